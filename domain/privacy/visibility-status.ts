/** The visibility status of a profile: whether it is published, who finds it, its page, and the owner's employer. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { hiddenReasons } from "./preview.ts";

export const visibilityStatus = z.object({
  hasAccount: z.boolean(),
  /** Null until the person publishes, and again after they unpublish or make the profile private. */
  publishedAt: z.iso.datetime().nullable(),
  publishedVisibility: z.enum(["public", "recruiters_only"]).nullable(),
  /** The settings ask for more than was published; that waits for the next publishing. */
  isWider: z.boolean(),
  /** The handle of the page /p/{handle}; null until the person creates one. */
  handle: z.string().nullable(),
  /** Why the page is hidden, and why recruiters can't find the profile; null if they can. */
  pageHidden: z.enum(hiddenReasons).nullable(),
  poolHidden: z.enum(hiddenReasons).nullable(),
  /** Where the person works now, if that company is not blocked yet. */
  employer: z.string().nullable(),
});

export type VisibilityStatus = z.infer<typeof visibilityStatus>;

/** The status of a person without a profile. */
export const emptyVisibilityStatus = (hasAccount: boolean): VisibilityStatus => ({
  hasAccount,
  publishedAt: null,
  publishedVisibility: null,
  isWider: false,
  handle: null,
  pageHidden: hasAccount ? "not-published" : "no-account",
  poolHidden: hasAccount ? "not-published" : "no-account",
  employer: null,
});

export const showVisibilityStatus = endpoint({
  method: "GET",
  path: "/api/candidate/privacy/standing",
  reply: visibilityStatus,
});

/** Creates a new address for the page; the old one stops working. */
export const createPageAddress = endpoint({
  method: "POST",
  path: "/api/candidate/privacy/page",
  reply: visibilityStatus,
});
