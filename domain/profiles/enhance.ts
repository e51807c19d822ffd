/** AI Enhance and AI Suggest Skills: better words for what the profile says, and skills that may have been forgotten. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { profile } from "./profile.ts";
import { proposal } from "./proposal.ts";

export const mostSuggestedSkills = 10;

const asked = {
  /** The profile on the screen, saved or not. Proposals are not in it until the person keeps them. */
  currentProfile: profile,
  /** Which stored profile the page shows; if the session now has another one, the call is a conflict. */
  profileId: z.uuid().nullable().optional(),
};

export const enhanceRequest = z.discriminatedUnion("field", [
  z.object({ field: z.literal("summary"), ...asked }),
  z.object({ field: z.literal("skills"), ...asked }),
  z.object({ field: z.literal("experience"), index: z.int().min(0).max(99), ...asked }),
]);

export type EnhanceRequest = z.infer<typeof enhanceRequest>;

const writtenBy = z.enum(["template", "model"]);

export const enhancement = z.discriminatedUnion("field", [
  z.object({
    field: z.literal("summary"),
    value: z.string(),
    /** Sentences that were not there before, as they now stand. */
    added: z.array(z.string()),
    writtenBy,
  }),
  z.object({
    field: z.literal("skills"),
    /** Those already entered, in their order, then the suggestions. */
    value: z.array(z.string()),
    /** Suggestions, not claims: the person keeps what is true. */
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
      /** Everything that waits to be kept or dismissed, this answer included. */
      proposals: z.array(proposal),
    }),
  ),
});

export const nothingToWriteFrom =
  "There is nothing to write from yet. Add your title, a skill or a job, and try again.";
export const nothingToRewrite = "Describe the job in your own words first, in a sentence or two.";
