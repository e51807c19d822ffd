/**
 * Locations of candidates as terms of the index, and the terms that a job's location needs. A candidate without any of
 * them is elsewhere, which costs so much that most of a large pool can be skipped.
 */
import type { CandidateFacts } from "../facts/candidate-facts.ts";
import type { JobNeeds } from "../ad/job-needs.ts";
import type { LocationFit } from "./location-fit.ts";
import { type Term, termOf } from "../retrieval/terms.ts";
import { regionOfState } from "./us-locations.ts";

const namedTerms = (
  kind: "metro" | "city" | "region" | "area" | "country",
  ...names: readonly string[]
): readonly Term[] => (names[0] === "" || names[0] === undefined ? [] : [termOf("place", [kind, ...names].join(":"))]);

const [moving, open, unknown] = ["moving", "open", "unknown"].map((name) => termOf("place", name)) as [
  Term,
  Term,
  Term,
];

export const locationTermsOf = ({ place, wishes }: Pick<CandidateFacts, "place" | "wishes">): readonly Term[] => {
  const { metro, city, region, country } = place;
  const hasWish = (kind: string): boolean => wishes.some((wish) => wish.kind === kind);
  return [
    ...namedTerms("metro", metro),
    ...namedTerms("city", city, region, country),
    ...namedTerms("region", region),
    ...namedTerms("area", regionOfState.get(region) ?? ""),
    ...namedTerms("country", country),
    ...(hasWish("moving-to") ? [moving] : []),
    ...(hasWish("open-to-move") ? [open] : []),
    ...(country === "" && (city === "" || region === "") ? [unknown] : []),
  ];
};

/** Candidates with the best possible location fit. */
export interface LocationClass {
  /** Every candidate of the class holds one of these. Null: any candidate may belong to it. */
  readonly terms: readonly Term[] | null;
  /** A candidate who holds one of these belongs to a better class and is searched there. */
  readonly excludedTerms: readonly Term[];
  readonly fit: LocationFit;
}

const perfect: LocationFit = { verdict: "same-place", share: 1, spans: [] };
const near: LocationFit = { verdict: "near", share: 0.4, spans: [] };
const sameArea: LocationFit = { verdict: "elsewhere", share: 0.2, spans: [] };
const elsewhere: LocationFit = { verdict: "elsewhere", share: 0.1, spans: [] };

/** Sorted from the best location down. Each class excludes the better ones. */
const excludeBetterClasses = (classes: readonly Omit<LocationClass, "excludedTerms">[]): readonly LocationClass[] =>
  classes.map((locationClass, index) => ({
    ...locationClass,
    excludedTerms: classes.slice(0, index).flatMap(({ terms }) => terms ?? []),
  }));

/** Every candidate belongs to at least one class, and fits no better than the best of them. */
export const locationClasses = ({ place, remote, remoteWithin }: JobNeeds): readonly LocationClass[] => {
  const { metro, city, region, country } = place;
  const isAnywhere = remote ? remoteWithin.length === 0 : city === "" && region === "";
  if (isAnywhere) return excludeBetterClasses([{ terms: null, fit: perfect }]);
  const localTerms = [
    ...namedTerms("metro", metro),
    ...namedTerms("city", city, region, country),
    moving,
    open,
    unknown,
  ];
  const area = regionOfState.get(region) ?? "";
  const areaTerms = area === "" ? namedTerms("country", country) : namedTerms("area", area);
  if (remote) {
    const remoteTerms = remoteWithin.flatMap((name) => [
      ...namedTerms("country", name),
      ...namedTerms("region", name),
      ...namedTerms("area", name),
    ]);
    // Nearly all candidates who are near are also within, and a separate class would search for them twice.
    const near = region === "" ? [] : [...namedTerms("region", region), ...areaTerms];
    return excludeBetterClasses([
      { terms: [...localTerms, ...remoteTerms, ...near], fit: perfect },
      { terms: null, fit: region === "" || areaTerms.length > 0 ? elsewhere : sameArea },
    ]);
  }
  return excludeBetterClasses([
    { terms: localTerms, fit: perfect },
    ...(region === "" ? [] : [{ terms: namedTerms("region", region), fit: near }]),
    // A location without a known country may be in the same area as any other such location.
    ...(areaTerms.length === 0
      ? [{ terms: null, fit: sameArea }]
      : [
          { terms: areaTerms, fit: sameArea },
          { terms: null, fit: elsewhere },
        ]),
  ]);
};
