/** The facts about an expert, shared by the card and the profile page. */
import { type Availability, availabilityLabels } from "#domain/fractional/availability.ts";
import type { Expert } from "#domain/fractional/expert.ts";

type Facts = Pick<
  Expert,
  "experience" | "projectsCompleted" | "hourlyRate" | "availability" | "location" | "successRate"
>;

const labelOf = (availability: Availability): string => availabilityLabels[availability];

export const expertFacts = (expert: Facts): readonly (readonly [label: string, value: string])[] => [
  ["Rate", `$${expert.hourlyRate}/hr`],
  ["Availability", labelOf(expert.availability)],
  ["Experience", `${expert.experience} years`],
  ["Projects", String(expert.projectsCompleted)],
  ["Success rate", `${expert.successRate}%`],
  ["Location", expert.location],
];
