/** Text of the email about an endpoint that was switched off. */
import type { OffReason } from "#domain/webhooks/webhooks.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { firstNameOf, greeting } from "../../infra/email/email-text.ts";

export interface WebhookOffEmailInput {
  readonly to: string;
  readonly company: string;
  readonly host: string;
  readonly reason: OffReason;
}

const reasonText: Readonly<Record<OffReason, string>> = {
  failing: "It accepted no messages for three days, although we kept retrying.",
  gone: "It responded with status 410 (Gone).",
  person: "Someone turned it off.",
};

export const webhookOffEmail = ({ to, company, host, reason }: WebhookOffEmailInput, origin: string): EmailContent => ({
  subject: `Webhooks to ${host} are off`,
  paragraphs: [
    greeting(firstNameOf(to)),
    `The webhook endpoint at ${host} in the ${company} workspace was turned off. ${reasonText[reason]}`,
    "We won't send anything to it until someone turns it back on. The log shows responses from the last 30 days, and you can resend individual deliveries from there.",
  ],
  // The readers are admins of the workspace, and the host is their own.
  links: [host],
  button: { label: "View log", url: `${origin}/platform/settings/api` },
  reason: `You're getting this email because you're an admin of the ${company} workspace.`,
});
