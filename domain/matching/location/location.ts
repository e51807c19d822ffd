/** Reads a location as people write it: "Mesa, AZ", "Remote, New Jersey", "Kraków, Poland", "Remote (Northeast US)". */
import { replaceParentheses } from "../../text/replace-parentheses.ts";
import type { LocationFact } from "../facts/candidate-facts.ts";
import {
  countries,
  metroFor,
  provinceByName,
  provinceCodes,
  regionOfState,
  stateByName,
  stateCodes,
  stateOfMetroCity,
} from "./us-locations.ts";

const regionCode = (text: string): { readonly region: string; readonly country: string } | undefined => {
  const word = text.trim().replace(/(?<!\s)\s+\d{5}(?:-\d{4})?$/, "");
  const upper = word.toUpperCase().replaceAll(".", "");
  const lower = word.toLowerCase();
  const state = stateCodes.has(upper) ? upper : stateByName.get(lower);
  if (state !== undefined) return { region: state, country: "US" };
  const province = provinceCodes.has(upper) ? upper : provinceByName.get(lower.replace("é", "e"));
  return province === undefined ? undefined : { region: province, country: "CA" };
};

const countryOf = (text: string): string => countries.find(([, words]) => words.test(text))?.[0] ?? "";

export const parseLocation = (text: string): LocationFact => {
  const parts = replaceParentheses(text, () => "")
    .split(/[,|/·]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^(?:remote|hybrid|on-?site|usa?|united states)$/i.test(part));
  for (const [index, part] of parts.entries()) {
    // "New York, NY": the city comes first, so a single or later part is tried as the state.
    const regionMatch = index > 0 || parts.length === 1 ? regionCode(part) : undefined;
    if (regionMatch !== undefined) {
      const city = index > 0 ? (parts[index - 1] ?? "").toLowerCase() : "";
      const isCity = parts.length === 1 && stateOfMetroCity(part.toLowerCase()) !== "";
      if (isCity) break;
      return { city, ...regionMatch, metro: metroFor(city, regionMatch.region) };
    }
  }
  const city = (parts[0] ?? "")
    .replace(/(?:(?<!\s)\s+)?(?:metro|area|greater)\b.*$/i, "")
    .toLowerCase()
    .replace(/^greater /, "");
  const state = stateOfMetroCity(city);
  if (state !== "")
    return { city, region: state, country: provinceCodes.has(state) ? "CA" : "US", metro: metroFor(city, state) };
  const country = countryOf(text);
  return { city: country === "" || parts.length > 1 ? city : "", region: "", country, metro: "" };
};

/** Names of regions that mean their largest city. */
const locationByNickname: readonly (readonly [RegExp, string])[] = [
  [/^twin cities\b/i, "Minneapolis, MN"],
  [/^(?:sf |san francisco )?bay area\b/i, "San Francisco, CA"],
  [/^(?:research )?triangle\b/i, "Raleigh, NC"],
  [/^(?:dfw|metroplex)\b/i, "Dallas, TX"],
  [/^dmv\b/i, "Washington, DC"],
  [/^chicagoland\b/i, "Chicago, IL"],
  [/^silicon valley\b/i, "San Jose, CA"],
  [/^south florida\b/i, "Miami, FL"],
  [/^front range\b/i, "Denver, CO"],
];
const maxLocationWords = 4;

/** The location at the start of a text: "sacramento over winter break", "the twin cities in june". */
export const leadingLocation = (text: string): LocationFact => {
  const plain = text.trim().replace(/^the /i, "");
  const nickname = locationByNickname.find(([words]) => words.test(plain));
  if (nickname !== undefined) return parseLocation(nickname[1]);
  const words = plain.split(/\s+/);
  for (let count = Math.min(maxLocationWords, words.length); count > 0; count -= 1) {
    const place = parseLocation(words.slice(0, count).join(" "));
    if (place.region !== "" || place.country !== "") return place;
  }
  return parseLocation(plain);
};

const regionWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/north-?east|east coast|new england|mid-atlantic|eastern/i, ["northeast"]],
  [/south-?east|\bsouth\b|southern/i, ["south"]],
  [/mid-?west|great lakes|central/i, ["midwest"]],
  [/south-?west/i, ["southwest"]],
  [/mountain|rockies/i, ["mountain"]],
  [/west coast|pacific|\bwest\b/i, ["west", "mountain"]],
];

/** Where a remote job may be done: regions, states and countries. Empty means anywhere. */
export const parseRemoteRange = (text: string): readonly string[] => {
  const within = new Set<string>();
  for (const [words, regions] of regionWords) if (words.test(text)) for (const region of regions) within.add(region);
  for (const [name, code] of stateByName) if (new RegExp(String.raw`\b${name}\b`, "i").test(text)) within.add(code);
  for (const code of stateCodes) if (new RegExp(String.raw`\b${code}\b`).test(text)) within.add(code);
  if (within.size === 0) for (const [code, words] of countries) if (words.test(text)) within.add(code);
  return [...within];
};

export const isWithinRegions = (place: LocationFact, within: readonly string[]): boolean =>
  within.length === 0 ||
  within.includes(place.country) ||
  within.includes(place.region) ||
  within.includes(regionOfState.get(place.region) ?? "");

export const isSameLocation = (one: LocationFact, other: LocationFact): boolean =>
  (one.metro !== "" && one.metro === other.metro) ||
  (one.city !== "" && one.city === other.city && one.region === other.region && one.country === other.country);
