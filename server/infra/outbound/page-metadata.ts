/** Reads the metadata of a web page. The page is untrusted: it must not cause an exception, a hang or markup in the output. */
import { Parser } from "htmlparser2";

export interface PageMetadata {
  readonly meta: Map<string, string>;
  readonly linkedData: string[];
  title: string;
}

/** No real page nests this deep, and the parser's work per tag grows with the depth. */
const maxNestingDepth = 500;
const maxLinkedData = 20;

/** Replaces every tag by a space. Scans by hand: a pattern would take quadratic time on unclosed tags. */
const withoutTags = (text: string): string => {
  let result = "";
  let from = 0;
  for (;;) {
    const open = text.slice(from).search(/<[a-z/!?]/i);
    const close = open === -1 ? -1 : text.indexOf(">", from + open + 2);
    if (close === -1) return result + text.slice(from);
    result += `${text.slice(from, from + open)} `;
    from = close + 1;
  }
};

/** One line of plain text. */
export const plainText = (raw: string, maxLength: number): string =>
  withoutTags(
    raw
      .trimStart()
      .slice(0, maxLength * 10)
      .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, ""),
  )
    .replaceAll(/[<>]/g, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

export const readPageMetadata = (html: string): PageMetadata => {
  const marks: PageMetadata = { meta: new Map(), linkedData: [], title: "" };
  let collecting: "title" | "linkedData" | undefined;
  let text = "";
  let depth = 0;
  let isInSvg = false;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (++depth > maxNestingDepth) parser.pause();
      if (tag === "svg") isInSvg = true;
      if (tag === "title" && !isInSvg && marks.title.trim() === "") collecting = "title";
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
      if (collecting === "linkedData" && marks.linkedData.length < maxLinkedData) marks.linkedData.push(text);
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

const parseJsonOrUndefined = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** "Organization", "schema:Organization" and "https://schema.org/Organization" are the same type. */
export const isOfType = (node: Record<string, unknown>, type: string): boolean =>
  [node["@type"]].flat().some((typeName) => typeof typeName === "string" && typeName.split(/[/:#]/).at(-1) === type);

export const linkedNodes = (scripts: readonly string[]): Record<string, unknown>[] =>
  scripts
    .flatMap((script) => objectsIn(parseJsonOrUndefined(script)))
    .flatMap((node) => [node, ...objectsIn(node["@graph"])]);
