/** Reads a company's name from its own site. The page is untrusted: nothing in it may throw, hang or pass through as markup. */
import { domainToUnicode } from "node:url";
import { nameFromWebsite } from "#domain/companies/company-name.ts";
import { isOfType, linkedNodes, plainText, readPageMetadata } from "../../infra/outbound/page-metadata.ts";
import { PageUnreachableError, safeFetch, type SafeFetchOptions } from "../../infra/outbound/safe-fetch.ts";

export interface Company {
  readonly suggestedName: string;
  readonly description?: string;
}

const maxNameLength = 100;
const maxDescriptionLength = 500;
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const nameIn = (raw: string): string => {
  const name = plainText(raw, maxNameLength);
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

/** The readable host: "münchen.example", not "xn--mnchen-3ya.example". */
const hostOf = (website: URL): string => domainToUnicode(website.hostname) || website.hostname;

const nameFromHost = (website: URL): string => nameFromWebsite({ hostname: hostOf(website) });

/** The labels that may hold a name: not "www", the ending, nor the "co" of "co.uk". */
const namingLabels = (website: URL): string[] =>
  hostOf(website)
    .replace(/^www\./, "")
    .split(".")
    .slice(0, -1)
    .map(lettersOf)
    .filter((label, index) => label.length > 3 || (index === 0 && label !== ""));

const byLength = (parts: readonly string[]): string[] => parts.toSorted((one, other) => one.length - other.length);

/** The title part that equals the host's name, else one that contains it, else one within it, else the first. */
const nameFromTitle = (title: string, website: URL): string => {
  const parts = plainText(title, maxNameLength * 5)
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
  const { meta, linkedData, title } = readPageMetadata(html);
  const suggestedName =
    nameIn(meta.get("og:site_name") ?? "") ||
    nameFromLinkedData(linkedData) ||
    nameFromTitle(title, website) ||
    nameFromHost(website);
  const description =
    plainText(meta.get("og:description") ?? "", maxDescriptionLength) ||
    plainText(meta.get("description") ?? "", maxDescriptionLength);
  return { suggestedName, ...(description === "" ? {} : { description }) };
};

/** An unreachable page is named after its host. */
export const lookUpCompany = async (website: URL, options?: SafeFetchOptions): Promise<Company> => {
  try {
    return readCompany(await safeFetch(website, options), website);
  } catch (error) {
    if (error instanceof PageUnreachableError) return { suggestedName: nameFromHost(website) };
    throw error;
  }
};
