/** Improves a candidate's own text: with a model if one is configured and its text is supported by the profile, else with rules. */
import { mayReplaceDescription, mayReplaceSummary } from "#domain/profiles/proposals/accept-enhancement.ts";
import { actionLed } from "#domain/profiles/proposals/lead-with-action.ts";
import {
  type Enhancement,
  type EnhanceRequest,
  nothingToRewrite,
  nothingToWriteFrom,
} from "#domain/profiles/proposals/enhance.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { addedSentences } from "#domain/profiles/proposals/sentences.ts";
import { suggestSkills } from "#domain/profiles/proposals/suggest-skills.ts";
import { canWriteSummary, writeSummary } from "#domain/profiles/proposals/write-summary.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Model } from "../../infra/outbound/model.ts";
import { typicalSkillsOf } from "./typical-skills.ts";
import { z } from "zod";

/** The prompts for rewriting a candidate's own text. */
const enhanceReply = z.object({ text: z.string() });

const rules = `Rules:
- Say only what the data says. Add no number, year, skill, tool, employer, school, place, title, rank, certificate or result. Do not count years.
- Keep every number and every skill that the person's own text names.
- No praise and no filler: no "results-driven", "passionate", "proven track record", "excellent". No name, sex, age, family, origin or health. No links, no markup.`;

const summaryInstructions = `You help a candidate with the summary at the top of their resume. You get their profile and a draft. Write one paragraph of two to five plain sentences that a recruiter reads in ten seconds: what they do and where, what they have done, what they can. Write as resumes do, without "I" and without "he" or "she".

${rules}`;

const descriptionInstructions = `You help a candidate with the description of one job on their resume. You get their own description and a draft. Write short sentences, one on each line, each beginning with a verb that says what they did: past tense for a job that has ended, present tense for one that lasts.

${rules}`;

/** Personal data stays here: the model gets only the work-related fields. */
const workOf = ({ title, location, summary, skills, experience, education }: Profile) => ({
  title,
  location,
  summary,
  skills: skills.slice(0, 40),
  experience: experience.slice(0, 6),
  education: education.slice(0, 3),
});

const enhanceSummary = async (
  model: Model | undefined,
  budgetOwner: string,
  profile: Profile,
): Promise<Enhancement> => {
  if (!canWriteSummary(profile)) {
    throw new AppError("validation_failed", nothingToWriteFrom, { summary: nothingToWriteFrom });
  }
  const draft = writeSummary(profile);
  const modelReply = await model?.write({
    purpose: "summary",
    instructions: summaryInstructions,
    facts: { profile: workOf(profile), draft },
    schema: enhanceReply,
    tenantId: budgetOwner,
    maxOutputTokens: 600,
  });
  const isByModel = modelReply !== undefined && mayReplaceSummary(modelReply.text, profile);
  const value = isByModel ? modelReply.text.trim() : draft;
  return {
    field: "summary",
    value,
    added: addedSentences(profile.summary, value),
    writtenBy: isByModel ? "model" : "template",
  };
};

const enhanceSkills = (profile: Profile): Enhancement => {
  const title = profile.title.trim() || (profile.experience[0]?.title ?? "");
  const addedSkills = [...suggestSkills(profile, typicalSkillsOf(title, profile.skills))];
  return {
    field: "skills",
    value: [...profile.skills, ...addedSkills].slice(0, 200),
    added: addedSkills,
    writtenBy: "template",
  };
};

const enhanceDescription = async (
  model: Model | undefined,
  budgetOwner: string,
  profile: Profile,
  index: number,
): Promise<Enhancement> => {
  const position = profile.experience[index];
  const before = position?.description ?? "";
  if (position === undefined || before.trim() === "") {
    throw new AppError("validation_failed", nothingToRewrite, { description: nothingToRewrite });
  }
  const draft = actionLed(before, position.end === null);
  const modelReply = await model?.write({
    purpose: "description",
    instructions: descriptionInstructions,
    facts: { title: position.title, lasts: position.end === null, description: before, draft },
    schema: enhanceReply,
    tenantId: budgetOwner,
    maxOutputTokens: 800,
  });
  const byModel = modelReply !== undefined && mayReplaceDescription(modelReply.text, position);
  const value = byModel ? modelReply.text.trim() : draft;
  return {
    field: "experience",
    index,
    value,
    added: addedSentences(before, value),
    writtenBy: byModel ? "model" : "template",
  };
};

export const enhance = async (
  model: Model | undefined,
  budgetOwner: string,
  request: EnhanceRequest,
): Promise<Enhancement> => {
  const { currentProfile } = request;
  if (request.field === "summary") return enhanceSummary(model, budgetOwner, currentProfile);
  if (request.field === "skills") return enhanceSkills(currentProfile);
  return enhanceDescription(model, budgetOwner, currentProfile, request.index);
};
