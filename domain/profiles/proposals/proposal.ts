/** Proposals of AI Enhance and AI Suggest Skills. A proposal is not part of the profile: only its owner sees it until they accept it. */
import { z } from "zod";
import type { Enhancement } from "./enhance.ts";
import { position, type Position } from "../history.ts";
import { listLimits, type Profile, type ProfileUpdate } from "../profile.ts";

export const maxProposedText = 10_000;

export const proposal = z.discriminatedUnion("field", [
  z.object({ id: z.uuid(), field: z.literal("summary"), value: z.string() }),
  z.object({ id: z.uuid(), field: z.literal("skills"), value: z.array(z.string()) }),
  /** `position` is the entry the proposal was written for; entries have no ids. */
  z.object({ id: z.uuid(), field: z.literal("experience"), position, value: z.string() }),
]);

export type Proposal = z.infer<typeof proposal>;

const sameSkill = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Proposed skills that the profile does not have yet. */
export const newSkills = (proposed: readonly string[], skills: readonly string[]): string[] =>
  proposed.filter((skill) => !skills.some((each) => sameSkill(each, skill)));

/** Compares title, company and start only, because the description may have been edited since. */
const sameJob = (one: Position, other: Position): boolean =>
  one.title === other.title && one.company === other.company && one.start === other.start;

/** -1 if the job was removed or renamed since. */
export const findPositionIndex = (entry: Position, { experience }: Pick<Profile, "experience">): number =>
  experience.findIndex((each) => sameJob(each, entry));

/** Undefined if the answer would change nothing, or if the profile could not hold it. */
const proposalFrom = (enhancement: Enhancement, profile: Profile, id: string): Proposal | undefined => {
  if (enhancement.field === "skills") {
    const value = newSkills(enhancement.added, profile.skills);
    return value.length === 0 ? undefined : { id, field: "skills", value };
  }
  const entry = enhancement.field === "experience" ? profile.experience[enhancement.index] : undefined;
  const before = enhancement.field === "summary" ? profile.summary : (entry?.description ?? "");
  if (enhancement.value === before || enhancement.value.length > maxProposedText) return undefined;
  if (enhancement.field === "summary") return { id, field: "summary", value: enhancement.value };
  return entry === undefined ? undefined : { id, field: "experience", position: entry, value: enhancement.value };
};

/** Whether the answer is for the same field or job as this proposal. */
const isSuperseded = (before: Proposal, enhancement: Enhancement, profile: Profile): boolean => {
  if (before.field !== "experience" || enhancement.field !== "experience") return before.field === enhancement.field;
  const entry = profile.experience[enhancement.index];
  return entry !== undefined && sameJob(before.position, entry);
};

/** A new answer replaces the proposal for the same field or job; proposals for jobs that are gone are dropped. */
export const addProposal = (
  before: readonly Proposal[],
  enhancement: Enhancement,
  profile: Profile,
  id: string,
): readonly Proposal[] => {
  const isCurrent = (each: Proposal) => each.field !== "experience" || findPositionIndex(each.position, profile) !== -1;
  const rest = before.filter((each) => !isSuperseded(each, enhancement, profile) && isCurrent(each));
  const created = proposalFrom(enhancement, profile, id);
  return created === undefined ? rest : [...rest, created];
};

export const removeResolved = (before: readonly Proposal[], ids: readonly string[]): readonly Proposal[] =>
  before.filter(({ id }) => !ids.includes(id));

/** What the person accepts: some of the skills, or the text as they edited it. */
export type AcceptedValue = string | readonly string[];

/** The profile update that accepting a proposal makes. */
export const acceptedUpdate = (storedProposal: Proposal, value: AcceptedValue, profile: Profile): ProfileUpdate => {
  if (storedProposal.field === "skills") {
    const chosenValues = typeof value === "string" ? [value] : value;
    return { skills: [...profile.skills, ...newSkills(chosenValues, profile.skills)].slice(0, listLimits.skills) };
  }
  const text = String(value);
  if (storedProposal.field === "summary") return { summary: text };
  const positionIndex = findPositionIndex(storedProposal.position, profile);
  return {
    experience: profile.experience.map((each, index) =>
      index === positionIndex ? { ...each, description: text } : each,
    ),
  };
};
