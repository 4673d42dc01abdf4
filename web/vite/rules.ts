// Rules pages from docs/rules: read while building, so that no parser of Markdown reaches the browser.
import { readFileSync } from "node:fs";
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { RulesPart, RulesText } from "../src/lib/rules/text.ts";
import { type Terms, termsOf, type Words } from "./terms.ts";

const RULING = /^[RCUM]\d+[a-z]?$/;
const MENTIONED = /(?<![\w/#-])([RCUM]\d+[a-z]?)(?![\w-])/g;
const HOME: Record<string, string> = { R: "reset", C: "court", U: "ushpizin", M: "ushpizin" };

/** Mentions of rulings become links: to this page if it has the ruling, else to the game's that does. */
function link(text: string, own: ReadonlySet<string>): string {
  return text.replace(MENTIONED, (ruling: string) => {
    const page = own.has(ruling) ? "" : `/rules/${HOME[ruling[0]]}`;
    return `<a href="${page}#${ruling}"><bdi>${ruling}</bdi></a>`;
  });
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const NO_TERMS: Terms = () => null;

function reader(own: ReadonlySet<string>, terms: Terms): Marked {
  const marked = new Marked();
  let option: string | undefined; // that a row of a table is about
  marked.use({
    renderer: {
      codespan({ text }) {
        const term = terms(text, option);
        return term ? `<b class="option">${escaped(term)}</b>` : `<code>${escaped(text)}</code>`;
      },
      text(token) {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        return link(token.text, own);
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
  const items = token.type === "list" ? (token as Tokens.List).items : [];
  const rulings = items.map(takeRuling);
  if (!rulings.some(Boolean)) return [{ ruling: null, html: marked.parser([token]) }];
  return items.map((item, i) => ({ ruling: rulings[i], html: marked.parser(item.tokens) }));
};

/** A rules page as data: introduction, and sections of rulings. What one types is quoted as it is. */
export function rulesText(markdown: string, terms: Terms = NO_TERMS): RulesText {
  const own = new Set([...markdown.matchAll(/^- \*\*([RCUM]\d+[a-z]?)\*\*/gm)].map((found) => found[1]));
  const marked = reader(own, terms);
  const typed = reader(own, NO_TERMS);
  const page: RulesText = { intro: "", sections: [] };
  for (const token of marked.lexer(markdown)) {
    const section = page.sections.at(-1);
    if (token.type === "heading" && token.depth === 1) continue; // the page has the name of the game
    if (token.type === "heading" && token.depth === 2)
      page.sections.push({ id: `part${page.sections.length + 1}`, heading: token.text, parts: [] });
    else if (section) section.parts.push(...parts(token.type === "blockquote" ? typed : marked, token));
    else page.intro += marked.parser([token]);
  }
  for (const section of page.sections) section.parts = section.parts.filter((part) => part.html.trim());
  return page;
}

export const rules = (): Plugin => ({
  name: "kupa-rules",
  enforce: "pre",
  transform(source, id) {
    const [, language, game] = /docs\/rules\/(\w+)\/(\w+)\.md$/.exec(id) ?? [];
    if (!game) return null;
    const words = new URL(`../src/words/${language}.json`, import.meta.url);
    const terms = termsOf(game, JSON.parse(readFileSync(words, "utf8")) as Words);
    return { code: `export default ${JSON.stringify(rulesText(source, terms))}`, map: null };
  },
});
