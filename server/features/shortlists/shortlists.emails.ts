/** Text of the emails about shortlists. A reader's email names no candidate: names are only behind the link. */
import { formatDayWithYear } from "#domain/applications/answer-dates.ts";
import { type Verdict, verdictLabels } from "#domain/shortlists/shortlist-states.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { consideredFor, firstNameOf, greeting } from "../../infra/email/email-text.ts";
import type { SubmissionChange } from "./submissions-by-link.service.ts";

export interface QuestionEmailInput {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  /** The team member who asks. */
  readonly by: string | null;
  /** Who would see the list, as "Tom Ito at investor.example". */
  readonly reviewers: readonly string[];
  readonly isAnonymous: boolean;
  readonly until: string;
}

/** In short what the consent text on the page says in full. */
const seenFacts = (isAnonymous: boolean): NonNullable<EmailContent["facts"]> =>
  isAnonymous
    ? [
        ["They'll see", "Your type of work, state, experience, skills and degree level, and a note from the recruiter"],
        ["They won't see", "Your name, contact details, employers, schools, links, photo, files or pay"],
      ]
    : [
        ["They'll see", "Your name, location, summary, skills, positions and education, and a note from the recruiter"],
        ["They won't see", "Your email address, phone number, links, photo, files or pay"],
      ];

/** The facts name them all. Whether they belong to the company's own team isn't known. */
const reviewersText = (reviewers: readonly string[]): string => {
  const [first] = reviewers;
  if (first === undefined) return "its reviewers";
  return reviewers.length === 1 ? first : `${reviewers.length} reviewers`;
};

export const submissionQuestionEmail = (input: QuestionEmailInput, link: string): EmailContent => ({
  subject: `Can ${input.company} share your details? ${input.job}`,
  paragraphs: [
    greeting(input.firstName),
    `${input.by ?? "The team"} at ${input.company} would like to recommend you for the ${input.job} position to ${reviewersText(input.reviewers)}. We need your consent first.`,
    "Nothing is shared until you agree, and you can withdraw your consent at any time. Declining doesn't affect your application.",
  ],
  facts: [
    ["Job", input.job],
    [input.reviewers.length === 1 ? "Reviewer" : "Reviewers", input.reviewers.join("\n")],
    ...seenFacts(input.isAnonymous),
    ["Valid until", formatDayWithYear(input.until)],
  ],
  button: { label: "Review request", url: link },
  closing: `Your consent also covers anyone else ${input.company} asks to review candidates for this job. The request page has the full text and names the reviewers. Keep the link private. Anyone who has it can answer for you.`,
  reason: consideredFor(input.job, input.company),
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
    greeting(firstNameOf(input.reader)),
    `${input.from ?? input.company} selected ${candidateCountText(input.count)} for the ${input.job} position at ${input.company} and would like your feedback on each: yes, maybe or no.`,
  ],
  quote: { by: `${input.from ?? input.company} wrote`, text: input.note },
  facts: [
    ["Job", input.job],
    ["Candidates", `${input.count}${input.isAnonymous ? " (names hidden)" : ""}`],
    ["Open until", formatDayWithYear(input.expiresAt)],
  ],
  button: { label: "Review shortlist", url: link },
  closing:
    "This link is just for you. The candidates agreed to share their details only with reviewers for this job, so please don't forward it. If you have questions, reply to this email.",
  reason: `You're getting this email because ${input.company} asked for your feedback.`,
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
  subject: `${input.reader} reviewed your shortlist: ${input.job}`,
  paragraphs: [
    greeting(firstNameOf(input.maker)),
    `${input.reader} reviewed “${input.title}” for the ${input.job} position.${
      input.left === 0
        ? " All candidates have been reviewed."
        : ` ${input.left} ${input.left === 1 ? "candidate is" : "candidates are"} still waiting for feedback.`
    }`,
    "Candidates in Applied who got a yes moved to Screening. A no doesn't reject anyone. You decide in the pipeline.",
  ],
  facts: input.answers.map(({ name, verdict, comment }) => [
    verdictLabels[verdict],
    comment === "" ? name : `${name}\n${comment}`,
  ]),
  button: { label: "View shortlists", url: link },
  reason: "You're getting this email because you created this shortlist.",
});

const changeText: Readonly<Record<SubmissionChange, readonly [subject: string, sentence: string]>> = {
  agreed: ["agreed to share their details", "agreed to share their details on shortlists for this job."],
  declined: [
    "declined to share their details",
    "declined to share their details on shortlists for this job. Their application isn't affected. To send the shortlist, remove them from it first.",
  ],
  withdrawn: [
    "withdrew their consent",
    "withdrew their consent to share their details. Client reviewers can no longer see them on any shortlist for this job. Their application isn't affected.",
  ],
};

export const submissionAnswerEmail = (
  change: SubmissionChange,
  input: { readonly recipientName: string; readonly candidate: string; readonly job: string },
  link: string,
): EmailContent => {
  const [subject, sentence] = changeText[change];
  return {
    subject: `${input.candidate} ${subject}: ${input.job}`,
    paragraphs: [greeting(firstNameOf(input.recipientName)), `${input.candidate} ${sentence}`],
    facts: [
      ["Candidate", input.candidate],
      ["Job", input.job],
    ],
    button: { label: "View shortlists", url: link },
    reason: `You're getting this email because you requested consent from ${input.candidate} or added them to a shortlist.`,
  };
};
