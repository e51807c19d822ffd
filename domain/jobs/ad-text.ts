/** Parses an ad's plain text into paragraphs, headings and lists, for the page and its structured data. */
export type AdBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;
/** A short line without end punctuation is a heading if a list follows; one with a colon is a heading of any text below. */
const isHeading = (line: string, next: string): boolean =>
  next !== "" && line.length <= 60 && (line.endsWith(":") || (bullet.test(next) && !/[.!?,;]$/.test(line)));

interface ParserState {
  readonly blocks: readonly AdBlock[];
  readonly items: readonly string[];
  readonly lines: readonly string[];
}

const closeBlock = ({ blocks, items, lines }: ParserState): readonly AdBlock[] => [
  ...blocks,
  ...(lines.length > 0 ? [{ kind: "paragraph", text: lines.join(" ") } as const] : []),
  ...(items.length > 0 ? [{ kind: "list", items } as const] : []),
];

export const adBlocks = (text: string): readonly AdBlock[] => {
  let state: ParserState = { blocks: [], items: [], lines: [] };
  const all = text.replaceAll("\r", "").split("\n");
  for (const [index, raw] of all.entries()) {
    const line = raw.trim();
    const next = all[index + 1]?.trim() ?? "";
    if (line === "") state = { blocks: closeBlock(state), items: [], lines: [] };
    else if (bullet.test(line)) {
      const before = state.lines.length > 0 ? { blocks: closeBlock(state), items: [], lines: [] } : state;
      state = { ...before, items: [...before.items, line.replace(bullet, "")] };
    } else if (state.lines.length === 0 && isHeading(line, next)) {
      const heading = { kind: "heading", text: line.replace(/:$/, "") } as const;
      state = { blocks: [...closeBlock(state), heading], items: [], lines: [] };
    } else {
      const before = state.items.length > 0 ? { blocks: closeBlock(state), items: [], lines: [] } : state;
      state = { ...before, lines: [...before.lines, line] };
    }
  }
  return closeBlock(state);
};

/** The lines of a list that people typed, without their bullets. */
const adLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(bullet, ""))
    .filter((line) => line !== "");

const niceToHaveHeading = /^(?:nice[- ]to[- ]have|preferred|desirable|bonus|a plus|pluses)\b.{0,30}$/i;
const mustHaveHeading = /^(?:requirements?|must[- ]haves?|required|what you (?:need|bring)|qualifications)\b.{0,20}$/i;

/** Lines under "Nice to have" are optional, all others are required. Headings are left out. */
export const splitRequirements = (
  text: string,
): { readonly must: readonly string[]; readonly nice: readonly string[] } => {
  const must: string[] = [];
  const nice: string[] = [];
  let isNiceToHave = false;
  for (const line of adLines(text)) {
    const bare = line.replace(/:$/, "");
    if (niceToHaveHeading.test(bare)) isNiceToHave = true;
    else if (mustHaveHeading.test(bare)) isNiceToHave = false;
    else (isNiceToHave ? nice : must).push(line);
  }
  return { must, nice };
};
