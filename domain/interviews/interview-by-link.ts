/** What a candidate sees and does by the link of an invitation. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { timeZone } from "./working-hours.ts";

/** Forged, revoked, past and erased answer alike. */
export const endedLink = "This link has ended";

const page = z.object({
  firstName: z.string(),
  job: z.string(),
  company: z.string(),
  /** Names only: no address of anybody is told by a link. */
  panel: z.array(z.string()),
  duration: z.int(),
  type: z.string(),
  location: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** The time that was chosen; null before, and after it was cancelled. */
  booked: z
    .object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), meetingLink: z.string().nullable() })
    .nullable(),
  /** The time that was cancelled, until another one is chosen or it has passed. */
  calledOff: z.iso.datetime().nullable(),
  slots: z.array(z.iso.datetime()),
});

export type InterviewByLink = z.infer<typeof page>;

const params = z.object({ token: z.string().max(200) });
/** Whoever comes second learns what is free now. */
const conflict = z.object({ slots: z.array(z.iso.datetime()) });

export const readInterviewLink = endpoint({ method: "GET", path: "/api/interview-links/:token", params, reply: page });

/** The first time and every other one: choosing again moves what was chosen. */
export const bookInterview = endpoint({
  method: "POST",
  path: "/api/interview-links/:token/booking",
  params,
  body: z.object({ startsAt: z.iso.datetime("Please choose a time"), timeZone }),
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

/** A plain download, not of the API's one form. */
export const calendarAddress = (token: string): string =>
  `/api/interview-links/${encodeURIComponent(token)}/interview.ics`;
