/** What a company calls itself on its own site. The page is a stranger's: nothing in it may throw, hang or get through as markup. */
import { domainToUnicode } from "node:url";
import { nameFromWebsite } from "#domain/companies/company-name.ts";
import { isOfType, linkedNodes, plain, readMarks } from "../../infra/page-marks.ts";
import { PageUnreachableError, safeFetch, type SafeFetchOptions } from "../../infra/safe-fetch.ts";

export interface Company {
  readonly suggestedName: string;
  readonly description?: string;
}

const longestName = 100;
const longestDescription = 500;
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const nameIn = (raw: string): string => {
  const name = plain(raw, longestName);
  return lettersOf(name) === "" ? "" : name;
};

const nameFromLinkedData = (scripts: readonly string[]): string => {
  const nodes = linkedNodes(scripts);
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
