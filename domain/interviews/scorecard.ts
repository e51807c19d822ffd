/** The scorecard of one interviewer. The database hides other scorecards until an interviewer has submitted their own. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { kit } from "./interview-kit.ts";
import { interviewStatuses } from "./interview-status.ts";
import { maxRating, minRating, recommendations, scorecardStatuses } from "./scorecard-values.ts";

const maxNotesLength = 8000;

const rating = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** The name of the attribute when it was rated. */
  name: z.string().trim().min(1).max(120),
  rating: z.int().min(minRating).max(maxRating),
});

export type Rating = z.infer<typeof rating>;

const ratings = z
  .array(rating)
  .max(12)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, "Rate each criterion only once");

const notes = z.string().trim().max(maxNotesLength, `Use at most ${maxNotesLength} characters`);

/** Every field of a draft may be empty. */
const scorecardDraft = z.object({ ratings, notes, recommendation: z.enum(recommendations).nullable() });

export type ScorecardDraft = z.infer<typeof scorecardDraft>;

/** A submitted scorecard must be complete. */
export const submittedScorecard = z.object({
  ratings: ratings.min(1, "Rate at least one criterion"),
  notes: notes.min(10, "Describe what you saw in a sentence or two"),
  recommendation: z.enum(recommendations, "Choose a recommendation"),
});

const amendment = z.object({
  at: z.iso.datetime(),
  reason: z.string(),
  /** The scorecard before the amendment. */
  before: scorecardDraft,
});

const scorecard = scorecardDraft.extend({
  id: z.uuid(),
  interviewId: z.uuid(),
  /** Null where the account is gone. */
  userId: z.uuid().nullable(),
  author: z.string(),
  status: z.enum(scorecardStatuses),
  submittedAt: z.iso.datetime().nullable(),
  /** The newest first. */
  amendments: z.array(amendment),
});

export type Scorecard = z.infer<typeof scorecard>;

const params = z.object({ id: z.uuid() });

export const saveScorecard = endpoint({
  method: "PUT",
  path: "/api/interviews/:id/scorecard",
  params,
  body: scorecardDraft,
  reply: scorecard,
});

export const submitScorecard = endpoint({
  method: "POST",
  path: "/api/interviews/:id/scorecard/submission",
  params,
  body: submittedScorecard,
  reply: scorecard,
});

export const amendScorecard = endpoint({
  method: "POST",
  path: "/api/interviews/:id/scorecard/amendments",
  params,
  body: submittedScorecard.extend({
    reason: z.string().trim().min(5, "Enter a reason for the change").max(500, "Use at most 500 characters"),
  }),
  reply: scorecard,
});

const panelist = z.object({ userId: z.uuid(), name: z.string(), timeZone: z.string(), hasSubmitted: z.boolean() });

const meeting = z.object({
  id: z.uuid(),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
  type: z.string(),
  status: z.enum(interviewStatuses),
  location: z.string().nullable(),
  meetingLink: z.string().nullable(),
  panel: z.array(panelist),
});

export type Meeting = z.infer<typeof meeting>;

const applicationReference = z.object({
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  candidate: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
});

/** One interview as an interviewer sees it. */
export const readInterview = endpoint({
  method: "GET",
  path: "/api/interviews/:id",
  params,
  reply: meeting.extend({
    ...applicationReference.shape,
    kit,
    isOnPanel: z.boolean(),
    /** The caller's own scorecard, if there is one. */
    card: scorecard.nullable(),
  }),
});

/** The caller's interviews: upcoming first, then those without a submitted scorecard, then the rest. */
export const listOwnInterviews = endpoint({
  method: "GET",
  path: "/api/interviews/mine",
  reply: z.object({
    interviews: z.array(
      applicationReference.extend({
        id: z.uuid(),
        scheduledAt: z.iso.datetime(),
        duration: z.int(),
        type: z.string(),
        status: z.enum(interviewStatuses),
        meetingLink: z.string().nullable(),
        card: z.enum(["none", ...scorecardStatuses]),
      }),
    ),
  }),
});

const interviewSummary = applicationReference.extend({
  id: z.uuid(),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
  type: z.string(),
  status: z.enum(interviewStatuses),
  /** Names of the interviewers. */
  panel: z.array(z.string()),
});
export type InterviewSummary = z.infer<typeof interviewSummary>;

export const maxListedInterviews = 500;

/** The interviews of the workspace, latest first. */
export const listInterviews = endpoint({
  method: "GET",
  path: "/api/interviews",
  reply: z.object({ interviews: z.array(interviewSummary) }),
});

const invitation = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  panel: z.array(z.string()),
  link: z.string(),
});

/** All scorecards of one application, side by side. */
export const readDecision = endpoint({
  method: "GET",
  path: "/api/applications/:id/decision",
  params,
  reply: z.object({
    interviews: z.array(meeting),
    /** The scorecards that the caller may read now. */
    cards: z.array(scorecard),
    /** Why some scorecards may be hidden. */
    hidden: z.enum(["owes-card", "not-deciding"]).nullable(),
    submitted: z.int(),
    missing: z.array(z.object({ interviewId: z.uuid(), userId: z.uuid(), name: z.string() })),
    /** Invitations by which a time can still be chosen. */
    invitations: z.array(invitation),
  }),
});

export type Decision = z.output<typeof readDecision.reply>;
