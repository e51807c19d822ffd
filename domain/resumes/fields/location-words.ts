/** Countries, regions and large cities, to recognize a printed location and to find the phone country. */
import us from "#data/compiled/us-locations.json" with { type: "json" };
import world from "#data/compiled/world-locations.json" with { type: "json" };

const countryByName = (names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).flatMap(([code, all]) => all.map((name) => [name, code] as const)));

export const countries = countryByName(world.country);
export const regionNames = countryByName(world.region);
/** Printed in capitals after a city. */
export const regionCodes = countryByName(world["region-code"]);
/** Names shorter than this may be abbreviations: "LA". */
const minTownLength = 4;
const towns = Object.values(us.metros)
  .flatMap((townsByState) => Object.values(townsByState).flatMap((list) => list.split(",")))
  .filter((name) => name.length >= minTownLength);
export const cities = countryByName({ ...world.city, US: [...world.city.US, ...towns] });
