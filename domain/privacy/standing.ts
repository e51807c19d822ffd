/** Whether a profile is published and how, who finds it, where its page is, and where its owner works now. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { hiddenReasons } from "./preview.ts";

export const standing = z.object({
  hasAccount: z.boolean(),
  /** Null until the person publishes, and again after they unpublish or make the profile private. */
  publishedAt: z.iso.datetime().nullable(),
  publishedVisibility: z.enum(["public", "recruiters_only"]).nullable(),
  /** The settings ask for more than was published; that waits for the next publishing. */
  isWider: z.boolean(),
  /** Of the page /p/{handle}; null until one was asked for. */
  handle: z.string().nullable(),
  /** Why nobody opens the page, and why no recruiter finds the profile; null where they do. */
  pageHidden: z.enum(hiddenReasons).nullable(),
  poolHidden: z.enum(hiddenReasons).nullable(),
  /** Where the person works now, if that company is not blocked yet. */
  employer: z.string().nullable(),
});

export type Standing = z.infer<typeof standing>;

/** Of somebody without a profile. */
export const noStanding = (hasAccount: boolean): Standing => ({
  hasAccount,
  publishedAt: null,
  publishedVisibility: null,
  isWider: false,
  handle: null,
  pageHidden: hasAccount ? "not-published" : "no-account",
  poolHidden: hasAccount ? "not-published" : "no-account",
  employer: null,
});

export const showStanding = endpoint({ method: "GET", path: "/api/candidate/privacy/standing", reply: standing });

/** A new address for the page; the one before opens nothing from then on. */
export const makePageAddress = endpoint({ method: "POST", path: "/api/candidate/privacy/page", reply: standing });
