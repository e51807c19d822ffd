/** What a message changes about the name. */
import type { Profile, ProfileUpdate } from "../profiles/profile.ts";
import { editDistance } from "../skills/edit-distance.ts";
import type { ChatStep } from "./chat-steps.ts";
import { saidNameParts } from "./name-cues.ts";
import { casedName } from "./name-parts.ts";
import { saidName } from "./said-name.ts";

const unsaid = (update: ProfileUpdate): ProfileUpdate =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));

/** "Jane Smith. Wait, it's Smyth with a y": in one breath. */
const respelled = (text: string, name: string | undefined): string | undefined => {
  const word =
    /\b(?:wait|sorry|actually|oops|i mean)\b.{0,20}?\b(?:it's|spelled|spelt|meant|that's|mean)\s+(?<word>\p{L}[\p{L}'-]+)/iu.exec(
      text,
    )?.groups?.["word"];
  return word !== undefined &&
    name !== undefined &&
    name !== "" &&
    editDistance(word.toLowerCase(), name.toLowerCase(), 2) <= 2
    ? casedName(word)
    : name;
};

export const nameFrom = (text: string, step: ChatStep, profile: Profile): ProfileUpdate => {
  const asked = step === "intro";
  const said = asked ? saidName(text, true) : (saidName(text, false) ?? saidNameParts(text));
  if (!said) return {};
  const { firstName } = said;
  const lastName = respelled(text, said.lastName);
  if (asked && lastName === "" && profile.lastName !== "" && profile.firstName === "") return unsaid({ firstName });
  return unsaid({ firstName, ...(lastName === "" && firstName !== undefined ? {} : { lastName }) });
};
