/** A link by which a candidate chooses the time of an interview within what the panel has free. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { meetingFields, panel } from "./schedule-interview.ts";

export const furthestDaysAhead = 60;

export const newInvitation = z.object({
  ...meetingFields,
  panel,
  /** How many days from now on are offered. */
  daysAhead: z.int().min(1, "Please offer at least one day").max(furthestDaysAhead).default(14),
  /** How long before an interview it can still be chosen. */
  noticeHours: z.int().min(0).max(336).default(24),
  /** Kept free before and after other interviews. */
  bufferMinutes: z.int().min(0).max(240).default(15),
});

export type NewInvitation = z.input<typeof newInvitation>;

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
