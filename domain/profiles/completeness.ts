import type { Profile } from "./profile.ts";

const isSaid = (text: string): boolean => text.trim() !== "";

/** What a complete profile has; both names are one criterion. */
const criteria: readonly ((profile: Profile) => boolean)[] = [
  ({ firstName, lastName }) => isSaid(firstName) && isSaid(lastName),
  ({ email }) => isSaid(email),
  ({ phone }) => isSaid(phone),
  ({ location }) => isSaid(location),
  ({ title }) => isSaid(title),
  ({ summary }) => isSaid(summary),
  ({ skills }) => skills.length > 0,
  ({ experience }) => experience.length > 0,
];

/** A whole percentage. */
export const completenessOf = (profile: Profile): number =>
  Math.round((100 * criteria.filter((isMet) => isMet(profile)).length) / criteria.length);
