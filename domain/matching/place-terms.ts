/**
 * Where people are, as terms of the index, and which of these terms a job's place asks for. Whoever holds none of them is known to
 * be elsewhere, and being elsewhere costs so much that most of a large pool need not be looked at.
 */
import type { CandidateFacts } from "./candidate-facts.ts";
import type { JobNeeds } from "./job-needs.ts";
import type { PlaceFit } from "./place-fit.ts";
import { type Term, termOf } from "./terms.ts";
import { regionOfState } from "./us-places.ts";

const named = (kind: "metro" | "city" | "region" | "area" | "country", ...names: readonly string[]): readonly Term[] =>
  names[0] === "" || names[0] === undefined ? [] : [termOf("place", [kind, ...names].join(":"))];

const [moving, open, unknown] = ["moving", "open", "unknown"].map((name) => termOf("place", name)) as [
  Term,
  Term,
  Term,
];

export const placeTermsOf = ({ place, wishes }: Pick<CandidateFacts, "place" | "wishes">): readonly Term[] => {
  const { metro, city, region, country } = place;
  const wants = (kind: string): boolean => wishes.some((wish) => wish.kind === kind);
  return [
    ...named("metro", metro),
    ...named("city", city, region, country),
    ...named("region", region),
    ...named("area", regionOfState.get(region) ?? ""),
    ...named("country", country),
    ...(wants("moving-to") ? [moving] : []),
    ...(wants("open-to-move") ? [open] : []),
    ...(country === "" && (city === "" || region === "") ? [unknown] : []),
  ];
};

/** People of whom at best this can be said about their place. */
export interface PlaceClass {
  /** Everybody of the class holds one of these; null: anybody may belong to it. */
  readonly terms: readonly Term[] | null;
  /** Whoever holds one of these belongs to a better class, and is looked for there. */
  readonly except: readonly Term[];
  readonly fit: PlaceFit;
}

const perfect: PlaceFit = { verdict: "same-place", share: 1, spans: [] };
const near: PlaceFit = { verdict: "near", share: 0.4, spans: [] };
const sameArea: PlaceFit = { verdict: "elsewhere", share: 0.2, spans: [] };
const elsewhere: PlaceFit = { verdict: "elsewhere", share: 0.1, spans: [] };

/** From the best place downwards: each class without those of the better ones. */
const inOrder = (classes: readonly Omit<PlaceClass, "except">[]): readonly PlaceClass[] =>
  classes.map((each, at) => ({ ...each, except: classes.slice(0, at).flatMap(({ terms }) => terms ?? []) }));

/** Every candidate belongs to one class at least, and none fits better than the best of theirs. */
export const placeClasses = ({ place, remote, remoteWithin }: JobNeeds): readonly PlaceClass[] => {
  const { metro, city, region, country } = place;
  const isAnywhere = remote ? remoteWithin.length === 0 : city === "" && region === "";
  if (isAnywhere) return inOrder([{ terms: null, fit: perfect }]);
  const there = [...named("metro", metro), ...named("city", city, region, country), moving, open, unknown];
  const area = regionOfState.get(region) ?? "";
  const around = area === "" ? named("country", country) : named("area", area);
  if (remote) {
    const within = remoteWithin.flatMap((name) => [
      ...named("country", name),
      ...named("region", name),
      ...named("area", name),
    ]);
    // Nearly all who are near are within as well, and a class of its own would look for them twice.
    const near = region === "" ? [] : [...named("region", region), ...around];
    return inOrder([
      { terms: [...there, ...within, ...near], fit: perfect },
      { terms: null, fit: region === "" || around.length > 0 ? elsewhere : sameArea },
    ]);
  }
  return inOrder([
    { terms: there, fit: perfect },
    ...(region === "" ? [] : [{ terms: named("region", region), fit: near }]),
    // A place of which nobody knows the country may be in the same area as any other such.
    ...(around.length === 0
      ? [{ terms: null, fit: sameArea }]
      : [
          { terms: around, fit: sameArea },
          { terms: null, fit: elsewhere },
        ]),
  ]);
};
