// What is said while one watches: every place has a name, so that it can be followed by ear.
import type { PracticePlace, PracticeRound, PracticeStep } from "../../lib/wire";
import { list, say } from "../../lib/words/locale.svelte";
import { Text } from "../../lib/words/values";
import type { Watch } from "./watch.svelte";

export class Speech {
  constructor(
    private readonly game: string,
    private readonly names: readonly string[],
  ) {}

  card = (face: string) => new Text(face, [this.game]);

  place({ seat, number }: Pick<PracticePlace, "seat" | "number">): string {
    if (seat === null) return say("practice.place", { number });
    return say("practice.place_of", { name: this.names[seat] ?? "", number });
  }

  private here = (face: string, place: PracticePlace) =>
    say("practice.here", { card: this.card(face), place: this.place(place) });

  where = (round: PracticeRound) => say("practice.where", { card: this.card(round.card) });

  change(step: PracticeStep, { places }: PracticeRound): string {
    const at = (place: number) => this.place(places[place]);
    const said = [
      ...this.moves(step.moves, at),
      ...step.faces.map(([place, face]) => this.here(face, places[place])),
    ];
    if (step.new.length) said.push(say("practice.new", { places: list(step.new.map(at)) }));
    if (step.gone.length) said.push(say("practice.gone", { places: list(step.gone.map(at)) }));
    return said.join(" ");
  }

  /** Two cards that change places are one sentence. */
  private moves(moves: PracticeStep["moves"], at: (place: number) => string): string[] {
    return moves.flatMap(([from, to]) => {
      const back = moves.some(([one, other]) => one === to && other === from);
      if (back && from > to) return [];
      return say(back ? "practice.swap" : "practice.move", { one: at(from), other: at(to) });
    });
  }

  /** What is shown right now. */
  now(watch: Watch): string {
    const { round, stage } = watch;
    if (stage === "shown") return this.beginning(round);
    if (stage === "changes") return this.change(watch.step, round);
    if (stage === "asked") return `${this.where(round)} ${say("practice.point")}`;
    return stage === "answered" ? this.verdict(watch) : "";
  }

  private beginning = (round: PracticeRound) =>
    round.shown === null ? "" : this.here(round.card, round.places[round.shown]);

  private verdict({ round, right, chosen }: Watch): string {
    const places = round.answers.map((place) => this.place(round.places[place]));
    if (right && chosen !== null)
      return say("practice.right", { place: this.place(round.places[chosen]) });
    return say("practice.wrong", { card: this.card(round.card), place: list(places) });
  }

  /** All of it once more, up to the question. */
  all(round: PracticeRound): string {
    const changes = round.steps.map((step) => this.change(step, round));
    return [this.beginning(round), ...changes, this.where(round)].filter(Boolean).join(" ");
  }
}
