import type { LeadKind } from "./lead-kinds.ts";

/** The nouns in the acknowledgment subjects. A reply with the same subject stays in the same thread in every email program. */
const acknowledgmentNames: Readonly<Record<Exclude<LeadKind, "mail">, string>> = {
  "quote-request": "quote request",
  lead: "inquiry",
  inquiry: "inquiry",
  "contact-request": "recruiter request",
  "strategy-call": "strategy call",
};

const withReplyPrefix = (subject: string): string => (/^re:/i.test(subject) ? subject : `Re: ${subject}`);

/** The subject of a reply: that of the last email, or else that of our acknowledgment. */
export const replySubject = (kind: LeadKind, emailSubjects: readonly (string | null)[]): string => {
  const last = emailSubjects.findLast((subject) => subject !== null && subject.trim() !== "");
  if (last !== undefined && last !== null) return withReplyPrefix(last.trim());
  return kind === "mail" ? "Re: Your email" : `Re: We received your ${acknowledgmentNames[kind]}`;
};
