/** "Take Excel out again": what was said before is taken away. */
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import { squashed } from "../skills/text-tokens.ts";
import { credentialKey } from "./said-credentials.ts";
import { trimmed } from "./spoken-text.ts";

const removal =
  /^(?:(?:oh|wait|actually|please|sorry|and|also|can you|could you|no|oops|hm+)[\s,]+)*(?:remove|delete|drop|take (?:out|off|away)|erase|get rid of|scratch|forget)\s+(?<what>[^.;!?\n]+)$/iu;
const takenOut =
  /(?:^|[,;]\s*|\b(?:and|so|please|just)\s+)(?:please )?(?:take|leave|cut|strike)\s+(?:the |my )?(?<what>[^,.;!?]{2,60}?)\s+(?:out|off)(?: (?:again|please|of (?:it|there|my profile)))*[.!]?$/iu;
const removableFields: readonly (readonly [RegExp, keyof Profile])[] = [
  [/^(?:my |the )?(?:phone|number|mobile|cell)(?: number)?(?: please)?$/i, "phone"],
  [/^(?:my |the )?e-?mail(?: address)?(?: please)?$/i, "email"],
  [/^(?:my |the )?location(?: please)?$/i, "location"],
  [/^(?:my |the )?(?:summary|bio)(?: please)?$/i, "summary"],
  [/^(?:my |the )?(?:job )?title(?: please)?$/i, "title"],
];

const removed = (what: string, profile: Profile): ProfileUpdate | undefined => {
  const field = removableFields.find(([pattern]) => pattern.test(what.trim()))?.[1];
  if (field !== undefined) return { [field]: "" };
  const said = what
    .replace(/\s+(?:from|out of|off)\s+(?:my |the )?(?:skills?|list|profile|experience|jobs?|education).*$/i, "")
    .replace(/\s+(?:skill|job|please)$/i, "")
    .split(/\s*,\s*|\s+and\s+/i)
    .map((name) => trimmed(name.replace(/^(?:the|my)\s+/i, "").replace(/\s+please$/i, "")));
  const names = said.map(squashed);
  const skills = profile.skills.filter((skill) => !names.includes(squashed(skill)));
  if (skills.length < profile.skills.length) return { skills };
  const experience = profile.experience.filter(
    (job) => !names.some((name) => name !== "" && (squashed(job.company) === name || squashed(job.title) === name)),
  );
  if (experience.length < profile.experience.length) return { experience };
  const education = profile.education.filter(
    (school) =>
      !names.some((name) => name !== "" && (squashed(school.school) === name || squashed(school.degree) === name)),
  );
  if (education.length < profile.education.length) return { education };
  const keys = said.flatMap((name) => [squashed(name), credentialKey(name)]).filter((key) => key !== "");
  const credentials = profile.credentials.filter(
    ({ name, region = "" }) =>
      !keys.includes(credentialKey(name)) && !(region !== "" && keys.includes(squashed(`${name} in ${region}`))),
  );
  if (credentials.length < profile.credentials.length) return { credentials };
  const languages = profile.languages.filter(({ name }) => !names.includes(squashed(name)));
  return languages.length < profile.languages.length ? { languages } : undefined;
};

export const removedBy = (sentence: string, profile: Profile): ProfileUpdate | undefined => {
  const what = (removal.exec(sentence.replace(/[.!]+$/, "")) ?? takenOut.exec(sentence))?.groups?.["what"];
  return what === undefined ? undefined : removed(what, profile);
};
