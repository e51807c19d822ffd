/**
 * npm run data:profile-occupations: writes data/occupations/profiles.csv, the terms by which each kind of work is recognized where a title says
 * nothing. Scores depend on this table, so run it only with a new engine version.
 */
import { writeFileSync } from "node:fs";
import { occupationProfiles } from "./data/occupation-profiles.ts";
import { toCsv } from "./data/to-csv.ts";

const rows = Object.entries(occupationProfiles()).flatMap(([occupation, terms]) =>
  Object.entries(terms).map(([term, weight]) => [occupation, term, weight] as const),
);
writeFileSync(
  new URL("../data/occupations/profiles.csv", import.meta.url),
  toCsv(["occupation", "term", "weight"], rows),
);
