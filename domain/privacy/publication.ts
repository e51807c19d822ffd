/** Publishing a profile: the one step that lets others see it. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { privacySettings } from "./settings.ts";
import { visibilityStatus } from "./visibility-status.ts";

const publishedVisibilities = ["public", "recruiters_only"] as const;
export type PublishedVisibility = (typeof publishedVisibilities)[number];

/** The settings on screen when the person pressed the button. */
const shownSettings = privacySettings.omit({ blockedCompanies: true }).extend({
  profileVisibility: z.enum(
    publishedVisibilities,
    "A private profile can't be published. Choose who can see it first.",
  ),
});
export type ShownSettings = z.infer<typeof shownSettings>;

/** 409 where the stored settings are not the shown ones. Publishing again extends it to what the settings ask for now. */
export const publishProfile = endpoint({
  method: "POST",
  path: "/api/candidate/privacy/publication",
  body: shownSettings,
  reply: visibilityStatus,
});

export const unpublishProfile = endpoint({
  method: "DELETE",
  path: "/api/candidate/privacy/publication",
  reply: visibilityStatus,
});
