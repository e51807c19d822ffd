/** The words of the mails about leads. */
import { brand, replyPromiseHours } from "#domain/brand.ts";
import { onTheFirmsClock } from "../../infra/firm-clock.ts";
import type { Letter } from "../../infra/letter.ts";

/** A lead of any kind, as the mails see it. */
export interface AnnouncedLead {
  readonly what: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly receivedAt: Date;
}

export const staffLetter = (lead: AnnouncedLead): Letter => {
  const due = new Date(lead.receivedAt.getTime() + replyPromiseHours * 3_600_000);
  return {
    subject: `${lead.what} from ${lead.firstName} ${lead.lastName}, ${lead.company}`,
    paragraphs: [
      `${lead.firstName} ${lead.lastName} of ${lead.company} sent a ${lead.what.toLowerCase()}.`,
      `We promised an answer by ${onTheFirmsClock(due)}. Reply to this mail to write to them.`,
    ],
    facts: [["Email", lead.email], ...lead.facts, ["Received", onTheFirmsClock(lead.receivedAt)]],
  };
};

export const acknowledgement = (lead: AnnouncedLead): Letter => ({
  subject: `We have your ${lead.what.toLowerCase()}`,
  paragraphs: [
    `Hello ${lead.firstName},`,
    `Thank you for writing to ${brand.name}. Your ${lead.what.toLowerCase()} has reached us, and one of our recruiters will contact you within ${replyPromiseHours} hours.`,
    "This is what you sent:",
  ],
  facts: lead.facts,
  closing: `If something is missing or wrong, answer this mail or call ${brand.phone.display}.`,
});
