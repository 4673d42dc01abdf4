// Opening and finding tables.
import { call } from "./api";
import type { Me } from "./device";
import { type Skill, tableFor } from "./levels";
import { keepFirstGame } from "./tips";
import type { GameInfo, Pace } from "./wire";

type NewTable = Parameters<typeof call<"POST /api/tables">>[2];

/** Bots do not mind waiting. */
const PACE: Pace = "untimed";

const seated = ({ key, usual_seats }: GameInfo) => ({ game: key, chairs: usual_seats });
/** Open a table and deal; a first game has tips. */
async function begin(body: NewTable, skill: Skill | null): Promise<string> {
  const id = await open(body);
  if (skill === "first") keepFirstGame(id);
  return id;
}
const open = async (body: NewTable) => (await call("POST /api/tables", {}, body)).id;

/** Open a table with bots and deal at once; resolves to the table's id. */
export const playNow = (game: GameInfo, me: Me, skill: Skill | null) =>
  begin({ ...seated(game), ...me, ...tableFor(game, skill), pace: PACE, deal: true }, skill);

/** Open a table for one and deal at once; resolves to the table's id. */
export const playAlone = (game: GameInfo, me: Me, skill: Skill | null) =>
  begin(
    {
      game: game.key,
      chairs: 1,
      ...me,
      options: tableFor(game, skill).options,
      pace: PACE,
      deal: true,
    },
    skill,
  );

/** Open a table for others to join and take a seat; resolves to the table's id. */
export const openTable = (game: GameInfo, me: Me) => open({ ...seated(game), ...me });

/** Open a table for people who share this device; handing it over takes its time. */
export const openHere = (game: GameInfo, me: Me) => open({ ...seated(game), ...me, pace: PACE });

/** Open a table for a shared screen, which hosts it and has no seat; resolves to the table's id. */
export const openScreen = (game: GameInfo) => open({ ...seated(game), onlookers: true });

/** The id of the table with a code. */
export const findTable = async (code: string) => (await call("GET /api/codes/{code}", { code })).id;
