// Converts the rules pages in docs/rules at build time, so that no Markdown parser is sent to the browser.
import { readdirSync, readFileSync } from "node:fs";
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { RulesPart, RulesText } from "../src/lib/rules/text.ts";
import { plainMessages } from "./messages.ts";
import { type OptionLabels, optionLabelsOf } from "./option-labels.ts";

const RULING = /^[A-Z]\d+[a-z]?$/;
/** In the short rules: show the pictures of that ruling here. */
const PICTURES = /^<!-- pictures: ([A-Z]\d+[a-z]?) -->/;
const MENTIONED = /(?<![\w/#-])([A-Z]\d+[a-z]?)(?![\w-])/g;
const STATED = /^- \*\*([A-Z]\d+[a-z]?)\*\*/gm;

/** The game whose rules page states a ruling, by ruling. */
export type Homes = ReadonlyMap<string, string>;
const statedIn = (markdown: string) => [...markdown.matchAll(STATED)].map((found) => found[1]);

/** Read from all rules pages which of them states which ruling. */
export function homesOf(folder: URL): Homes {
  const pages = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const stated = (name: string) =>
    statedIn(readFileSync(new URL(name, folder), "utf8")).map(
      (ruling) => [ruling, name.replace(/\.md$/, "")] as const,
    );
  return new Map(pages.flatMap(stated));
}

/** Mentions of rulings become links: to this page if it states the ruling, else to the game's that does. */
function link(text: string, own: ReadonlySet<string>, homes: Homes): string {
  return text.replace(MENTIONED, (ruling: string) => {
    const home = homes.get(ruling);
    if (!own.has(ruling) && !home) return ruling;
    const page = own.has(ruling) ? "" : `/rules/${home}`;
    return `<a href="${page}#${ruling}"><bdi>${ruling}</bdi></a>`;
  });
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const NO_LABELS: OptionLabels = () => null;

function reader(own: ReadonlySet<string>, homes: Homes, labels: OptionLabels): Marked {
  const marked = new Marked();
  let option: string | undefined; // that a row of a table is about
  marked.use({
    renderer: {
      codespan({ text }) {
        const label = labels(text, option);
        return label ? `<b class="option">${escaped(label)}</b>` : `<code>${escaped(text)}</code>`;
      },
      text(token) {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        return link(token.text, own, homes);
      },
      table(token) {
        const shown = (cell: Tokens.TableCell, tag: string, about?: string) => {
          option = about;
          return `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`;
        };
        const row = ([first, ...rest]: Tokens.TableCell[], tag: string) => {
          const about = /^`(\w+)`$/.exec(first.text)?.[1];
          const cells = [shown(first, tag), ...rest.map((cell) => shown(cell, tag, about))];
          option = undefined;
          return `<tr>${cells.join("")}</tr>`;
        };
        const body = token.rows.map((cells) => row(cells, "td")).join("");
        return `<div class="wide" tabindex="0" role="group"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return marked;
}

type Line = Tokens.Text | Tokens.Paragraph;

/** The ruling an item begins with; it is taken off the item. */
function takeRuling(item: Tokens.ListItem): string | null {
  const line = item.tokens.find(
    (token): token is Line => token.type === "text" || token.type === "paragraph",
  );
  const [first, second] = line?.tokens ?? [];
  if (first?.type !== "strong" || !RULING.test(first.text)) return null;
  line?.tokens?.shift();
  if (second?.type === "text") second.text = second.text.trimStart();
  return first.text;
}

const parts = (marked: Marked, token: Token): RulesPart[] => {
  const [, pictures] = token.type === "html" ? (PICTURES.exec(token.raw) ?? []) : [];
  if (pictures) return [{ ruling: null, html: "", pictures }];
  const items = token.type === "list" ? (token as Tokens.List).items : [];
  const rulings = items.map(takeRuling);
  if (!rulings.some(Boolean)) return [{ ruling: null, html: marked.parser([token]) }];
  return items.map((item, i) => ({ ruling: rulings[i], html: marked.parser(item.tokens) }));
};

/** Add a section, or something folded away in the last one. */
function addHeading(page: RulesText, { depth, text }: Tokens.Heading): void {
  const section = page.sections.at(-1);
  if (depth === 2)
    page.sections.push({ id: `part${page.sections.length + 1}`, heading: text, parts: [], folds: [] });
  else if (section)
    section.folds.push({ id: `${section.id}.${section.folds.length + 1}`, heading: text, parts: [] });
}

/**
 * A rules page as data: introduction, and sections with what is folded away in them (### in Markdown).
 * What one types is quoted as it is.
 */
export function rulesText(
  markdown: string,
  labels: OptionLabels = NO_LABELS,
  homes: Homes = new Map(),
): RulesText {
  const own = new Set(statedIn(markdown));
  const marked = reader(own, homes, labels);
  const typed = reader(own, homes, NO_LABELS);
  const page: RulesText = { intro: "", sections: [] };
  for (const token of marked.lexer(markdown)) {
    const section = page.sections.at(-1);
    if (token.type === "heading" && token.depth === 1) continue; // the page has the name of the game
    const open = section?.folds.at(-1) ?? section;
    if (token.type === "heading") addHeading(page, token as Tokens.Heading);
    else if (open) open.parts.push(...parts(token.type === "blockquote" ? typed : marked, token));
    else page.intro += marked.parser([token]);
  }
  const said = ({ html, pictures }: RulesPart) => html.trim() !== "" || pictures !== undefined;
  for (const each of page.sections.flatMap((section) => [section, ...section.folds]))
    each.parts = each.parts.filter(said);
  return page;
}

export const rules = (): Plugin => ({
  name: "kupa-rules",
  enforce: "pre",
  transform(source, id) {
    const [, language, game] = /docs\/rules\/(\w+)\/(\w+)\.md$/.exec(id) ?? [];
    if (!game) return null;
    const labels = optionLabelsOf(game, plainMessages(language, "core", "page", game));
    const homes = homesOf(new URL(`../../docs/rules/${language}/`, import.meta.url));
    return { code: `export default ${JSON.stringify(rulesText(source, labels, homes))}`, map: null };
  },
});
