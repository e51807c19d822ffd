/** Email templates for applications: to applicants, and to team members who owe them an answer. */
import { formatDay } from "#domain/applications/answer-dates.ts";
import type { ResumeState } from "#domain/applications/application.ts";
import { stageNames } from "#domain/pipeline/board-steps.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { firstNameOf, greeting } from "../../infra/email/email-text.ts";
import { type EmailedAd, adFacts } from "../jobs/emailed-ad.service.ts";

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
  /** Null if the job has no public ad any more. */
  readonly ad: EmailedAd | null;
  /** Whether the mailbox has been proven. */
  readonly isConfirmed: boolean;
}

const resumeText = ({ resumeState, fileName }: ApplicationEmailInput): string => {
  if (resumeState === "none") return "";
  const name = fileName ?? "";
  return resumeState === "read" ? name : `${name} (we couldn't read it automatically, but the team can open it)`;
};

const jobFacts = (input: ApplicationEmailInput): Pick<EmailContent, "facts" | "links"> => {
  const { facts, links } = adFacts(input.ad);
  return {
    facts: [
      ["Job", input.job],
      ["Company", input.company],
      ["Location", input.location ?? ""],
      ...facts,
      ["Resume", resumeText(input)],
    ],
    links,
  };
};

/** The address may have been entered by someone else, so this names no one. */
const appliedReason = ({ job, company }: Pick<ApplicationEmailInput, "job" | "company">): string =>
  `You're getting this email because this address was used to apply for the ${job} position at ${company}.`;

const saveLinkText =
  "Save this email. The link shows your application's status and lets you withdraw. Anyone with the link can use it.";

/** Sent for every application whose email is not proven. Confirming through its link is the proof. */
export const confirmApplicationEmail = (input: ApplicationEmailInput, link: string): EmailContent => ({
  subject: `Confirm your application: ${input.job} at ${input.company}`,
  paragraphs: [
    greeting(input.firstName),
    `${input.company} received your application for the ${input.job} position. Until you confirm it, it's marked "Email not confirmed."`,
    "Open the page below and select Confirm application. After that, the same link shows your status, interviews and offers.",
  ],
  ...jobFacts(input),
  button: { label: "Confirm your application", url: link },
  closing:
    "If you didn't apply, open the page and choose \"This wasn't me.\" Save this email, and don't share the link: anyone who has it can use it.",
  reason: appliedReason(input),
});

export const applicationReceivedEmail = (input: ApplicationEmailInput, link: string): EmailContent => ({
  subject: `Application received: ${input.job} at ${input.company}`,
  paragraphs: [
    greeting(input.firstName),
    `${input.company} received your application for the ${input.job} position.`,
    ...(input.answerDueAt === null
      ? []
      : [`You'll hear from the team by ${formatDay(input.answerDueAt)}, either way.`]),
  ],
  ...jobFacts(input),
  button: { label: "View status", url: link },
  closing: `${saveLinkText} If you didn't apply, withdraw the application there.`,
  reason: appliedReason(input),
});

export const duplicateApplicationEmail = (input: ApplicationEmailInput, link: string): EmailContent => ({
  subject: `You already applied: ${input.job} at ${input.company}`,
  paragraphs: [
    greeting(input.firstName),
    `We received another application for ${input.job} at ${input.company} with your email address. We kept your first application, and nothing in it has changed.`,
    ...(input.isConfirmed
      ? []
      : ["Your first application isn't confirmed yet. Open it and select Confirm application."]),
  ],
  button: { label: input.isConfirmed ? "View status" : "Confirm your application", url: link },
  closing: saveLinkText,
  reason: appliedReason(input),
});

export const answerDateEmail = (
  { firstName, job, company }: Pick<ApplicationEmailInput, "firstName" | "job" | "company">,
  dueAt: string,
  link: string,
): EmailContent => ({
  subject: `New response date: ${job} at ${company}`,
  paragraphs: [
    greeting(firstName),
    `The team at ${company} needs more time to respond to your application for the ${job} position. You'll hear from them by ${formatDay(dueAt)}.`,
  ],
  facts: [
    ["Job", job],
    ["Company", company],
    ["New date", formatDay(dueAt)],
  ],
  button: { label: "View status", url: link },
  reason: appliedReason({ job, company }),
});

export interface OverdueAnswerEmailInput {
  readonly name: string;
  readonly candidate: string;
  readonly job: string;
  readonly stage: Stage;
  readonly dueAt: string;
}

export const overdueAnswerEmail = (
  { name, candidate, job, stage, dueAt }: OverdueAnswerEmailInput,
  url: string,
): EmailContent => ({
  subject: `Response overdue: ${candidate}, ${job}`,
  paragraphs: [
    greeting(firstNameOf(name)),
    `Your response to ${candidate} was due ${formatDay(dueAt)}. If they applied online, their status page shows that it's late.`,
    "Move the application to another stage, or set a new date.",
  ],
  facts: [
    ["Candidate", candidate],
    ["Job", job],
    ["Stage", stageNames[stage]],
    ["Due", formatDay(dueAt)],
  ],
  button: { label: "View candidate", url },
  reason: "You're getting this email because you're responsible for this job. We send one for each missed date.",
});
