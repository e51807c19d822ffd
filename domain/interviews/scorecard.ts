/** What one of a panel thinks after an interview. Others' cards are hidden until one's own is in; the database sees to that. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { kit } from "./interview-kit.ts";
import { interviewStatuses } from "./interview-status.ts";
import { highestRating, lowestRating, recommendations, scorecardStatuses } from "./scorecard-words.ts";

const longestNotes = 8000;

const rating = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** As it was called when it was rated. */
  name: z.string().trim().min(1).max(120),
  rating: z.int().min(lowestRating).max(highestRating),
});

export type Rating = z.infer<typeof rating>;

const ratings = z
  .array(rating)
  .max(12)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, "Please rate each once");

const notes = z.string().trim().max(longestNotes, `Please use at most ${longestNotes} characters`);

/** A draft may lack anything. */
export const cardDraft = z.object({ ratings, notes, recommendation: z.enum(recommendations).nullable() });

export type CardDraft = z.infer<typeof cardDraft>;

/** What is handed in says something. */
export const wholeCard = z.object({
  ratings: ratings.min(1, "Please rate at least one thing"),
  notes: notes.min(10, "Please say in a sentence or two what you saw"),
  recommendation: z.enum(recommendations, "Please say yes or no"),
});

const amendment = z.object({
  at: z.iso.datetime(),
  reason: z.string(),
  /** What the card said before. */
  before: cardDraft,
});

export const card = cardDraft.extend({
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

export type Scorecard = z.infer<typeof card>;

const params = z.object({ id: z.uuid() });

export const saveScorecard = endpoint({
  method: "PUT",
  path: "/api/interviews/:id/scorecard",
  params,
  body: cardDraft,
  reply: card,
});

export const submitScorecard = endpoint({
  method: "POST",
  path: "/api/interviews/:id/scorecard/submission",
  params,
  body: wholeCard,
  reply: card,
});

export const amendScorecard = endpoint({
  method: "POST",
  path: "/api/interviews/:id/scorecard/amendments",
  params,
  body: wholeCard.extend({
    reason: z.string().trim().min(5, "Please say why the card changes").max(500, "Please use at most 500 characters"),
  }),
  reply: card,
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

const ofWhom = z.object({
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  candidate: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
});

/** One interview as somebody of its panel works with it. */
export const readInterview = endpoint({
  method: "GET",
  path: "/api/interviews/:id",
  params,
  reply: meeting.extend({
    ...ofWhom.shape,
    kit,
    isOnPanel: z.boolean(),
    /** One's own, if one has begun it. */
    card: card.nullable(),
  }),
});

/** The interviews of whoever asks: those to come first, then those whose card is still owed, then the rest. */
export const listOwnInterviews = endpoint({
  method: "GET",
  path: "/api/interviews/mine",
  reply: z.object({
    interviews: z.array(
      ofWhom.extend({
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

const invitation = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  panel: z.array(z.string()),
  link: z.string(),
});

/** All that was said about one application, side by side. */
export const readDecision = endpoint({
  method: "GET",
  path: "/api/applications/:id/decision",
  params,
  reply: z.object({
    interviews: z.array(meeting),
    /** What whoever asks may read now. */
    cards: z.array(card),
    /** Why there may be more cards than are shown. */
    hidden: z.enum(["owes-card", "not-deciding"]).nullable(),
    submitted: z.int(),
    missing: z.array(z.object({ interviewId: z.uuid(), userId: z.uuid(), name: z.string() })),
    /** Links by which a time can still be chosen. */
    invitations: z.array(invitation),
  }),
});

export type Decision = z.output<typeof readDecision.reply>;
