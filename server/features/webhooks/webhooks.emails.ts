/** Text of the email about an endpoint that was switched off. */
import type { OffReason } from "#domain/webhooks/webhooks.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

export interface WebhookOffEmailInput {
  readonly to: string;
  readonly company: string;
  readonly host: string;
  readonly reason: OffReason;
}

const reasonText: Readonly<Record<OffReason, string>> = {
  failing: "It has taken no message for three days, though we tried again and again.",
  gone: "It answered that it is gone for good (410).",
  person: "It was switched off by hand.",
};

export const webhookOffEmail = ({ to, company, host, reason }: WebhookOffEmailInput, origin: string): EmailContent => ({
  subject: `Webhooks to ${host} are off`,
  paragraphs: [
    `Hello ${to.split(" ")[0] ?? to},`,
    `The endpoint at ${host} in the workspace of ${company} was switched off. ${reasonText[reason]}`,
    "Until somebody switches it on again, nothing is sent there. The log of the last 30 days shows what came back, and single messages can be sent again from it.",
  ],
  // The readers are admins of the workspace, and the host is their own.
  links: [host],
  button: { label: "Open the log", url: `${origin}/platform/settings/api` },
});
