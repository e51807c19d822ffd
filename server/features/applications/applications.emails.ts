/** Email templates for applications: to applicants, and to team members who owe them an answer. */
import { formatDay } from "#domain/applications/answer-dates.ts";
import type { ResumeState } from "#domain/applications/application.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

export interface ApplicationEmailInput {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly location: string | null;
  readonly resumeState: ResumeState;
  readonly fileName: string | null;
  /** Null if no answer is due any more. */
  readonly answerDueAt: string | null;
  readonly isWithdrawn: boolean;
  /** Whether the mailbox has been proven. */
  readonly isConfirmed: boolean;
}

const hello = (firstName: string): string => `Hello ${firstName},`;

const resumeText = ({ resumeState, fileName }: ApplicationEmailInput): string => {
  if (resumeState === "none") return "";
  const name = fileName ?? "";
  return resumeState === "read" ? name : `${name}. Our reader could not read it; the team opens it themselves.`;
};

const saveLinkText =
  "Keep this mail: the link always shows where your application stands, and lets you withdraw it. Whoever has the link can do the same.";

/** Sent for every application whose email is not proven. Confirming through its link is the proof. */
export const confirmApplicationEmail = (input: ApplicationEmailInput, link: string): EmailContent => ({
  subject: `Confirm your application: ${input.job} at ${input.company}`,
  paragraphs: [
    hello(input.firstName),
    `${input.company} has your application for ${input.job}. It is marked "Email not confirmed" until you confirm it.`,
    "Open the page below and press Confirm. After that the same link shows your application's status, interviews and offers.",
  ],
  facts: [
    ["Job", input.job],
    ["Company", input.company],
    ["Location", input.location ?? ""],
    ["Resume", resumeText(input)],
  ],
  button: { label: "Confirm your application", url: link },
  closing:
    "If you didn't apply, open the page and choose \"This wasn't me\". Save this email: anyone with the link can use it.",
});

export const applicationReceivedEmail = (input: ApplicationEmailInput, link: string): EmailContent => ({
  subject: `Your application is in: ${input.job} at ${input.company}`,
  paragraphs: [
    hello(input.firstName),
    `${input.company} has your application for ${input.job}.`,
    ...(input.answerDueAt === null
      ? []
      : [`You hear from the team by ${formatDay(input.answerDueAt)}, whatever they decide.`]),
  ],
  facts: [
    ["Job", input.job],
    ["Company", input.company],
    ["Place", input.location ?? ""],
    ["Résumé", resumeText(input)],
  ],
  button: { label: "See where it stands", url: link },
  closing: `${saveLinkText} If you did not apply, please withdraw it there.`,
});

export const duplicateApplicationEmail = (input: ApplicationEmailInput, link: string): EmailContent => ({
  subject: `You have applied already: ${input.job} at ${input.company}`,
  paragraphs: [
    hello(input.firstName),
    `We received another application for ${input.job} at ${input.company} with your address. Your first application counts, and nothing was changed or added to it.`,
    ...(input.isConfirmed ? [] : ["Your first application is not confirmed yet. Open it and press Confirm."]),
  ],
  button: { label: input.isConfirmed ? "See its status" : "Confirm your application", url: link },
  closing: saveLinkText,
});

export const answerDateEmail = (
  { firstName, job, company }: Pick<ApplicationEmailInput, "firstName" | "job" | "company">,
  dueAt: string,
  link: string,
): EmailContent => ({
  subject: `A new date for your answer: ${job} at ${company}`,
  paragraphs: [
    hello(firstName),
    `The team at ${company} needs more time for your application for ${job}. You hear from them by ${formatDay(dueAt)}.`,
  ],
  button: { label: "See where it stands", url: link },
});

export interface OverdueAnswerEmailInput {
  readonly name: string;
  readonly candidate: string;
  readonly job: string;
  readonly stage: string;
  readonly dueAt: string;
}

export const overdueAnswerEmail = (
  { name, candidate, job, stage, dueAt }: OverdueAnswerEmailInput,
  url: string,
): EmailContent => ({
  subject: `Answer overdue: ${candidate}, ${job}`,
  paragraphs: [
    hello(name.split(" ")[0] ?? name),
    `${candidate} was told to hear from you by ${formatDay(dueAt)}. That day has passed, and the status page says so.`,
    "Move the application, or set another day: either one answers it.",
  ],
  facts: [
    ["Candidate", candidate],
    ["Job", job],
    ["Stage", stage],
    ["Promised for", formatDay(dueAt)],
  ],
  button: { label: "Open the candidate", url },
  closing: "You get one mail for each day that was promised, because you look after this job.",
});
