/** Every term of the index that matters for a job: terms that earn credit, and terms of its location. */
import { groupsOf } from "../score/score-bound.ts";
import type { JobNeeds } from "./job-needs.ts";
import { locationClasses } from "../location/location-terms.ts";
import type { Term } from "../retrieval/terms.ts";

export const jobTerms = (needs: JobNeeds): readonly Term[] => [
  ...new Set([...groupsOf(needs).flat(), ...locationClasses(needs).flatMap(({ terms }) => terms ?? [])]),
];
