/** What needs the caller: the most urgent rows of each kind of work, and how many there are. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const maxActionRows = 5;
/** Counting stops here. */
export const maxActionsCounted = 999;

const instant = z.iso.datetime({ offset: true });

const application = z.object({
  candidateId: z.uuid(),
  candidate: z.string(),
  jobId: z.uuid(),
  job: z.string(),
  isSample: z.boolean(),
});

/** The count is at most one more than the counting limit. */
const group = <Row extends z.ZodType>(row: Row) => z.object({ count: z.int(), rows: z.array(row) });

const interview = application.extend({
  interviewId: z.uuid(),
  startsAt: instant,
  /** The caller is on the panel. */
  isOwn: z.boolean(),
});

const actionItems = z.object({
  /** Until the end of the day in the time zone of the caller's working hours; the caller's own first. */
  interviews: group(interview.extend({ meetingLink: z.string().nullable() })),
  /** Promised for today or earlier, the longest overdue first. */
  replies: group(application.extend({ applicationId: z.uuid(), dueAt: instant, isOverdue: z.boolean() })),
  /** Interviews that have ended without a submitted scorecard of the caller. */
  scorecards: group(application.extend({ interviewId: z.uuid(), startsAt: instant, hasDraft: z.boolean() })),
  /** Sent offers by their deadline, then drafts. */
  offers: group(application.extend({ offerId: z.uuid(), status: z.enum(["draft", "sent"]), answerBy: instant })),
  /** Still at the first stage, without a reply due today and not under `reviews`, newest first. */
  applicants: group(application.extend({ applicationId: z.uuid(), appliedAt: instant })),
  /** Of candidates who asked for a human review, until a person moves the application; the longest waiting first. */
  reviews: group(application.extend({ applicationId: z.uuid(), requestedAt: instant })),
  mentions: group(
    application.pick({ candidateId: true, candidate: true, isSample: true }).extend({
      noteId: z.uuid(),
      author: z.string().nullable(),
      text: z.string(),
      createdAt: instant,
    }),
  ),
  /** The next interview, the caller's own before others. */
  nextInterview: interview.nullable(),
});
export type ActionItems = z.infer<typeof actionItems>;

export const listActionItems = endpoint({ method: "GET", path: "/api/action-items", reply: actionItems });
