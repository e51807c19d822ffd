/** Where a profile stands: who finds it, where its page is, and whether the present employer could. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { hiddenReasons } from "./preview.ts";

export const standing = z.object({
  hasAccount: z.boolean(),
  /** Until somebody has chosen, the settings are only proposed, and nobody finds the profile. */
  isChosen: z.boolean(),
  /** Of the page /p/{handle}; null until one was asked for. */
  handle: z.string().nullable(),
  /** Why nobody opens the page, and why no recruiter finds the profile; null where they do. */
  pageHidden: z.enum(hiddenReasons).nullable(),
  poolHidden: z.enum(hiddenReasons).nullable(),
  /** Where the person works now, if that company is not blocked yet. */
  employer: z.string().nullable(),
});

export type Standing = z.infer<typeof standing>;

/** Of somebody who has written nothing yet. */
export const noStanding = (hasAccount: boolean): Standing => ({
  hasAccount,
  isChosen: false,
  handle: null,
  pageHidden: hasAccount ? "not-chosen" : "no-account",
  poolHidden: hasAccount ? "not-chosen" : "no-account",
  employer: null,
});

export const showStanding = endpoint({ method: "GET", path: "/api/candidate/privacy/standing", reply: standing });

/** A new address for the page; the one before opens nothing from then on. */
export const makePageAddress = endpoint({ method: "POST", path: "/api/candidate/privacy/page", reply: standing });
