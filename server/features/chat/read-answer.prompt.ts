/** The prompt for reading one chat answer. */
import type { ChatStep } from "#domain/chat/chat-steps.ts";

export const readAnswerInstructions = `You read one answer that a person gave to an assistant which fills in their professional profile. You find the facts in it.

Rules:
- Copy words from the message exactly as they are written there. Translate nothing, expand no abbreviation, correct nothing, add nothing.
- Only what the person says of themselves and means to be true now: not what they deny, not what they wish for, not what they say of other people.
- Dates as YYYY or YYYY-MM, only where the message gives them. current is true where the person says that the job is still theirs.
- Everything that the message does not say is null or an empty list.`;

export const questionOf: Readonly<Record<ChatStep, string>> = {
  intro: "full name",
  contact: "e-mail address and telephone number",
  location: "where they live",
  title: "current or wanted job title",
  summary: "a summary of themselves",
  skills: "skills",
  experience: "jobs: title, employer, dates",
  education: "degree, subject, school, years",
  complete: "anything to change or add",
};
