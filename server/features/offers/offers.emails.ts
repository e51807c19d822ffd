/** Text of the emails about offers. Only the candidate's emails state the amount: a team mailbox may have many readers. */
import { formatLongDay, formatDeadline, formatPay } from "#domain/offers/offer-text.ts";
import type { OfferCurrency, PayPeriod } from "#domain/offers/offer-terms.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import { consideredFor, firstNameOf, greeting } from "../../infra/email/email-text.ts";

export interface OfferEmailInput {
  readonly firstName: string;
  readonly candidate: string;
  readonly job: string;
  readonly company: string;
  readonly sender: string;
  readonly amount: number;
  readonly currency: OfferCurrency;
  readonly per: PayPeriod;
  readonly startsOn: string;
  readonly answerBy: Date;
  readonly timeZone: string;
}

const deadline = ({ answerBy, timeZone }: OfferEmailInput): string => formatDeadline(answerBy.toISOString(), timeZone);

export const offerSentEmail = (input: OfferEmailInput, link: string): EmailContent => ({
  subject: `Your offer: ${input.job} at ${input.company}`,
  paragraphs: [
    greeting(input.firstName),
    `${input.sender} at ${input.company} is offering you the ${input.job} position. Review the terms and the letter on your offer page, then accept or decline.`,
  ],
  facts: [
    ["Position", input.job],
    ["Pay", formatPay(input)],
    ["Start date", formatLongDay(input.startsOn)],
    ["Respond by", deadline(input)],
  ],
  button: { label: "Review offer", url: link },
  closing: "Keep this link private. Anyone who has it can respond for you. If you have questions, reply to this email.",
  reason: consideredFor(input.job, input.company),
});

export const offerAcceptedEmail = (input: OfferEmailInput, link: string): EmailContent => ({
  subject: `Offer accepted: ${input.job} at ${input.company}`,
  paragraphs: [
    greeting(input.firstName),
    `You accepted the offer from ${input.company}. Your letter and the record of your acceptance stay on your offer page. You may want to save a copy of both.`,
  ],
  facts: [
    ["Position", input.job],
    ["Pay", formatPay(input)],
    ["Start date", formatLongDay(input.startsOn)],
  ],
  button: { label: "View your offer", url: link },
  closing: "If this wasn't you, reply to this email right away.",
  reason: `You're getting this email because you accepted an offer from ${input.company}.`,
});

export const offerWithdrawnEmail = (input: OfferEmailInput, hasWithdrawn: boolean): EmailContent => ({
  subject: `Offer withdrawn: ${input.job} at ${input.company}`,
  paragraphs: [
    greeting(input.firstName),
    hasWithdrawn
      ? `You withdrew your application, so the offer from ${input.company} for the ${input.job} position is no longer open. You don't need to do anything else.`
      : `${input.company} has withdrawn its offer for the ${input.job} position. You can no longer respond to it.`,
  ],
  closing: "If you have questions, reply to this email.",
  reason: consideredFor(input.job, input.company, true),
});

const teamReason = ({ candidate }: OfferEmailInput): string =>
  `You're getting this email because you manage ${candidate}'s offer.`;

const openCandidate = (link: string) => ({ label: "View candidate", url: link });

export interface AnswerEmailInput {
  /** The team member who reads it. */
  readonly reader: string;
  readonly at: Date;
  /** The reader's time zone. */
  readonly timeZone: string;
  readonly acceptedName: string | null;
  readonly reason: string | null;
}

export const offerAnswerEmail = (
  answer: "accepted" | "declined",
  input: OfferEmailInput,
  { reader, at, timeZone, acceptedName, reason }: AnswerEmailInput,
  link: string,
): EmailContent => {
  const isAccepted = answer === "accepted";
  return {
    subject: `${input.candidate} ${answer} the offer: ${input.job}`,
    paragraphs: [
      greeting(firstNameOf(reader)),
      isAccepted
        ? `${input.candidate} accepted the offer for ${input.job} and is now in the Hired stage. The letter and the record of acceptance are on the candidate's page.`
        : `${input.candidate} declined the offer for ${input.job}. They're still in the Offer stage, so you can decide what comes next.`,
    ],
    facts: [
      ["Candidate", input.candidate],
      ["Job", input.job],
      ["Responded", formatDeadline(at.toISOString(), timeZone)],
      ["Signed as", acceptedName ?? ""],
      ["Start date", isAccepted ? formatLongDay(input.startsOn) : ""],
    ],
    ...(reason === null ? {} : { quote: { by: `${input.candidate} wrote`, text: reason } }),
    button: openCandidate(link),
    reason: teamReason(input),
  };
};

export const offerExpiredEmail = (input: OfferEmailInput, reader: string, link: string): EmailContent => ({
  subject: `Offer expired: ${input.candidate}, ${input.job}`,
  paragraphs: [
    greeting(firstNameOf(reader)),
    `${input.candidate} didn't respond to the offer for ${input.job} in time, so it has expired and can no longer be accepted.`,
    "If you still want to hire them, create another offer. It can have the same terms.",
  ],
  facts: [
    ["Candidate", input.candidate],
    ["Job", input.job],
    ["Expired", deadline(input)],
  ],
  button: openCandidate(link),
  reason: teamReason(input),
});
