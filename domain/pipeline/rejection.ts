/** Rejecting an applicant: an internal reason, and an optional email, which does not include the reason unless a person writes it. */
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

export const rejectionReasonLabels: Readonly<Record<RejectionReason, string>> = {
  "another-fits-better": "Another candidate fits better",
  experience: "Experience for this role",
  skills: "A needed skill or license is missing",
  pay: "Pay expectations",
  "place-or-hours": "Place or hours",
  "withdrew-by-phone": "Withdrew by phone",
  "role-closed": "The role is closed",
  other: "Other",
};

/** The delay lets the team undo a rejection before the email is sent. */
export const emailDelayMinutes = 60;
const emailTimes = ["hour", "now"] as const;
export type EmailTime = (typeof emailTimes)[number];

const rejectionEmail = z.object({
  when: z.enum(emailTimes),
  subject: plainName(z.string().trim().min(1, "Please write a subject").max(200)),
  text: z.string().trim().min(1, "Please write the mail").max(5000),
});
export type RejectionEmail = z.infer<typeof rejectionEmail>;

export const rejection = z.object({
  reason: z.enum(rejectionReasons),
  /** Internal. */
  words: z.string().trim().max(1000).default(""),
  mail: rejectionEmail.nullable(),
});
export type Rejection = z.infer<typeof rejection>;

export interface RejectionEmailFacts {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly sender: string;
}

const placeholders: Readonly<Record<string, keyof RejectionEmailFacts>> = {
  "first name": "firstName",
  job: "job",
  company: "company",
  "your name": "sender",
};

/** Fills the placeholders for each person; unknown placeholders stay as written. */
export const fillRejectionEmail = (text: string, facts: RejectionEmailFacts): string =>
  text.replaceAll(/\{([a-z ]+)\}/g, (whole, word: string) => {
    const field = placeholders[word];
    return field === undefined ? whole : facts[field];
  });

export const defaultRejectionEmail: Readonly<Pick<RejectionEmail, "subject" | "text">> = {
  subject: "Your application for {job} at {company}",
  text: `Hello {first name},

thank you for applying for {job} at {company} and for the time you gave us. We have decided to go on with other candidates, so your application ends here.

We know an answer like this is not the one you hoped for. It is about this one role and says nothing about your worth at work. You are welcome to apply again when another of our openings suits you.

If you have a question, just answer this mail. It reaches a person.

With good wishes
{your name}, {company}`,
};
