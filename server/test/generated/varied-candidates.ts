/** Many candidates for matching at low cost: some from full generated records, the rest variations of those. */
import type { CandidateFacts } from "#domain/matching/facts/candidate-facts.ts";
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { parseLocation } from "#domain/matching/location/location.ts";
import { type SeededRandom, seededRandom } from "../../db/seed/seeded-random.ts";
import { generateCandidate } from "../../db/seed/invent-candidate.ts";
import { occupationsByCategory, places } from "../../db/seed/sample-people.ts";
import { recordOfCandidate } from "../../features/matching/retrieval/match-records.ts";

const now = new Date("2026-11-15T00:00:00Z");
const month = "2026-11";
const readPlaces = places.map(({ city, state }) => parseLocation(`${city}, ${state}`));

/** Facts of full generated records, as the product computes them. */
export const readCandidates = (count: number, seed: number): readonly CandidateFacts[] => {
  const draw = seededRandom(seed);
  const occupations = Object.values(occupationsByCategory).flat();
  return Array.from({ length: count }, (_, serial) => {
    const person = generateCandidate(draw.pick(occupations), serial, now, draw);
    return factsOf(recordOfCandidate({ ...person, languages: [], preferences: [], skills: [...person.skills] }), month);
  });
};

export const variationOf = (facts: CandidateFacts, draw: SeededRandom): CandidateFacts => {
  const stretch = 0.5 + draw.next();
  const kept = facts.skills.filter(() => draw.next() < 0.85);
  return {
    ...facts,
    skills: kept,
    roles: facts.roles.map((role) => ({
      ...role,
      from: Math.round(role.from * stretch),
      to: Math.round(role.to * stretch),
    })),
    place: draw.pick(readPlaces),
    desiredSalary:
      facts.desiredSalary === null ? null : Math.round((facts.desiredSalary * (0.8 + 0.4 * draw.next())) / 500) * 500,
    monthsWorked: Math.round(facts.monthsWorked * stretch),
  };
};
