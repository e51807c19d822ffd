/** Loads the vocabulary when the process starts: it takes half a second, which no request should wait for. */
import { factsOf } from "#domain/matching/facts/facts-of.ts";
import { needsOf } from "#domain/matching/ad/needs-of.ts";
import { scorerFor } from "#domain/matching/score/score.ts";

const sampleCandidate = {
  currentTitle: "Registered Nurse",
  location: "Columbus, OH",
  summary: "Nurse in intensive care.",
  skills: ["BLS", "Patient care"],
  experience: [
    { title: "Staff Nurse", industry: "Healthcare", start: "2020-01", end: null, description: "Cares for patients." },
  ],
};

export const warmUpMatching = (): void => {
  const needs = needsOf({ title: "Registered Nurse", requirements: "- BLS\n- Intensive care" });
  scorerFor(needs).trace(factsOf(sampleCandidate, "2026-01"));
};
