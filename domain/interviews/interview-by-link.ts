/** What a candidate sees and can do by the link of an interview invitation. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { timeZone } from "./working-hours.ts";

/** The same message for a forged, revoked, past or erased link. */
export const endedLinkMessage = "This link no longer works";

const page = z.object({
  firstName: z.string(),
  job: z.string(),
  company: z.string(),
  /** Names only: a link never shows email addresses. */
  panel: z.array(z.string()),
  duration: z.int(),
  type: z.string(),
  location: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** The time that was chosen; null before a booking and after a cancellation. */
  booked: z
    .object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), meetingLink: z.string().nullable() })
    .nullable(),
  /** The canceled time, until another one is chosen or it has passed. */
  calledOff: z.iso.datetime().nullable(),
  slots: z.array(z.iso.datetime()),
});

export type InterviewByLink = z.infer<typeof page>;

const params = z.object({ token: z.string().max(200) });
/** The conflict reply when the slot was taken: the slots that are free now. */
const conflict = z.object({ slots: z.array(z.iso.datetime()) });

export const readInterviewLink = endpoint({ method: "GET", path: "/api/interview-links/:token", params, reply: page });

/** Books a time; booking again moves the interview. */
export const bookInterview = endpoint({
  method: "POST",
  path: "/api/interview-links/:token/booking",
  params,
  body: z.object({ startsAt: z.iso.datetime("Choose a time"), timeZone }),
  reply: page,
  conflict,
});

export const cancelBookedInterview = endpoint({
  method: "POST",
  path: "/api/interview-links/:token/cancel",
  params,
  body: z.object({}),
  reply: page,
});

/** A plain download, not a JSON endpoint. */
export const calendarPath = (token: string): string =>
  `/api/interview-links/${encodeURIComponent(token)}/interview.ics`;
