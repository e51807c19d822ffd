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

const hello = (firstName: string): string => `Hi ${firstName},`;

const resumeText = ({ resumeState, fileName }: ApplicationEmailInput): string => {
  if (resumeState === "none") return "";
  const name = fileName ?? "";
  return resumeState === "read" ? name : `${name} (we couldn't read it automatically, but the team can open it)`;
};

const saveLinkText =
  "Save this email. The link shows your application's status and lets you withdraw. Anyone with the link can use it.";

/** Sent for every application whose email is not proven. Confirming through its link is the proof. */
export const confirmApplicationEmail = (input: ApplicationEmailInput, link: string): EmailContent => ({
  subject: `Confirm your application: ${input.job} at ${input.company}`,
  paragraphs: [
    hello(input.firstName),
    `${input.company} has your application for ${input.job}. It is marked "Email not confirmed" until you confirm it.`,
    "Open the page below and select Confirm application. After that, the same link shows your application's status, interviews and offers.",
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
  subject: `Application received: ${input.job} at ${input.company}`,
  paragraphs: [
    hello(input.firstName),
    `${input.company} has your application for ${input.job}.`,
    ...(input.answerDueAt === null
      ? []
      : [`You'll hear from the team by ${formatDay(input.answerDueAt)}, either way.`]),
  ],
  facts: [
    ["Job", input.job],
    ["Company", input.company],
    ["Location", input.location ?? ""],
    ["Resume", resumeText(input)],
  ],
  button: { label: "View status", url: link },
  closing: `${saveLinkText} If you didn't apply, withdraw the application there.`,
});

export const duplicateApplicationEmail = (input: ApplicationEmailInput, link: string): EmailContent => ({
  subject: `You already applied: ${input.job} at ${input.company}`,
  paragraphs: [
    hello(input.firstName),
    `We received another application for ${input.job} at ${input.company} with your email address. Your first application counts, and nothing in it has changed.`,
    ...(input.isConfirmed
      ? []
      : ["Your first application isn't confirmed yet. Open it and select Confirm application."]),
  ],
  button: { label: input.isConfirmed ? "View status" : "Confirm your application", url: link },
  closing: saveLinkText,
});

export const answerDateEmail = (
  { firstName, job, company }: Pick<ApplicationEmailInput, "firstName" | "job" | "company">,
  dueAt: string,
  link: string,
): EmailContent => ({
  subject: `New response date: ${job} at ${company}`,
  paragraphs: [
    hello(firstName),
    `The team at ${company} needs more time to respond to your application for ${job}. You'll hear from them by ${formatDay(dueAt)}.`,
  ],
  button: { label: "View status", url: link },
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
  subject: `Response overdue: ${candidate}, ${job}`,
  paragraphs: [
    hello(name.split(" ")[0] ?? name),
    `Your response to ${candidate} was due ${formatDay(dueAt)}. If they applied online, their status page shows that it's late.`,
    "Move the application to another stage, or set a new date.",
  ],
  facts: [
    ["Candidate", candidate],
    ["Job", job],
    ["Stage", stage],
    ["Due", formatDay(dueAt)],
  ],
  button: { label: "View candidate", url },
  closing: "You're getting this email because you're responsible for this job. We send one for each missed date.",
});
