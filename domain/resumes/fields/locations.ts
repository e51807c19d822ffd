/** Reads locations: "2210 W Addison St, Chicago, IL 60618" → "Chicago, IL". */
import { fold } from "../sections/headings.ts";
import { cities, countries, regionCodes, regionNames } from "./location-words.ts";

const postcode =
  /\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\b|\b\d{3}-\d{4}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{3} \d{2}\b|\b\d{2}-\d{3}\b/g;
/** "1012 AB Amsterdam": matches only before a city, because the same letters may be a state after one. */
const dutchPostcode = /^\d{4} ?[A-Z]{2} (?=\p{Lu}\p{Ll})/u;
// \b sees a word boundary between "Kö" and "ln", so words are bounded by non-letters.
const street =
  /\d|(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|close|crescent|terrace|square|suite|floor|platz|weg|allee|gasse|laan|straat)\.?$|^(?:apt|apartment|flat|unit|p\.?o\.? box|rue|calle|via|avenida|avenue|jl|jalan)(?!\p{L})|(?:stra(?:ß|ss)e|str\.|gatan|vej|vägen|straat|laan|gasse)$/iu;

const isName = (text: string): boolean =>
  /^[\p{Lu}’'][\p{L}\p{M}’'.\- ]*(?:\([\p{L}\p{M} ]+\))?$/u.test(text) &&
  text.split(/\s+/).length <= 4 &&
  text.length <= 40;

export const countryOf = (place: string): string | null => {
  const parts = place
    .split(/[,()]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const part of parts.toReversed()) {
    const code = countries.get(fold(part)) ?? regionCodes.get(part.replaceAll(".", "")) ?? regionNames.get(fold(part));
    if (code) return code;
  }
  for (const part of parts) {
    const lastWord = part.split(" ").at(-1) ?? "";
    const code = cities.get(fold(part)) ?? regionCodes.get(lastWord) ?? countries.get(fold(lastWord));
    if (code) return code;
  }
  return null;
};

/** "Pa." is PA in newspaper style. */
const regionCode = (part: string): string =>
  /^\p{Lu}\p{Ll}\.$/u.test(part) ? part.slice(0, 2).toUpperCase() : part.replaceAll(".", "");

const isRegion = (part: string): boolean =>
  regionCodes.has(regionCode(part)) || regionNames.has(fold(part)) || countries.has(fold(part));

/** "Dublin 8", "Paris 11e" and "Greater Boston Area" count as their cities. */
const isCity = (part: string): boolean =>
  cities.has(fold(part).replace(/ \d{1,2}(?:e|er|eme|th)?$/, "")) ||
  cities.has(
    fold(part)
      .replace(/^greater /, "")
      .replace(/ (?:bay|metropolitan|metro)? ?(?:area|region)$/, ""),
  );

/** The full name or the code of a state or a country. */
export const isRegionName = (part: string): boolean => isRegion(part.trim());

export const isCountry = (part: string): boolean => countries.has(fold(part));

export const isKnownLocation = (part: string): boolean => isRegion(part) || isCity(part);

/** Converts "São Paulo/SP", "Alba (CN)" and "Remote (Austin, TX)" to the form that the other rules read. */
const plainForm = (printed: string): string =>
  printed
    .replace(
      /^(?:address|location|based in|lives in|residence|wohnort|adresse|anschrift|adresse|domicile|direcci[oó]n|indirizzo|ort|city)\s*:?\s+/i,
      "",
    )
    // "Lyon 69002 FR" and "Halifax, NS B3J 1S9 CA"
    .replace(
      /(?<=\p{L}) (?<code>\d{4,6}|\p{Lu}\d\p{Lu} \d\p{Lu}\d|\p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}) (?<country>\p{Lu}{2})$/u,
      ", $<country>",
    )
    .replace(/^(?:remote|hybrid)\s*\((?<place>[^()]+)\)$/i, "$<place>")
    .replace(/(?<=\p{L})\s?\/\s?(?<code>\p{Lu}{2})$/u, ", $<code>")
    .replaceAll(/(?:(?<!\s)\s+)?\((?<code>\p{Lu}{2,3})\)/gu, (_all, code: string) =>
      regionCodes.has(code) ? `, ${code}` : "",
    );

/** Removes street and postal code. Null if no location is left. */
export const locationIn = (printed: string): string | null => {
  const all = plainForm(printed).split(/(?:(?<!\s)\s+)?,\s*|(?<!\s)\s+[-–]\s+/);
  const keptParts = all.filter((part) => !(street.test(bare(part)) && !isKnownLocation(bare(part))));
  const nameParts = keptParts
    .map((part) => bare(part).replace(/(?<=\p{L}) \d{1,2}(?:e|er)?$/u, ""))
    .filter((part) => part !== "");
  // In a full address, everything before the city is street and district.
  const city = nameParts.findLastIndex(isCity);
  const parts = city > 0 && (keptParts.length < all.length || nameParts.length > 3) ? nameParts.slice(city) : nameParts;
  const isKnown = parts.length > 1 && parts.every(isKnownLocation);
  if (parts.length === 0 || parts.length > 4) return null;
  return isKnown || parts.every((part) => isName(part) || isRegion(part)) ? parts.join(", ") : null;
};

const bare = (part: string): string =>
  part.replace(dutchPostcode, "").replaceAll(postcode, "").replaceAll(/\s+/g, " ").trim();

/** 0 to 1: how likely the text is a location and not a name, a title or a company. */
export const locationScore = (text: string): number => {
  const place = locationIn(text);
  if (!place) return 0;
  const parts = place.split(", ");
  const last = parts.at(-1) ?? "";
  const ending = last.split(" ").at(-1) ?? "";
  if (parts.length === 3 && isCountry(last) && isCity(parts[0] ?? "")) return 1;
  // "Lanternfish, Toronto, ON" is a company in a location. "Pune, Maharashtra, India" is a location.
  if (parts.length > 2 && !isRegion(parts.at(-2) ?? "")) return 0.4;
  if (parts.length > 1 && isRegion(last) && (parts[0] ?? "").split(" ").length <= 3) return 1;
  if (parts.length === 1 && /^[^(]*\(.+\)$/.test(last))
    return isKnownLocation(last.replace(/^.*\(|\)$/g, "")) ? 1 : 0.2;
  if (parts.length === 1 && last !== ending && regionCodes.has(ending)) return 0.95;
  if (parts.length === 1) return isKnownLocation(last) ? 0.85 : 0.2;
  // "Berea Road Primary, Durban" is a school in a city. "Brooklyn, New York" would be a location.
  if (isKnownLocation(parts[0] ?? "")) return 0.85;
  if (isKnownLocation(last)) return 0.5;
  return parts.length === 2 ? 0.4 : 0.2;
};

export const remote =
  /^\(?(?:fully )?(?:remote|hybrid|on-?site|home ?office|télétravail|teletrabajo)(?: .{0,20})?\)?$/i;
