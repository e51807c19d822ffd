import type { Profile } from "./profile.ts";

const isSaid = (text: string): boolean => text.trim() !== "";

/** What a complete profile has; both names are one criterion. */
const criteria: readonly { readonly name: string; readonly isMet: (profile: Profile) => boolean }[] = [
  { name: "full name", isMet: ({ firstName, lastName }) => isSaid(firstName) && isSaid(lastName) },
  { name: "email", isMet: ({ email }) => isSaid(email) },
  { name: "phone", isMet: ({ phone }) => isSaid(phone) },
  { name: "location", isMet: ({ location }) => isSaid(location) },
  { name: "title", isMet: ({ title }) => isSaid(title) },
  { name: "summary", isMet: ({ summary }) => isSaid(summary) },
  { name: "skills", isMet: ({ skills }) => skills.length > 0 },
  { name: "experience", isMet: ({ experience }) => experience.length > 0 },
];

/** A whole percentage. */
export const completenessOf = (profile: Profile): number =>
  Math.round((100 * criteria.filter(({ isMet }) => isMet(profile)).length) / criteria.length);

/** What is still to be said, in the order in which it is usually asked. */
export const missingFrom = (profile: Profile): readonly string[] =>
  criteria.filter(({ isMet }) => !isMet(profile)).map(({ name }) => name);
