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
const mostLinkedData = 20;

/** One line of plain text. Cut first, because taking tags out of 500 KB of "<" would take minutes. */
const plain = (raw: string, longest: number): string =>
  raw
    .trimStart()
    .slice(0, longest * 10)
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replaceAll(/<[a-z/!?][^>]*>/gi, " ")
    .replaceAll(/[<>]/g, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const nameIn = (raw: string): string => {
  const name = plain(raw, longestName);
  return lettersOf(name) === "" ? "" : name;
};

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
      if (collecting === "linkedData" && marks.linkedData.length < mostLinkedData) marks.linkedData.push(text);
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
      const name = typeof node["name"] === "string" && isOfType(node, type) ? nameIn(node["name"]) : "";
      if (name !== "") return name;
    }
  }
  return "";
};

/** As its owner writes it: "münchen.example", not "xn--mnchen-3ya.example". */
const hostOf = (website: URL): string => domainToUnicode(website.hostname) || website.hostname;

const nameFromHost = (website: URL): string => nameFromWebsite({ hostname: hostOf(website) });

/** The labels that may hold a name: not "www", the ending, nor the "co" of "co.uk". */
const namingLabels = (website: URL): string[] =>
  hostOf(website)
    .replace(/^www\./, "")
    .split(".")
    .slice(0, -1)
    .map(lettersOf)
    .filter((label, at) => label.length > 3 || (at === 0 && label !== ""));

const byLength = (parts: readonly string[]): string[] => parts.toSorted((one, other) => one.length - other.length);

/** The part that is the host's name, else one around it, else one within it, else the first. */
const nameFromTitle = (title: string, website: URL): string => {
  const parts = plain(title, longestName * 5)
    .split(/ (?:\||-|–|—|::) /)
    .map(nameIn)
    .filter((part) => part !== "");
  const labels = namingLabels(website);
  const around = (part: string) => labels.some((label) => label.length > 2 && lettersOf(part).includes(label));
  const within = (part: string) =>
    lettersOf(part).length > 2 && labels.some((label) => label.includes(lettersOf(part)));
  return (
    parts.find((part) => labels.includes(lettersOf(part))) ??
    byLength(parts.filter(around))[0] ??
    byLength(parts.filter(within)).at(-1) ??
    parts[0] ??
    ""
  );
};

export const readCompany = (html: string, website: URL): Company => {
  const { meta, linkedData, title } = readMarks(html);
  const suggestedName =
    nameIn(meta.get("og:site_name") ?? "") ||
    nameFromLinkedData(linkedData) ||
    nameFromTitle(title, website) ||
    nameFromHost(website);
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
    if (error instanceof PageUnreachableError) return { suggestedName: nameFromHost(website) };
    throw error;
  }
};
