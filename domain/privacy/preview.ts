/** One's own profile through somebody else's eyes. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { seenProfile } from "./seen-profile.ts";

export const previewViewers = ["public", "recruiter", "company"] as const;
export type PreviewViewer = (typeof previewViewers)[number];

/** Why somebody sees nothing; in the order in which the database asks. */
export const hiddenReasons = [
  "blocked",
  "no-account",
  "not-published",
  "recruiters-only",
  "private",
  "no-contact",
  "not-looking",
] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

export const preview = z.object({
  /** Null where they see the profile. */
  because: z.enum(hiddenReasons).nullable(),
  seen: seenProfile.nullable(),
  /** Names of fields that are filled in and that they do not see, or not all of. */
  hidden: z.array(z.string()),
});

export type Preview = z.infer<typeof preview>;

export const previewProfile = endpoint({
  method: "GET",
  path: "/api/candidate/privacy/preview",
  query: z.object({
    as: z.enum(previewViewers),
    /** A name or a domain, as one would block it. */
    company: z.string().trim().max(255).default(""),
    /** As publishing the current settings would make it, instead of as it is. */
    planned: z.enum(["true", "false"]).default("false"),
  }),
  reply: preview,
});
