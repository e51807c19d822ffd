/** Many people for matching at little cost: some read from whole invented records, the rest variations of those. */
import type { CandidateFacts } from "#domain/matching/candidate-facts.ts";
import { factsOf } from "#domain/matching/facts-of.ts";
import { readPlace } from "#domain/matching/place.ts";
import { type Chance, chance } from "../db/seed/chance.ts";
import { inventCandidate } from "../db/seed/invent-candidate.ts";
import { occupationsByCategory } from "../db/seed/vocabulary/occupations.ts";
import { places } from "../db/seed/vocabulary/places.ts";
import { recordOfCandidate } from "../features/matching/match-records.ts";

const now = new Date("2026-11-15T00:00:00Z");
const month = "2026-11";
const readPlaces = places.map(({ city, state }) => readPlace(`${city}, ${state}`));

/** Read from whole invented records, as the product reads them. */
export const readPeople = (count: number, seed: number): readonly CandidateFacts[] => {
  const draw = chance(seed);
  const occupations = Object.values(occupationsByCategory).flat();
  return Array.from({ length: count }, (_, serial) => {
    const person = inventCandidate(draw.pick(occupations), serial, now, draw);
    return factsOf(recordOfCandidate({ ...person, skills: [...person.skills] }), month);
  });
};

export const variationOf = (facts: CandidateFacts, draw: Chance): CandidateFacts => {
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
