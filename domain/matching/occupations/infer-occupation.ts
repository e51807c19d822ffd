/** Recognizes the kind of work of a role by its duties, tools and skills, where the title names none. */
import compiled from "#data/compiled/occupation-profiles.json" with { type: "json" };
import { nearnessOfWork } from "./work-nearness.ts";

/** A term of a role: a word stem, or the name of a skill. */
export type DutyTerm = string;
export const skillDuty = (name: string): DutyTerm => `=${name}`;

const profiles = new Map<DutyTerm, (readonly [id: string, weight: number])[]>();
for (const [id, terms] of Object.entries(
  compiled as unknown as Readonly<Record<string, Readonly<Record<string, number>>>>,
))
  for (const [term, weight] of Object.entries(terms)) profiles.set(term, [...(profiles.get(term) ?? []), [id, weight]]);

/** Measured on roles with a known title, which was hidden: of those recognized, five in six were the same or related work. */
const minWeight = 7;
const minTerms = 3;
/** The best must lead unrelated work by this factor. */
const minLead = 1.2;
const sameWork = 0.5;

export interface InferredWork {
  readonly occupation: string;
  /** The terms it was recognized by, the most telling first. */
  readonly terms: readonly DutyTerm[];
}

interface Tally {
  weight: number;
  readonly terms: (readonly [DutyTerm, number])[];
}

const tallies = (terms: readonly DutyTerm[]): ReadonlyMap<string, Tally> => {
  const byOccupation = new Map<string, Tally>();
  for (const term of new Set(terms))
    for (const [id, weight] of profiles.get(term) ?? []) {
      const tally = byOccupation.get(id) ?? { weight: 0, terms: [] };
      tally.weight += weight;
      tally.terms.push([term, weight]);
      byOccupation.set(id, tally);
    }
  return byOccupation;
};

const isEnough = ({ weight, terms }: Tally): boolean => weight >= minWeight && terms.length >= minTerms;

export const inferOccupation = (terms: readonly DutyTerm[]): InferredWork | undefined => {
  const ranked = [...tallies(terms)].toSorted(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1));
  const [[id, best] = [], [second, next] = []] = ranked;
  if (id === undefined || best === undefined || !isEnough(best)) return undefined;
  const isClear = second === undefined || next === undefined || nearnessOfWork(id, second) >= sameWork;
  if (!isClear && best.weight < next.weight * minLead) return undefined;
  return { occupation: id, terms: best.terms.toSorted((a, b) => b[1] - a[1]).map(([term]) => term) };
};

/** Half of what recognizes a kind of work supports a title that names it. */
export const dutiesSupport = (terms: readonly DutyTerm[], ids: readonly string[]): boolean => {
  const byOccupation = tallies(terms);
  return ids.some((id) => {
    const tally = byOccupation.get(id);
    return tally !== undefined && tally.weight >= minWeight / 2 && tally.terms.length >= minTerms - 1;
  });
};
