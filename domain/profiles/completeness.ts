import type { Profile } from "./profile.ts";

const isFilled = (text: string): boolean => text.trim() !== "";

/** What a complete profile has; both names are one criterion. */
const criteria: readonly { readonly name: string; readonly isMet: (profile: Profile) => boolean }[] = [
  { name: "full name", isMet: ({ firstName, lastName }) => isFilled(firstName) && isFilled(lastName) },
  { name: "email", isMet: ({ email }) => isFilled(email) },
  { name: "phone", isMet: ({ phone }) => isFilled(phone) },
  { name: "location", isMet: ({ location }) => isFilled(location) },
  { name: "title", isMet: ({ title }) => isFilled(title) },
  { name: "summary", isMet: ({ summary }) => isFilled(summary) },
  { name: "skills", isMet: ({ skills }) => skills.length > 0 },
  { name: "experience", isMet: ({ experience }) => experience.length > 0 },
];

/** A whole percentage. */
export const completenessOf = (profile: Profile): number =>
  Math.round((100 * criteria.filter(({ isMet }) => isMet(profile)).length) / criteria.length);

/** The missing fields, in the usual order of the questions. */
export const missingFields = (profile: Profile): readonly string[] =>
  criteria.filter(({ isMet }) => !isMet(profile)).map(({ name }) => name);
