// A peek is for one pair of eyes: around one device it is taken under a hand.
import type { Shown } from "../../table/board";
import type { Glances } from "../../table/flat";
import type { CourtEvent, CourtView } from "../../wire";

/** Who has just peeked and may still see the hat. */
const looker = ({ last }: CourtView) => (last?.key === "court.peeked" ? last.seat : null);

/** As everybody at the table may see it. */
export function openly(shown: Shown<"court">): Shown<"court"> {
  const { view, news, told } = shown;
  const bare = (event: CourtEvent): CourtEvent =>
    event.key === "court.peeked" ? { ...event, hat: null } : event;
  const seen = looker(view) === null ? view.seen : null;
  return {
    ...shown,
    view: { ...view, seat: null, seen },
    moves: [],
    news: news.map(bare),
    ...(told ? { told: told.map(bare) } : {}),
  };
}

const glances: Glances<"court"> = { looker };
export default glances;
