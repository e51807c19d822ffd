/** AI Enhance and AI Suggest Skills: improved texts for the profile, and suggestions of skills that may be missing. */
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { emptyProfile, mergeProfile, profileUpdate } from "../profile.ts";
import { proposal } from "./proposal.ts";

export const maxSuggestedSkills = 10;

const requestFields = {
  /** The profile on the screen, saved or not, without proposals that are not accepted yet. */
  currentProfile: profileUpdate.transform((given) => mergeProfile(emptyProfile, given)),
  /** Which stored profile the page shows; if the session now has another one, the call is a conflict. */
  profileId: z.uuid().nullable().optional(),
};

const enhanceRequest = z.discriminatedUnion("field", [
  z.object({ field: z.literal("summary"), ...requestFields }),
  z.object({ field: z.literal("skills"), ...requestFields }),
  z.object({ field: z.literal("experience"), index: z.int().min(0).max(99), ...requestFields }),
]);

export type EnhanceRequest = z.infer<typeof enhanceRequest>;

const writtenBy = z.enum(["template", "model"]);

const enhancement = z.discriminatedUnion("field", [
  z.object({
    field: z.literal("summary"),
    value: z.string(),
    /** The sentences of the new text that were not in the old one. */
    added: z.array(z.string()),
    writtenBy,
  }),
  z.object({
    field: z.literal("skills"),
    /** The existing skills in their order, then the suggestions. */
    value: z.array(z.string()),
    /** The suggestions, of which the person accepts those that are true. */
    added: z.array(z.string()),
    writtenBy,
  }),
  z.object({
    field: z.literal("experience"),
    index: z.int(),
    /** The description of that one entry. */
    value: z.string(),
    added: z.array(z.string()),
    writtenBy,
  }),
]);

export type Enhancement = z.infer<typeof enhancement>;

/** The answer is stored as a proposal and changes nothing in the profile. */
export const enhanceProfile = endpoint({
  method: "POST",
  path: "/api/candidate/enhance",
  body: enhanceRequest,
  reply: z.intersection(
    enhancement,
    z.object({
      profileId: z.uuid(),
      revision: z.int(),
      /** All open proposals, including this one. */
      proposals: z.array(proposal),
    }),
  ),
});

export const nothingToWriteFrom = "There's nothing to write from yet. Add your title, a skill or a job, and try again.";
export const nothingToRewrite = "First describe the job in your own words, in a sentence or two.";
