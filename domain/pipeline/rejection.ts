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
  "another-fits-better": "Another candidate is a better fit",
  experience: "Not the right experience for this role",
  skills: "Missing a required skill or license",
  pay: "Salary expectations",
  "place-or-hours": "Location or hours",
  "withdrew-by-phone": "Withdrew by phone",
  "role-closed": "The job is closed",
  other: "Other",
};

/** The delay lets the team undo a rejection before the email is sent. */
export const emailDelayMinutes = 60;
const emailTimes = ["hour", "now"] as const;
export type EmailTime = (typeof emailTimes)[number];

const rejectionEmail = z.object({
  when: z.enum(emailTimes),
  subject: plainName(z.string().trim().min(1, "Write a subject").max(200)),
  text: z.string().trim().min(1, "Write the email").max(5000),
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
  text.replaceAll(/\{([a-z ]+)\}/g, (placeholder, word: string) => {
    const field = placeholders[word];
    return field === undefined ? placeholder : facts[field];
  });

export const defaultRejectionEmail: Readonly<Pick<RejectionEmail, "subject" | "text">> = {
  subject: "Your application for {job} at {company}",
  text: `Hi {first name},

Thank you for applying for {job} at {company} and for the time you gave us. We've decided to go with other candidates, so we won't be moving forward with your application.

We know this isn't the answer you hoped for. Our decision is about this role only, and you're welcome to apply again when another opening fits.

If you have any questions, just reply to this email. We read every reply.

Best regards,
{your name}, {company}`,
};
