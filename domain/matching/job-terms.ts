/** Every term of the index that a job asks about: what earns something, and where its place is. */
import { groupsOf } from "./best-case.ts";
import type { JobNeeds } from "./job-needs.ts";
import { placeClasses } from "./place-terms.ts";
import type { Term } from "./terms.ts";

export const jobTerms = (needs: JobNeeds): readonly Term[] => [
  ...new Set([...groupsOf(needs).flat(), ...placeClasses(needs).flatMap(({ terms }) => terms ?? [])]),
];
