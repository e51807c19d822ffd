/** The email to a mentioned member. It does not contain the note's text, which stays in the workspace. */
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { firstNameOf, greeting } from "../../infra/email/email-text.ts";

export interface MentionEmailInput {
  readonly member: string;
  readonly author: string;
  readonly candidate: string;
  readonly candidateId: string;
  /** Null for a note that isn't about one application. */
  readonly job: string | null;
  readonly company: string;
}

export const mentionEmail = (
  { member, author, candidate, candidateId, job, company }: MentionEmailInput,
  origin: string,
): EmailContent => ({
  subject: `${author} mentioned you in a note about ${candidate}`,
  paragraphs: [
    greeting(firstNameOf(member)),
    `${author} mentioned you in a note about ${candidate}. Notes can be confidential, so the text stays in the workspace.`,
  ],
  facts: [
    ["Candidate", candidate],
    ["Job", job ?? ""],
    ["Written by", author],
    ["Workspace", company],
  ],
  button: { label: "Read the note", url: `${origin}/platform/candidates/${candidateId}#notes` },
  reason:
    "You're getting this email because someone mentioned you. We email you once per note, even if it's edited later.",
});
