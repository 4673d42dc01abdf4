// A rules page as the build makes it.
export interface RulesPart {
  /** “R16”, or null for what is not a ruling. */
  ruling: string | null;
  html: string;
}
export interface RulesSection {
  id: string;
  heading: string;
  parts: RulesPart[];
}
export interface RulesText {
  intro: string;
  sections: RulesSection[];
}
