/** "It's not Fabrik anymore, the company is called Werkly": an employer that has another name now. */
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import { sentencesOf, trimmed } from "./spoken-text.ts";

const name = String.raw`\p{Lu}[^,.;!?\n]*?`;
const formerly = new RegExp(
  String.raw`\b(?:isn't|is not|not|no longer|was|used to be|formerly)(?: called| named)? (?<from>${name})(?: anymore| any more| now| before)?(?=[,.;!?\n]|$| (?:but|and|it))|(?<of>${name}) (?:is|was|has been|got|are) (?:now |since |just )?(?:called|renamed|named|known as|rebranded)\b`,
  "gu",
);
const since = new RegExp(
  String.raw`\b(?:called|renamed|named|known as|rebranded)(?: to| as| into)?(?: now)? (?<to>${name})(?: now| today| these days)?(?=[,.;!?\n]|$)|\b(?:became|turned into|is now) (?<into>${name})(?=[,.;!?\n]|$)`,
  "u",
);

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const renamedIn = (
  text: string,
  profile: Profile,
): { readonly update: ProfileUpdate; readonly rest: string } | undefined => {
  const found = since.exec(text)?.groups;
  const to = trimmed(found?.["to"] ?? found?.["into"] ?? "");
  const olds = [...text.matchAll(formerly)].map(({ groups }) => trimmed(groups?.["from"] ?? groups?.["of"] ?? ""));
  const from = profile.experience.find(
    ({ company }) => company !== "" && olds.some((old) => same(old, company)),
  )?.company;
  if (from === undefined || to === "" || same(from, to) || to.split(" ").length > 6) return undefined;
  return {
    update: { experience: profile.experience.map((job) => (same(job.company, from) ? { ...job, company: to } : job)) },
    rest: sentencesOf(text)
      .filter((sentence) => !sentence.includes(to) && !sentence.includes(from))
      .join("\n"),
  };
};
