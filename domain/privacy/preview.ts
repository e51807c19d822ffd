/** A preview of the caller's own profile as another viewer sees it. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { visibleProfile } from "./visible-profile.ts";

const previewViewers = ["public", "recruiter", "company"] as const;
export type PreviewViewer = (typeof previewViewers)[number];

/** Why a viewer can't see the profile, in the order in which the database checks. */
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

const preview = z.object({
  /** Null where they see the profile. */
  because: z.enum(hiddenReasons).nullable(),
  seen: visibleProfile.nullable(),
  /** Names of filled fields that the viewer does not see, or not completely. */
  hidden: z.array(visibleProfile.keyof()),
});

export type Preview = z.infer<typeof preview>;

export const previewProfile = endpoint({
  method: "GET",
  path: "/api/candidate/privacy/preview",
  query: z.object({
    as: z.enum(previewViewers),
    /** A company name or domain, as in the list of blocked companies. */
    company: z.string().trim().max(255).default(""),
    /** Previews the current settings as if published, instead of the published state. */
    planned: z.enum(["true", "false"]).default("false"),
  }),
  reply: preview,
});
