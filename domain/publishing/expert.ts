/** A fractional expert, as the pool and their own page show them. */
import { z } from "zod";
import { availabilities } from "../fractional/availability.ts";
import { type FractionalSkill, skillGroups } from "../fractional/skill-groups.ts";
import { maxNameLength, requiredText } from "../leads/contact-fields.ts";
import { lines, siteImageUrl, prose, usdAmount, wholeNumber } from "./content-fields.ts";

const knownSkills: readonly FractionalSkill[] = skillGroups.flatMap<FractionalSkill>(({ skills }) => [...skills]);

export const expertFacts = z.object({
  name: requiredText("Enter a name"),
  title: requiredText("Enter a title"),
  company: requiredText("Enter their former role"),
  location: requiredText("Enter a location"),
  availability: z.enum(availabilities, "Choose their availability"),
  hourlyRateUsd: usdAmount("Enter an hourly rate", 1),
  experienceYears: wholeNumber("Enter the years of experience", 0, 70),
  successRatePercent: wholeNumber("Enter a success rate", 0, 100),
  projectsCompleted: wholeNumber("Enter the number of projects", 0, 10_000),
  bio: prose("Enter a bio", 2000),
  /** Only what the pool can be filtered by; the card shows the first five. */
  skills: z
    .array(z.enum(knownSkills, "This skill isn't in the list"))
    .min(1, "Choose at least one skill")
    .refine((all) => new Set(all).size === all.length, "Select each skill only once"),
  specialties: lines(maxNameLength, 12),
  previousCompanies: lines(maxNameLength, 20),
  imageUrl: siteImageUrl,
});

export type ExpertFacts = z.infer<typeof expertFacts>;

type FieldWithoutDefault = "hourlyRateUsd" | "experienceYears" | "successRatePercent" | "projectsCompleted";

export const newExpert: Omit<ExpertFacts, FieldWithoutDefault> & Readonly<Record<FieldWithoutDefault, number | null>> =
  {
    name: "",
    title: "",
    company: "",
    location: "",
    availability: "half-time",
    hourlyRateUsd: null,
    experienceYears: null,
    successRatePercent: null,
    projectsCompleted: null,
    bio: "",
    skills: [],
    specialties: [],
    previousCompanies: [],
    imageUrl: "",
  };

/** The slug of a name: "José Núñez-Ito" becomes "jose-nunez-ito". Never empty, and short enough for a numeric suffix. */
export const slugOf = (name: string): string => {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 90)
    .replace(/^-+|(?<!-)-+$/g, "");
  return plain === "" ? "expert" : plain;
};

/** The first slug that was never used, with a numeric suffix if needed, so that a shared link never shows another person. */
export const freeSlug = (name: string, takenSlugs: ReadonlySet<string>): string => {
  const plain = slugOf(name);
  if (!takenSlugs.has(plain)) return plain;
  let number = 2;
  while (takenSlugs.has(`${plain}-${number}`)) number += 1;
  return `${plain}-${number}`;
};
