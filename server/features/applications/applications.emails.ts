/** The words of the mails around an application: to whoever applied, and to whoever owes them an answer. */
import { spokenDay } from "#domain/applications/answer-dates.ts";
import type { ResumeState } from "#domain/applications/application.ts";
import type { Letter } from "../../infra/letter.ts";

export interface ToldApplication {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly location: string | null;
  readonly resumeState: ResumeState;
  readonly fileName: string | null;
  /** Null where no answer is promised any more. */
  readonly answerDueAt: string | null;
  readonly isWithdrawn: boolean;
  /** Whether the mailbox has been proven. */
  readonly isConfirmed: boolean;
}

const hello = (firstName: string): string => `Hello ${firstName},`;

const resumeWords = ({ resumeState, fileName }: ToldApplication): string => {
  if (resumeState === "none") return "";
  const name = fileName ?? "";
  return resumeState === "read" ? name : `${name}. Our reader could not read it; the team opens it themselves.`;
};

const keepIt =
  "Keep this mail: the link always shows where your application stands, and lets you withdraw it. Whoever has the link can do the same.";

/** Sent for every application under an address that is not proven: its link is the proof, once its button is pressed. */
export const confirmLetter = (told: ToldApplication, link: string): Letter => ({
  subject: `Confirm your application: ${told.job} at ${told.company}`,
  paragraphs: [
    hello(told.firstName),
    `${told.company} has your application for ${told.job}. It is marked "Email not confirmed" until you confirm it.`,
    "Open the page below and press Confirm. After that the same link shows your application's status, interviews and offers.",
  ],
  facts: [
    ["Job", told.job],
    ["Company", told.company],
    ["Location", told.location ?? ""],
    ["Resume", resumeWords(told)],
  ],
  button: { label: "Confirm your application", url: link },
  closing:
    "If you didn't apply, open the page and choose \"This wasn't me\". Save this email: anyone with the link can use it.",
});

export const receivedLetter = (told: ToldApplication, link: string): Letter => ({
  subject: `Your application is in: ${told.job} at ${told.company}`,
  paragraphs: [
    hello(told.firstName),
    `${told.company} has your application for ${told.job}.`,
    ...(told.answerDueAt === null
      ? []
      : [`You hear from the team by ${spokenDay(told.answerDueAt)}, whatever they decide.`]),
  ],
  facts: [
    ["Job", told.job],
    ["Company", told.company],
    ["Place", told.location ?? ""],
    ["Résumé", resumeWords(told)],
  ],
  button: { label: "See where it stands", url: link },
  closing: `${keepIt} If you did not apply, please withdraw it there.`,
});

export const againLetter = (told: ToldApplication, link: string): Letter => ({
  subject: `You have applied already: ${told.job} at ${told.company}`,
  paragraphs: [
    hello(told.firstName),
    `We received another application for ${told.job} at ${told.company} with your address. Your first application counts, and nothing was changed or added to it.`,
    ...(told.isConfirmed ? [] : ["Your first application is not confirmed yet. Open it and press Confirm."]),
  ],
  button: { label: told.isConfirmed ? "See its status" : "Confirm your application", url: link },
  closing: keepIt,
});

export const answerDateLetter = (
  { firstName, job, company }: Pick<ToldApplication, "firstName" | "job" | "company">,
  dueAt: string,
  link: string,
): Letter => ({
  subject: `A new date for your answer: ${job} at ${company}`,
  paragraphs: [
    hello(firstName),
    `The team at ${company} needs more time for your application for ${job}. You hear from them by ${spokenDay(dueAt)}.`,
  ],
  button: { label: "See where it stands", url: link },
});

export interface OverdueAnswer {
  readonly name: string;
  readonly candidate: string;
  readonly job: string;
  readonly stage: string;
  readonly dueAt: string;
}

export const overdueLetter = ({ name, candidate, job, stage, dueAt }: OverdueAnswer, url: string): Letter => ({
  subject: `Answer overdue: ${candidate}, ${job}`,
  paragraphs: [
    hello(name.split(" ")[0] ?? name),
    `${candidate} was told to hear from you by ${spokenDay(dueAt)}. That day has passed, and the status page says so.`,
    "Move the application, or set another day: either one answers it.",
  ],
  facts: [
    ["Candidate", candidate],
    ["Job", job],
    ["Stage", stage],
    ["Promised for", spokenDay(dueAt)],
  ],
  button: { label: "Open the candidate", url },
  closing: "You get one mail for each day that was promised, because you look after this job.",
});
