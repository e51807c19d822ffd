/** Closing a workspace: a period in which everybody reads and exports and any admin takes it back, then everything is erased. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const usualGraceDays = 30;

/** Days before the end at which admins are written to once more. */
export const reminderDays = [7, 1] as const;

export const closing = z.object({
  id: z.uuid(),
  begunAt: z.iso.datetime(),
  /** Null once that person has no account any more. */
  begunBy: z.string().nullable(),
  endsAt: z.iso.datetime(),
  /** Postings that were taken off the site and come back if it is cancelled. */
  hiddenPostings: z.int(),
});
export type Closing = z.infer<typeof closing>;

/** Rows of the workspace by table, as they stand now; `stored_files` are the files in the file store. */
export const rowCounts = z.record(z.string(), z.int());
export type RowCounts = z.infer<typeof rowCounts>;

export const closingState = z.object({
  name: z.string(),
  graceDays: z.int(),
  closing: closing.nullable(),
  counts: rowCounts,
  publicPostings: z.int(),
  /** Applicants who wait for an answer; they are told when it is over. */
  waitingApplicants: z.int(),
});
export type ClosingState = z.infer<typeof closingState>;

export const readClosing = endpoint({ method: "GET", path: "/api/workspace/closing", reply: closingState });

export const closingForm = z.object({
  name: z.string().trim().min(1, "Type the name of the workspace").max(255),
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

const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

/** As people type it: case and doubled spaces are no difference. */
export const isNameOf = (typed: string, name: string): boolean => plain(typed) === plain(name);

export const closingRefusal = "This workspace is being closed. An admin can cancel that in the settings.";
