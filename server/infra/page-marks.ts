/** What a page says about itself in its head. The page is a stranger's: nothing in it may throw, hang or get through as markup. */
import { Parser } from "htmlparser2";

export interface Marks {
  readonly meta: Map<string, string>;
  readonly linkedData: string[];
  title: string;
}

/** No honest page is nested so deep, and the parser's work for each tag grows with the depth. */
const deepestNesting = 500;
const mostLinkedData = 20;

/** Every tag becomes a space. Looked for sign by sign: a pattern would take the square of the length where none closes. */
const withoutTags = (text: string): string => {
  let kept = "";
  let from = 0;
  for (;;) {
    const open = text.slice(from).search(/<[a-z/!?]/i);
    const close = open === -1 ? -1 : text.indexOf(">", from + open + 2);
    if (close === -1) return kept + text.slice(from);
    kept += `${text.slice(from, from + open)} `;
    from = close + 1;
  }
};

/** One line of plain text. */
export const plain = (raw: string, longest: number): string =>
  withoutTags(
    raw
      .trimStart()
      .slice(0, longest * 10)
      .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, ""),
  )
    .replaceAll(/[<>]/g, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

export const readMarks = (html: string): Marks => {
  const marks: Marks = { meta: new Map(), linkedData: [], title: "" };
  let collecting: "title" | "linkedData" | undefined;
  let text = "";
  let depth = 0;
  let drawing = false;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (++depth > deepestNesting) parser.pause();
      if (tag === "svg") drawing = true;
      if (tag === "title" && !drawing && marks.title.trim() === "") collecting = "title";
      if (tag === "script" && /^\s*application\/ld\+json/i.test(attributes["type"] ?? "")) collecting = "linkedData";
      if (tag !== "meta") return;
      const key = (attributes["property"] ?? attributes["name"] ?? "").trim().toLowerCase();
      const content = attributes["content"] ?? "";
      if (content.trim() !== "" && !marks.meta.has(key)) marks.meta.set(key, content);
    },
    ontext: (piece) => {
      if (collecting !== undefined) text += piece;
    },
    onclosetag: () => {
      depth--;
      if (collecting === "title") marks.title = text;
      if (collecting === "linkedData" && marks.linkedData.length < mostLinkedData) marks.linkedData.push(text);
      collecting = undefined;
      text = "";
    },
  });
  parser.end(html);
  return marks;
};

export const objectsIn = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is Record<string, unknown> => typeof each === "object" && each !== null,
  );

const parsedOrNothing = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** "Organization", "schema:Organization" and "https://schema.org/Organization" say the same. */
export const isOfType = (node: Record<string, unknown>, type: string): boolean =>
  [node["@type"]].flat().some((named) => typeof named === "string" && named.split(/[/:#]/).at(-1) === type);

export const linkedNodes = (scripts: readonly string[]): Record<string, unknown>[] =>
  scripts
    .flatMap((script) => objectsIn(parsedOrNothing(script)))
    .flatMap((node) => [node, ...objectsIn(node["@graph"])]);
