/** A link by which a candidate chooses an interview time among the free times of the panel. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { meetingFields, panel } from "./schedule-interview.ts";

const maxInvitationDaysAhead = 60;

export const newInvitation = z.object({
  ...meetingFields,
  panel,
  /** How many days from now are offered. */
  daysAhead: z.int().min(1, "Enter at least 1 day").max(maxInvitationDaysAhead).default(14),
  /** The minimum notice before an interview. */
  noticeHours: z.int().min(0).max(336).default(24),
  /** Free time before and after other interviews. */
  bufferMinutes: z.int().min(0).max(240).default(15),
});

const openInvitation = z.object({ id: z.uuid(), expiresAt: z.iso.datetime(), link: z.string(), mailed: z.boolean() });

export const inviteToInterview = endpoint({
  method: "POST",
  path: "/api/applications/:id/interview-invitations",
  params: z.object({ id: z.uuid() }),
  body: newInvitation,
  reply: openInvitation,
  status: 201,
});

export const revokeInvitation = endpoint({
  method: "POST",
  path: "/api/interview-invitations/:id/revoke",
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  reply: z.object({ id: z.uuid() }),
});
