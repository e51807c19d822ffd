/** The words of the mails about offers. An amount is written to the candidate alone: a mailbox of the team may be read by many. */
import { dayWords, deadlineWords, payWords } from "#domain/offers/offer-words.ts";
import type { OfferCurrency, PayPeriod } from "#domain/offers/offer-terms.ts";
import type { Letter } from "../../infra/letter.ts";

export interface ToldTerms {
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

const deadline = ({ answerBy, timeZone }: ToldTerms): string => deadlineWords(answerBy.toISOString(), timeZone);

export const offerLetter = (told: ToldTerms, link: string): Letter => ({
  subject: `Your offer: ${told.job} at ${told.company}`,
  paragraphs: [
    `Hello ${told.firstName},`,
    `${told.sender} of ${told.company} offers you the position of ${told.job}. The terms and the letter are on your own page, where you can also accept or decline.`,
  ],
  facts: [
    ["Position", told.job],
    ["Pay", payWords(told)],
    ["First day", dayWords(told.startsOn)],
    ["Answer by", deadline(told)],
  ],
  button: { label: "Read and answer the offer", url: link },
  closing:
    "The link is yours alone: whoever has it can answer for you, so please do not pass it on. If you have a question, answer this mail.",
});

export const acceptedLetter = (told: ToldTerms, link: string): Letter => ({
  subject: `You have accepted: ${told.job} at ${told.company}`,
  paragraphs: [
    `Hello ${told.firstName},`,
    `you have accepted the offer of ${told.company}. Your first day is ${dayWords(told.startsOn)}. The letter and the record of your acceptance stay on your page; you may want to keep a copy of both.`,
  ],
  button: { label: "Open your offer", url: link },
  closing: "If this was not you, answer this mail at once.",
});

export const withdrawnLetter = (told: ToldTerms, hasWithdrawn: boolean): Letter => ({
  subject: `The offer is withdrawn: ${told.job} at ${told.company}`,
  paragraphs: [
    `Hello ${told.firstName},`,
    hasWithdrawn
      ? `you have withdrawn your application, so the offer of ${told.company} for ${told.job} has ended as well. There is nothing more for you to do.`
      : `${told.company} has withdrawn its offer for ${told.job}. It cannot be answered any more.`,
  ],
  closing: "If you have a question, answer this mail.",
});

const openCandidate = (link: string) => ({ label: "Open the candidate", url: link });

export interface GivenAnswer {
  readonly at: Date;
  /** The reader's clock. */
  readonly timeZone: string;
  readonly acceptedName: string | null;
  readonly reason: string | null;
}

export const answerLetter = (
  answer: "accepted" | "declined",
  told: ToldTerms,
  { at, timeZone, acceptedName, reason }: GivenAnswer,
  link: string,
): Letter => {
  const isYes = answer === "accepted";
  return {
    subject: `${told.candidate} has ${answer} the offer: ${told.job}`,
    paragraphs: [
      isYes
        ? `${told.candidate} has accepted the offer for ${told.job} and stands at Hired now. The letter and the record of the acceptance are on the candidate’s page.`
        : `${told.candidate} has declined the offer for ${told.job}. They still stand at Offer, so that you can decide what comes next.`,
    ],
    facts: [
      ["Answered", deadlineWords(at.toISOString(), timeZone)],
      ["Accepted as", acceptedName ?? ""],
      ["First day", isYes ? dayWords(told.startsOn) : ""],
      ["Reason", reason ?? ""],
    ],
    button: openCandidate(link),
  };
};

export const lapsedLetter = (told: ToldTerms, link: string): Letter => ({
  subject: `No answer in time: ${told.candidate}, ${told.job}`,
  paragraphs: [
    `${told.candidate} has not answered the offer for ${told.job} by ${deadline(told)}, so it has lapsed and cannot be accepted any more.`,
    "If you still want them, make another offer: it can have the same terms.",
  ],
  button: openCandidate(link),
});
