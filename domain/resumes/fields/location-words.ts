/** Countries, regions and large cities, to recognize a printed location and to find the phone country. */
import world from "#data/compiled/world-locations.json" with { type: "json" };

const countryByName = (names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).flatMap(([code, all]) => all.map((name) => [name, code] as const)));

export const countries = countryByName(world.country);
export const regionNames = countryByName(world.region);
/** Printed in capitals after a city. */
export const regionCodes = countryByName(world["region-code"]);
export const cities = countryByName(world.city);
