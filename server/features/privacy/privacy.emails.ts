/** The email about profiles that were visible before publishing became a separate step. */
import { brand } from "#domain/brand.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { firstNameOf, greeting } from "../../infra/email/email-text.ts";

export const publishingNoticeEmail = (name: string, origin: string): EmailContent => ({
  subject: "Your profile is hidden until you publish it",
  paragraphs: [
    greeting(firstNameOf(name)),
    `We changed how profiles become visible on ${brand.name}. Until now, others could see your profile as soon as you saved your privacy settings. From now on, only you can see it until you publish it.`,
    "Your profile and settings haven't changed. To be found by recruiters again, open your privacy settings, check who will see what, and publish your profile.",
    "Companies whose introduction requests you accepted keep the details they already have.",
  ],
  button: { label: "Open privacy settings", url: `${origin}/candidates#privacy` },
  closing: "If you do nothing, your profile stays hidden.",
  reason: `You're getting this email because you have a profile on ${brand.name}.`,
});
