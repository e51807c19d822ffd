/** Text of the emails about shortlists. A reader's email names no candidate: names are only behind the link. */
import { formatDayWithYear } from "#domain/applications/answer-dates.ts";
import { type Verdict, verdictLabels } from "#domain/shortlists/shortlist-states.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import type { SubmissionChange } from "./submissions-by-link.service.ts";

export interface QuestionEmailInput {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  /** The team member who asks. */
  readonly by: string | null;
  readonly isAnonymous: boolean;
  readonly until: string;
}

export const submissionQuestionEmail = (input: QuestionEmailInput, link: string): EmailContent => ({
  subject: `May ${input.company} show you on a shortlist? ${input.job}`,
  paragraphs: [
    `Hello ${input.firstName},`,
    `${input.by ?? input.company} would like to suggest you for ${input.job} to the people at ${input.company} who decide about it. For that we need your yes.`,
    "The page behind the button says exactly what would be shown, to whom and until when. Nothing is shown before you agree, and you can take your yes back at any time. Saying no changes nothing about your application.",
  ],
  facts: [
    ["Job", input.job],
    ["Company", input.company],
    ["Shown", input.isAnonymous ? "Without your name" : "With your name"],
    ["Until", formatDayWithYear(input.until)],
  ],
  button: { label: "Read it and answer", url: link },
  closing: "The link is yours alone: whoever has it can answer for you.",
});

export interface ShortlistEmailInput {
  readonly reader: string;
  readonly from: string | null;
  readonly company: string;
  readonly job: string;
  readonly note: string;
  readonly count: number;
  readonly isAnonymous: boolean;
  readonly expiresAt: string;
}

const candidateCountText = (count: number): string => (count === 1 ? "one candidate" : `${count} candidates`);

export const shortlistEmail = (input: ShortlistEmailInput, link: string): EmailContent => ({
  subject: `Shortlist: ${input.job} at ${input.company}`,
  paragraphs: [
    `Hello ${input.reader},`,
    `${input.from ?? input.company} has put together ${candidateCountText(input.count)} for ${input.job} at ${input.company} and would like to know what you think of each: yes, maybe or no.`,
    ...(input.note === "" ? [] : [input.note]),
  ],
  facts: [
    ["Candidates", `${input.count}${input.isAnonymous ? ", without names" : ""}`],
    ["Open until", formatDayWithYear(input.expiresAt)],
  ],
  button: { label: "See the shortlist", url: link },
  closing:
    "The link is yours alone, and the people behind it agreed to be shown to you and to nobody else. Please do not pass it on. If something is unclear, answer this mail.",
});

export interface AnswersEmailInput {
  readonly maker: string;
  readonly reader: string;
  readonly title: string;
  readonly job: string;
  readonly answers: readonly { readonly name: string; readonly verdict: Verdict; readonly comment: string }[];
  readonly left: number;
}

export const shortlistAnswersEmail = (input: AnswersEmailInput, link: string): EmailContent => ({
  subject: `${input.reader} answered your shortlist: ${input.job}`,
  paragraphs: [
    `Hello ${input.maker},`,
    `${input.reader} has answered “${input.title}” for ${input.job}.${
      input.left === 0
        ? " That is everybody on it."
        : ` ${input.left} on it ${input.left === 1 ? "is" : "are"} still open.`
    }`,
    "Whoever got a yes and had only applied has moved on to screening. A no rejects nobody: it is marked on the board, and you decide.",
  ],
  facts: input.answers.map(({ name, verdict, comment }) => [
    name,
    comment === "" ? verdictLabels[verdict] : `${verdictLabels[verdict]}. ${comment}`,
  ]),
  button: { label: "Open the shortlists", url: link },
});

const changeText: Readonly<Record<SubmissionChange, readonly [subject: string, sentence: string]>> = {
  agreed: ["agreed to be shown", "has agreed to be shown on shortlists for this job."],
  declined: [
    "does not want to be shown",
    "does not want to be shown on shortlists for this job. Their application stays as it is; take them off the list to send it.",
  ],
  withdrawn: [
    "took back their agreement",
    "has taken back their agreement to be shown. From this moment on no reader of any shortlist sees them. Their application stays as it is.",
  ],
};

export const submissionAnswerEmail = (
  change: SubmissionChange,
  input: { readonly maker: string; readonly candidate: string; readonly job: string },
  link: string,
): EmailContent => {
  const [subject, sentence] = changeText[change];
  return {
    subject: `${input.candidate} ${subject}: ${input.job}`,
    paragraphs: [`Hello ${input.maker},`, `${input.candidate} ${sentence}`],
    button: { label: "Open the shortlists", url: link },
  };
};
