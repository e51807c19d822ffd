/** Closing a workspace: a grace period in which members can read and export and any admin can cancel; then everything is erased. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const defaultGraceDays = 30;

/** Days before the end on which admins get a reminder email. */
export const reminderDays = [7, 1] as const;

const closing = z.object({
  id: z.uuid(),
  begunAt: z.iso.datetime(),
  /** Null once that person has no account any more. */
  begunBy: z.string().nullable(),
  endsAt: z.iso.datetime(),
  /** Postings that were hidden from the site and return if the closing is canceled. */
  hiddenPostings: z.int(),
});
export type Closing = z.infer<typeof closing>;

/** Current rows of the workspace by table; `stored_files` counts files in the file store. */
export const rowCounts = z.record(z.string(), z.int());
export type RowCounts = z.infer<typeof rowCounts>;

const closingState = z.object({
  name: z.string(),
  graceDays: z.int(),
  closing: closing.nullable(),
  counts: rowCounts,
  publicPostings: z.int(),
  /** Applicants without an answer; they are notified when the workspace is erased. */
  waitingApplicants: z.int(),
});
export type ClosingState = z.infer<typeof closingState>;

export const readClosing = endpoint({ method: "GET", path: "/api/workspace/closing", reply: closingState });

export const closingForm = z.object({
  name: z.string().trim().min(1, "Enter the workspace's name").max(255),
  password: z.string().min(1, "Enter your password").max(200),
});
export type ClosingForm = z.infer<typeof closingForm>;

export const beginClosing = endpoint({
  method: "POST",
  path: "/api/workspace/closing",
  body: closingForm,
  reply: closing,
  status: 201,
});

export const cancelClosing = endpoint({ method: "DELETE", path: "/api/workspace/closing", reply: z.object({}) });

const normalizeName = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Ignores case and repeated spaces. */
export const isSameName = (typed: string, name: string): boolean => normalizeName(typed) === normalizeName(name);

export const closingDenialReason = "This workspace is scheduled to close. An admin can cancel that in Settings.";
