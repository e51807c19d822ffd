/** Text of the emails about leads. */
import { brand, responseTimeHours } from "#domain/brand.ts";
import { formatFirmTime } from "../../infra/firm-time.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { deskReason, greeting } from "../../infra/email/email-text.ts";

/** A lead of any kind, as the emails need it. */
export interface LeadEmailInput {
  readonly what: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly receivedAt: Date;
}

export const staffLeadEmail = (lead: LeadEmailInput): EmailContent => {
  const dueAt = new Date(lead.receivedAt.getTime() + responseTimeHours * 3_600_000);
  return {
    subject: `${lead.what} from ${lead.firstName} ${lead.lastName}, ${lead.company}`,
    paragraphs: [
      `${lead.firstName} ${lead.lastName} at ${lead.company} sent a ${lead.what.toLowerCase()}. Reply by ${formatFirmTime(dueAt)}.`,
    ],
    facts: [["Email", lead.email], ...lead.facts, ["Received", formatFirmTime(lead.receivedAt)]],
    closing: `If you reply to this email, your reply goes to ${lead.firstName}.`,
    reason: deskReason,
  };
};

export const leadReceivedEmail = (lead: LeadEmailInput): EmailContent => ({
  subject: `We received your ${lead.what.toLowerCase()}`,
  paragraphs: [
    greeting(lead.firstName),
    `Thanks for contacting ${brand.name}. We received your ${lead.what.toLowerCase()}, and one of our recruiters will contact you within ${responseTimeHours} hours.`,
    "Here's what you sent:",
  ],
  facts: lead.facts,
  closing: `If anything is missing or wrong, reply to this email or call ${brand.phone.display}.`,
  reason: `You're getting this email because you contacted us through the ${brand.name} site.`,
});
