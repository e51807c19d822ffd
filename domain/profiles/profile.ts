/** The profile of a person in the builder. An empty string means no answer. */
import { z } from "zod";
import { credential, education, language, position, preference, volunteering } from "./history.ts";

/** How many entries a list may have. */
export const listLimits = {
  skills: 200,
  experience: 100,
  education: 50,
  credentials: 100,
  languages: 50,
  volunteering: 50,
  preferences: 20,
} as const;

export const profile = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  email: z.string().max(255),
  phone: z.string().max(50),
  location: z.string().max(255),
  title: z.string().max(255),
  summary: z.string().max(10_000),
  /** US dollars per year. */
  desiredSalary: z.string().regex(/^\d{0,9}$/),
  skills: z.array(z.string().min(1).max(100)).max(listLimits.skills),
  experience: z.array(position).max(listLimits.experience),
  education: z.array(education).max(listLimits.education),
  credentials: z.array(credential).max(listLimits.credentials),
  languages: z.array(language).max(listLimits.languages),
  volunteering: z.array(volunteering).max(listLimits.volunteering),
  preferences: z.array(preference).max(listLimits.preferences),
});

export type Profile = z.infer<typeof profile>;

/** In characters, of all fields together; a resume of ten full pages has about 40,000. */
const maxProfileTextLength = 240_000;

/** The total length of all strings in a value. */
const lengthOf = (value: unknown): number => {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + lengthOf(inner), 0);
};

export const isTooLong = (value: object): boolean => lengthOf(value) > maxProfileTextLength;

export const tooLongMessage = "This profile has more than 240,000 characters. Shorten its descriptions.";

/** Some of its fields, from the chat or from an import. */
export const profileUpdate = profile.partial();

export type ProfileUpdate = z.infer<typeof profileUpdate>;

export const emptyProfile: Profile = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  location: "",
  title: "",
  summary: "",
  desiredSalary: "",
  skills: [],
  experience: [],
  education: [],
  credentials: [],
  languages: [],
  volunteering: [],
  preferences: [],
};

/** Given fields replace old values; absent fields stay. */
export const mergeProfile = (before: Profile, update: ProfileUpdate): Profile => ({
  ...before,
  ...Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)),
});
