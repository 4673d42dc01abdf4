// A rules page as vite/rules.ts builds it.
export interface RulesPart {
  /** “R16”, or null for what is not a ruling. */
  ruling: string | null;
  html: string;
  /** The ruling whose pictures are shown here too: a paragraph of the short rules has none of its own. */
  pictures?: string;
}
/** What is folded away until somebody asks for it, or follows a link to a ruling in it. */
export interface RulesFold {
  id: string;
  heading: string;
  parts: RulesPart[];
}
export interface RulesSection {
  id: string;
  heading: string;
  parts: RulesPart[];
  folds: RulesFold[];
}
export interface RulesText {
  intro: string;
  sections: RulesSection[];
}

/** All parts of a page in their order, folded away or not. */
export const allParts = (page: RulesText): RulesPart[] =>
  page.sections.flatMap(({ parts, folds }) => [...parts, ...folds.flatMap((fold) => fold.parts)]);
