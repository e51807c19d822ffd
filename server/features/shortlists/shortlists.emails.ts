/** The words of the mails about shortlists. The mail to a reader names nobody: whom it is about is behind the link alone. */
import { spokenDayOfYear } from "#domain/applications/answer-dates.ts";
import { type Verdict, verdictWords } from "#domain/shortlists/shortlist-words.ts";
import type { Letter } from "../../infra/letter.ts";
import type { SubmissionChange } from "./submissions-by-link.service.ts";

export interface ToldQuestion {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  /** Who asks. */
  readonly by: string | null;
  readonly isAnonymous: boolean;
  readonly until: string;
}

export const questionLetter = (told: ToldQuestion, link: string): Letter => ({
  subject: `May ${told.company} show you on a shortlist? ${told.job}`,
  paragraphs: [
    `Hello ${told.firstName},`,
    `${told.by ?? told.company} would like to suggest you for ${told.job} to the people at ${told.company} who decide about it. For that we need your yes.`,
    "The page behind the button says exactly what would be shown, to whom and until when. Nothing is shown before you agree, and you can take your yes back at any time. Saying no changes nothing about your application.",
  ],
  facts: [
    ["Job", told.job],
    ["Company", told.company],
    ["Shown", told.isAnonymous ? "Without your name" : "With your name"],
    ["Until", spokenDayOfYear(told.until)],
  ],
  button: { label: "Read it and answer", url: link },
  closing: "The link is yours alone: whoever has it can answer for you.",
});

export interface ToldShortlist {
  readonly reader: string;
  readonly from: string | null;
  readonly company: string;
  readonly job: string;
  readonly note: string;
  readonly count: number;
  readonly isAnonymous: boolean;
  readonly expiresAt: string;
}

const candidatesWords = (count: number): string => (count === 1 ? "one candidate" : `${count} candidates`);

export const shortlistLetter = (told: ToldShortlist, link: string): Letter => ({
  subject: `Shortlist: ${told.job} at ${told.company}`,
  paragraphs: [
    `Hello ${told.reader},`,
    `${told.from ?? told.company} has put together ${candidatesWords(told.count)} for ${told.job} at ${told.company} and would like to know what you think of each: yes, maybe or no.`,
    ...(told.note === "" ? [] : [told.note]),
  ],
  facts: [
    ["Candidates", `${told.count}${told.isAnonymous ? ", without names" : ""}`],
    ["Open until", spokenDayOfYear(told.expiresAt)],
  ],
  button: { label: "See the shortlist", url: link },
  closing:
    "The link is yours alone, and the people behind it agreed to be shown to you and to nobody else. Please do not pass it on. If something is unclear, answer this mail.",
});

export interface ToldAnswers {
  readonly maker: string;
  readonly reader: string;
  readonly title: string;
  readonly job: string;
  readonly answers: readonly { readonly name: string; readonly verdict: Verdict; readonly comment: string }[];
  readonly left: number;
}

export const answersLetter = (told: ToldAnswers, link: string): Letter => ({
  subject: `${told.reader} answered your shortlist: ${told.job}`,
  paragraphs: [
    `Hello ${told.maker},`,
    `${told.reader} has answered “${told.title}” for ${told.job}.${
      told.left === 0
        ? " That is everybody on it."
        : ` ${told.left} on it ${told.left === 1 ? "is" : "are"} still open.`
    }`,
    "Whoever got a yes and had only applied has moved on to screening. A no rejects nobody: it is marked on the board, and you decide.",
  ],
  facts: told.answers.map(({ name, verdict, comment }) => [
    name,
    comment === "" ? verdictWords[verdict] : `${verdictWords[verdict]}. ${comment}`,
  ]),
  button: { label: "Open the shortlists", url: link },
});

const changeWords: Readonly<Record<SubmissionChange, readonly [subject: string, sentence: string]>> = {
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

export const submissionLetter = (
  change: SubmissionChange,
  told: { readonly maker: string; readonly candidate: string; readonly job: string },
  link: string,
): Letter => {
  const [subject, sentence] = changeWords[change];
  return {
    subject: `${told.candidate} ${subject}: ${told.job}`,
    paragraphs: [`Hello ${told.maker},`, `${told.candidate} ${sentence}`],
    button: { label: "Open the shortlists", url: link },
  };
};
