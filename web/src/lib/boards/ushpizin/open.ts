// A replay that shows all cards: one view made from those of all seats.
import type { UshpizinHandView, UshpizinView } from "../../wire";
import { known } from "../shared/known";
import { type AnyView, isHandView } from "./asked";

const hosts = (views: readonly AnyView[]) =>
  views[0].hosts.map((_, seat) => known(views.map((view) => view.hosts[seat])));

function openHands(views: readonly UshpizinHandView[]): UshpizinHandView {
  return { ...views[0], hosts: hosts(views), shown: views[0].shown ?? views.map((view) => view.hand) };
}

function openRows(views: readonly UshpizinView[]): UshpizinView {
  const rows = views[0].rows.map((row, seat) =>
    row.map((_, place) => known(views.map((view) => view.rows[seat][place]))),
  );
  return { ...views[0], hosts: hosts(views), rows };
}

export const openView = (views: readonly AnyView[]): AnyView =>
  isHandView(views[0])
    ? openHands(views as readonly UshpizinHandView[])
    : openRows(views as readonly UshpizinView[]);
