/** Privacy rights: see, download and delete one's own data, and ask for a human review. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { consentEntry } from "./consent.ts";
import { notice } from "./notices.ts";
import { receipt } from "./receipt.ts";

export const showRights = endpoint({
  method: "GET",
  path: "/api/rights",
  reply: z.object({
    /** "signedOut" has no session. A visitor can reach their data only with their session. */
    standing: z.enum(["signedOut", "visitor", "account", "member", "staff"]),
    email: z.string().nullable(),
    /** Workspaces of the account. As long as there is one, deletion erases only the candidate data. */
    workspaces: z.array(z.string()),
    requestsHumanReview: z.boolean(),
    /** The retention period in months without a visit, and its end; null if the rule does not apply. */
    retention: z.object({ months: z.int(), erasedAt: z.iso.datetime() }).nullable(),
    consents: z.array(consentEntry),
  }),
});
export type Rights = z.infer<typeof showRights.reply>;

/** Returns a ZIP, not JSON. */
export const downloadPath = "/api/rights/download";

/** The word to type as confirmation. */
export const deletionWord = "delete";

export const deletion = z.object({
  word: z
    .string()
    .max(100)
    .trim()
    .toLowerCase()
    .refine((typed) => typed === deletionWord, `Type the word ${deletionWord}`),
  /** The account's password; empty for a visitor. */
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
  body: z.object({ requestsHumanReview: z.boolean() }),
  reply: z.object({ requestsHumanReview: z.boolean() }),
});

const shownNotice = notice.extend({ isAcknowledged: z.boolean() });
export type ShownNotice = z.infer<typeof shownNotice>;

/** Notices for the location of the caller's profile, or for the given location. */
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
