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
  readonly fit: PlaceFit;
}

const perfect: PlaceFit = { verdict: "same-place", share: 1, spans: [] };
const near: PlaceFit = { verdict: "near", share: 0.4, spans: [] };
const sameArea: PlaceFit = { verdict: "elsewhere", share: 0.2, spans: [] };
const elsewhere: PlaceFit = { verdict: "elsewhere", share: 0.1, spans: [] };

/** Every candidate belongs to one class at least, and none fits better than the best of theirs. */
export const placeClasses = ({ place, remote, remoteWithin }: JobNeeds): readonly PlaceClass[] => {
  const { metro, city, region, country } = place;
  const isAnywhere = remote ? remoteWithin.length === 0 : city === "" && region === "";
  if (isAnywhere) return [{ terms: null, fit: perfect }];
  const within = remote
    ? remoteWithin.flatMap((name) => [...named("country", name), ...named("region", name), ...named("area", name)])
    : [];
  const there = [...named("metro", metro), ...named("city", city, region, country), ...within];
  const classes: readonly PlaceClass[] = [
    { terms: [...there, moving, open, unknown], fit: perfect },
    ...(region === "" ? [] : [{ terms: named("region", region), fit: near }]),
  ];
  if (remote && region === "") return [...classes, { terms: null, fit: elsewhere }];
  const area = regionOfState.get(region) ?? "";
  const around = area === "" ? named("country", country) : named("area", area);
  // A place of which nobody knows the country may be in the same area as any other such.
  if (around.length === 0) return [...classes, { terms: null, fit: sameArea }];
  return [...classes, { terms: around, fit: sameArea }, { terms: null, fit: elsewhere }];
};
