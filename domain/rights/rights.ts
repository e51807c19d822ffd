/** What a person may ask about their own data: see it, take it along, delete it, and be judged by a person. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { consentEntry } from "./consent.ts";
import { notice } from "./notices.ts";
import { receipt } from "./receipt.ts";

export const showRights = endpoint({
  method: "GET",
  path: "/api/rights",
  reply: z.object({
    /** Nobody has no session at all; a visitor's session is the only key to what they built. */
    standing: z.enum(["nobody", "visitor", "account", "member", "staff"]),
    email: z.string().nullable(),
    /** Workspaces the account works in: it outlives the candidate's side as long as there is one. */
    workspaces: z.array(z.string()),
    wantsPerson: z.boolean(),
    /** Months without a visit, and when that would be; null for whom the rule does not hold. */
    retention: z.object({ months: z.int(), erasedAt: z.iso.datetime() }).nullable(),
    consents: z.array(consentEntry),
  }),
});
export type Rights = z.infer<typeof showRights.reply>;

/** Answers a ZIP, not JSON. */
export const downloadPath = "/api/rights/download";

/** What has to be typed, so that no slip of a finger deletes anything. */
export const deletionWord = "delete";

export const deletion = z.object({
  word: z
    .string()
    .max(100)
    .trim()
    .toLowerCase()
    .refine((typed) => typed === deletionWord, `Please type the word ${deletionWord}`),
  /** Of an account; a visitor has none. */
  password: z.string().max(200).default(""),
});

export const deleteEverything = endpoint({
  method: "POST",
  path: "/api/rights/deletion",
  body: deletion,
  reply: receipt,
});

export const showReceipt = endpoint({
  method: "GET",
  path: "/api/rights/receipts/:id",
  params: z.object({ id: z.uuid() }),
  reply: receipt,
});

export const chooseReview = endpoint({
  method: "PUT",
  path: "/api/rights/human-review",
  body: z.object({ wantsPerson: z.boolean() }),
  reply: z.object({ wantsPerson: z.boolean() }),
});

const shownNotice = notice.extend({ isAcknowledged: z.boolean() });
export type ShownNotice = z.infer<typeof shownNotice>;

/** Those for the place of one's own profile, or for a place that is named. */
export const listNotices = endpoint({
  method: "GET",
  path: "/api/rights/notices",
  query: z.object({ place: z.string().max(255).optional() }),
  reply: z.object({ notices: z.array(shownNotice) }),
});

export const answerNotices = endpoint({
  method: "POST",
  path: "/api/rights/notices",
  body: z.object({
    textIds: z.array(z.string().max(100)).min(1).max(20),
    choice: z.enum(["shown", "acknowledged"]),
    shownAt: z.enum(["openings", "builder", "data-page"]),
  }),
  reply: z.object({ written: z.int() }),
});

const link = z.object({ token: z.string().max(300) });
const kept = z.object({ keptUntil: z.iso.datetime().nullable() });

export const readKeepLink = endpoint({ method: "GET", path: "/api/rights/keep/:token", params: link, reply: kept });
export const keepProfile = endpoint({ method: "POST", path: "/api/rights/keep/:token", params: link, reply: kept });
