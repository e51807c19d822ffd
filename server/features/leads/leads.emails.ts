/** Text of the emails about leads. */
import { brand, responseTimeHours } from "#domain/brand.ts";
import { formatFirmTime } from "../../infra/firm-time.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

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
  const due = new Date(lead.receivedAt.getTime() + responseTimeHours * 3_600_000);
  return {
    subject: `${lead.what} from ${lead.firstName} ${lead.lastName}, ${lead.company}`,
    paragraphs: [
      `${lead.firstName} ${lead.lastName} of ${lead.company} sent a ${lead.what.toLowerCase()}.`,
      `We promised an answer by ${formatFirmTime(due)}. Reply to this mail to write to them.`,
    ],
    facts: [["Email", lead.email], ...lead.facts, ["Received", formatFirmTime(lead.receivedAt)]],
  };
};

export const leadReceivedEmail = (lead: LeadEmailInput): EmailContent => ({
  subject: `We have your ${lead.what.toLowerCase()}`,
  paragraphs: [
    `Hello ${lead.firstName},`,
    `Thank you for writing to ${brand.name}. Your ${lead.what.toLowerCase()} has reached us, and one of our recruiters will contact you within ${responseTimeHours} hours.`,
    "This is what you sent:",
  ],
  facts: lead.facts,
  closing: `If something is missing or wrong, answer this mail or call ${brand.phone.display}.`,
});
