// With open eyes: one view that has what every seat saw.
import type {
  CourtView,
  GameKey,
  ResetView,
  UshpizinHandView,
  UshpizinView,
  ViewOf,
} from "../../lib/wire";

/** The first that is known. */
const known = <Thing>(things: readonly (Thing | null)[]): Thing | null =>
  things.find((thing) => thing !== null) ?? null;

function openCourt(views: readonly CourtView[]): CourtView {
  return { ...views[0], seen: known(views.map((view) => view.seen)) };
}

function openReset(views: readonly ResetView[]): ResetView {
  return { ...views[0], shown: views[0].shown ?? views.map((view) => view.hand) };
}

function openHands(views: readonly UshpizinHandView[]): UshpizinHandView {
  const hosts = views[0].hosts.map((_, seat) => known(views.map((view) => view.hosts[seat])));
  return { ...views[0], hosts, shown: views[0].shown ?? views.map((view) => view.hand) };
}

function openRows(views: readonly UshpizinView[]): UshpizinView {
  const hosts = views[0].hosts.map((_, seat) => known(views.map((view) => view.hosts[seat])));
  const rows = views[0].rows.map((row, seat) =>
    row.map((_, place) => known(views.map((view) => view.rows[seat][place]))),
  );
  return { ...views[0], hosts, rows };
}

/** One view from those of all seats; a single one stays as it is. */
export function openView(game: GameKey, views: readonly ViewOf[]): ViewOf {
  if (views.length === 1 || game === "pairs") return views[0];
  if (game === "court") return openCourt(views as readonly CourtView[]);
  if (game === "reset") return openReset(views as readonly ResetView[]);
  if ("hand" in views[0]) return openHands(views as readonly UshpizinHandView[]);
  return openRows(views as readonly UshpizinView[]);
}

/** “#12.open” – the step and the eyes of a shared link. */
export function readPlace(hash: string): { step: number; eyes: string } {
  const [, step = "0", eyes = "open"] = /^(\d{1,7})\.(open|onlooker|\d)$/.exec(hash) ?? [];
  return { step: Number(step), eyes };
}
