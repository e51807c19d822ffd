/** Saying no: why, for those inside, and a kind answer for the person, who never reads an inside reason unless it was written in. */
import { z } from "zod";
import { plainName } from "../text/plain-name.ts";

export const rejectionReasons = [
  "another-fits-better",
  "experience",
  "skills",
  "pay",
  "place-or-hours",
  "withdrew-by-phone",
  "role-closed",
  "other",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const rejectionReasonWords: Readonly<Record<RejectionReason, string>> = {
  "another-fits-better": "Another candidate fits better",
  experience: "Experience for this role",
  skills: "A needed skill or license is missing",
  pay: "Pay expectations",
  "place-or-hours": "Place or hours",
  "withdrew-by-phone": "Withdrew by phone",
  "role-closed": "The role is closed",
  other: "Other",
};

/** An hour, so that whoever slipped can take it back before anybody has read it. */
export const mailDelayMinutes = 60;
export const mailTimes = ["hour", "now"] as const;
export type MailTime = (typeof mailTimes)[number];

export const rejectionMail = z.object({
  when: z.enum(mailTimes),
  subject: plainName(z.string().trim().min(1, "Please write a subject").max(200)),
  text: z.string().trim().min(1, "Please write the mail").max(5000),
});
export type RejectionMail = z.infer<typeof rejectionMail>;

export const rejection = z.object({
  reason: z.enum(rejectionReasons),
  /** Stays inside. */
  words: z.string().trim().max(1000).default(""),
  mail: rejectionMail.nullable(),
});
export type Rejection = z.infer<typeof rejection>;

export interface MailFacts {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly sender: string;
}

const places: Readonly<Record<string, keyof MailFacts>> = {
  "first name": "firstName",
  job: "job",
  company: "company",
  "your name": "sender",
};

/** What stands in braces is filled in for each person; braces around anything else stay as they were written. */
export const fillMail = (text: string, facts: MailFacts): string =>
  text.replaceAll(/\{([a-z ]+)\}/g, (whole, word: string) => {
    const field = places[word];
    return field === undefined ? whole : facts[field];
  });

export const usualRejectionMail: Readonly<Pick<RejectionMail, "subject" | "text">> = {
  subject: "Your application for {job} at {company}",
  text: `Hello {first name},

thank you for applying for {job} at {company} and for the time you gave us. We have decided to go on with other candidates, so your application ends here.

We know an answer like this is not the one you hoped for. It is about this one role and says nothing about your worth at work. You are welcome to apply again when another of our openings suits you.

If you have a question, just answer this mail. It reaches a person.

With good wishes
{your name}, {company}`,
};
