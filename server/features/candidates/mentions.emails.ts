/** The email to a mentioned member. It does not contain the note's text, which stays in the workspace. */
import type { EmailContent } from "../../infra/email/email-layout.ts";

export interface MentionEmailInput {
  readonly member: string;
  readonly author: string;
  readonly candidate: string;
  readonly candidateId: string;
  readonly company: string;
}

export const mentionEmail = (
  { member, author, candidate, candidateId, company }: MentionEmailInput,
  origin: string,
): EmailContent => ({
  subject: `${author} mentioned you in a note on ${candidate}`,
  paragraphs: [
    `Hello ${member},`,
    `${author} mentioned you in a note on ${candidate}, in the workspace of ${company}.`,
  ],
  button: { label: "Read the note", url: `${origin}/platform/candidates/${candidateId}#notes` },
  closing: "We write once about each note, and not about changes to it.",
});
