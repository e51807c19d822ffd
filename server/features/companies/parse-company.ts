/** What a company calls itself on its own site. The page is a stranger's: nothing in it may throw, hang or get through as markup. */
import { domainToUnicode } from "node:url";
import { Parser } from "htmlparser2";
import { nameFromWebsite } from "#domain/companies/company-name.ts";
import { PageUnreachableError, safeFetch, type SafeFetchOptions } from "../../infra/safe-fetch.ts";

export interface Company {
  readonly suggestedName: string;
  readonly description?: string;
}

interface Marks {
  readonly meta: Map<string, string>;
  readonly linkedData: string[];
  title: string;
}

const longestName = 100;
const longestDescription = 500;
/** No honest page is nested so deep, and the parser's work for each tag grows with the depth. */
const deepestNesting = 500;

/** One line of plain text. Cut first, because taking tags out of 500 KB of "<" would take minutes. */
const plain = (raw: string, longest: number): string =>
  raw
    .slice(0, longest * 10)
    .replaceAll(/<[a-z/!?][^>]*>/gi, " ")
    .replaceAll(/[<>]/g, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

const readMarks = (html: string): Marks => {
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
      if (collecting === "linkedData") marks.linkedData.push(text);
      collecting = undefined;
      text = "";
    },
  });
  parser.end(html);
  return marks;
};

const objectsIn = (value: unknown): Record<string, unknown>[] =>
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
const isOfType = (node: Record<string, unknown>, type: string): boolean =>
  [node["@type"]].flat().some((named) => typeof named === "string" && named.split(/[/:#]/).at(-1) === type);

const nameFromLinkedData = (scripts: readonly string[]): string => {
  const nodes = scripts
    .flatMap((script) => objectsIn(parsedOrNothing(script)))
    .flatMap((node) => [node, ...objectsIn(node["@graph"])]);
  for (const type of ["Organization", "Corporation", "WebSite"]) {
    for (const node of nodes) {
      const name = typeof node["name"] === "string" && isOfType(node, type) ? plain(node["name"], longestName) : "";
      if (name !== "") return name;
    }
  }
  return "";
};

const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The labels that may hold a name: not "www", the ending, nor the "co" of "co.uk". */
const namingLabels = (website: URL): string[] =>
  domainToUnicode(website.hostname)
    .replace(/^www\./, "")
    .split(".")
    .slice(0, -1)
    .map(lettersOf)
    .filter((label, at) => label.length > 3 || (at === 0 && label !== ""));

const share = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) > 2 && (one.includes(other) || other.includes(one));

const nameFromTitle = (title: string, website: URL): string => {
  const parts = plain(title, longestName * 5)
    .split(/ (?:\||-|–|—|::) /)
    .map((part) => plain(part, longestName))
    .filter((part) => part !== "");
  const labels = namingLabels(website);
  return (
    parts.find((part) => labels.includes(lettersOf(part))) ??
    parts.find((part) => labels.some((label) => share(lettersOf(part), label))) ??
    parts[0] ??
    ""
  );
};

export const readCompany = (html: string, website: URL): Company => {
  const { meta, linkedData, title } = readMarks(html);
  const suggestedName =
    plain(meta.get("og:site_name") ?? "", longestName) ||
    nameFromLinkedData(linkedData) ||
    nameFromTitle(title, website) ||
    nameFromWebsite(website);
  const description =
    plain(meta.get("og:description") ?? "", longestDescription) ||
    plain(meta.get("description") ?? "", longestDescription);
  return { suggestedName, ...(description === "" ? {} : { description }) };
};

/** A page that cannot be read is named after its host, whatever the reason. */
export const lookUpCompany = async (website: URL, options?: SafeFetchOptions): Promise<Company> => {
  try {
    return readCompany(await safeFetch(website, options), website);
  } catch (error) {
    if (error instanceof PageUnreachableError) return { suggestedName: nameFromWebsite(website) };
    throw error;
  }
};
