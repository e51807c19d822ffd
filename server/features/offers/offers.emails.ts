/** Text of the emails about offers. Only the candidate's emails state the amount: a team mailbox may have many readers. */
import { formatLongDay, formatDeadline, formatPay } from "#domain/offers/offer-text.ts";
import type { OfferCurrency, PayPeriod } from "#domain/offers/offer-terms.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";

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
    `Hello ${input.firstName},`,
    `${input.sender} of ${input.company} offers you the position of ${input.job}. The terms and the letter are on your own page, where you can also accept or decline.`,
  ],
  facts: [
    ["Position", input.job],
    ["Pay", formatPay(input)],
    ["First day", formatLongDay(input.startsOn)],
    ["Answer by", deadline(input)],
  ],
  button: { label: "Read and answer the offer", url: link },
  closing:
    "The link is yours alone: whoever has it can answer for you, so please do not pass it on. If you have a question, answer this mail.",
});

export const offerAcceptedEmail = (input: OfferEmailInput, link: string): EmailContent => ({
  subject: `You have accepted: ${input.job} at ${input.company}`,
  paragraphs: [
    `Hello ${input.firstName},`,
    `you have accepted the offer of ${input.company}. Your first day is ${formatLongDay(input.startsOn)}. The letter and the record of your acceptance stay on your page; you may want to keep a copy of both.`,
  ],
  button: { label: "Open your offer", url: link },
  closing: "If this was not you, answer this mail at once.",
});

export const offerWithdrawnEmail = (input: OfferEmailInput, hasWithdrawn: boolean): EmailContent => ({
  subject: `The offer is withdrawn: ${input.job} at ${input.company}`,
  paragraphs: [
    `Hello ${input.firstName},`,
    hasWithdrawn
      ? `you have withdrawn your application, so the offer of ${input.company} for ${input.job} has ended as well. There is nothing more for you to do.`
      : `${input.company} has withdrawn its offer for ${input.job}. It cannot be answered any more.`,
  ],
  closing: "If you have a question, answer this mail.",
});

const openCandidate = (link: string) => ({ label: "Open the candidate", url: link });

export interface AnswerEmailInput {
  readonly at: Date;
  /** The reader's time zone. */
  readonly timeZone: string;
  readonly acceptedName: string | null;
  readonly reason: string | null;
}

export const offerAnswerEmail = (
  answer: "accepted" | "declined",
  input: OfferEmailInput,
  { at, timeZone, acceptedName, reason }: AnswerEmailInput,
  link: string,
): EmailContent => {
  const isAccepted = answer === "accepted";
  return {
    subject: `${input.candidate} has ${answer} the offer: ${input.job}`,
    paragraphs: [
      isAccepted
        ? `${input.candidate} has accepted the offer for ${input.job} and stands at Hired now. The letter and the record of the acceptance are on the candidate’s page.`
        : `${input.candidate} has declined the offer for ${input.job}. They still stand at Offer, so that you can decide what comes next.`,
    ],
    facts: [
      ["Answered", formatDeadline(at.toISOString(), timeZone)],
      ["Accepted as", acceptedName ?? ""],
      ["First day", isAccepted ? formatLongDay(input.startsOn) : ""],
      ["Reason", reason ?? ""],
    ],
    button: openCandidate(link),
  };
};

export const offerExpiredEmail = (input: OfferEmailInput, link: string): EmailContent => ({
  subject: `No answer in time: ${input.candidate}, ${input.job}`,
  paragraphs: [
    `${input.candidate} has not answered the offer for ${input.job} by ${deadline(input)}, so it has expired and cannot be accepted any more.`,
    "If you still want them, make another offer: it can have the same terms.",
  ],
  button: openCandidate(link),
});
