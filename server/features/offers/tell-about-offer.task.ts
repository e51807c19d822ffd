/** An offer was sent, answered, withdrawn or has lapsed: each side gets the mail that concerns them, once. */
import { z } from "zod";
import { type OfferCurrency, type PayPeriod } from "#domain/offers/offer-terms.ts";
import { task } from "../../infra/queue.ts";
import type { Letter } from "../../infra/letter.ts";
import {
  acceptedLetter,
  answerLetter,
  lapsedLetter,
  offerLetter,
  type ToldTerms,
  withdrawnLetter,
} from "./offers.emails.ts";
import { offerPath } from "./offer-link.ts";
import { type OfferNews, offerNews, tellAboutOfferTask } from "./offer-row.ts";
import { readToldOffer, type ToldOffer } from "./told-offer.service.ts";

const termsOf = ({ offer, firstName, candidate }: ToldOffer): ToldTerms => ({
  firstName,
  candidate,
  job: offer.jobTitle ?? "",
  company: offer.companyName ?? "",
  sender: offer.senderName ?? "",
  amount: offer.amount,
  currency: offer.currency as OfferCurrency,
  per: offer.per as PayPeriod,
  startsOn: offer.startsOn,
  answerBy: offer.answerBy,
  timeZone: offer.timeZone,
});

const toCandidate = (news: OfferNews, told: ToldOffer, link: string): Letter | null => {
  const terms = termsOf(told);
  if (news === "sent") return offerLetter(terms, link);
  if (news === "accepted") return acceptedLetter(terms, link);
  return news === "withdrawn" ? withdrawnLetter(terms, told.hasWithdrawn) : null;
};

const toMaker = (news: OfferNews, told: ToldOffer, link: string, timeZone: string): Letter | null => {
  const terms = termsOf(told);
  if (news === "lapsed") return lapsedLetter(terms, link);
  if (news !== "accepted" && news !== "declined") return null;
  const { answeredAt, acceptedName, declineReason } = told.offer;
  const answer = { at: answeredAt ?? told.offer.createdAt, timeZone, acceptedName, reason: declineReason };
  return answerLetter(news, terms, answer, link);
};

export const tellAboutOffer = task({
  name: tellAboutOfferTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), news: z.enum(offerNews) }),
  handle: async ({ id, companyId, news }, { db, mail, log, origin, keys }) => {
    const told = await readToldOffer(db, { id, companyId });
    // Withdrawn before the mail about it went out: the mail about that says so.
    if (told === undefined || told.offer.status !== news) return;
    const theirs = toCandidate(news, told, `${origin}${offerPath({ id, companyId }, keys)}`);
    const [maker] = told.makers;
    const outcome = news;
    const ours = told.makers.flatMap((person) => {
      const letter = toMaker(news, told, `${origin}/platform/candidates/${told.candidateId}`, person.timeZone);
      return letter === null ? [] : [{ person, letter }];
    });
    const mails = await Promise.allSettled([
      ...(theirs === null || told.isSample
        ? []
        : [
            mail.deliver(db, {
              key: `offer/${id}/${news}/candidate`,
              template: `offer-${news}`,
              to: told.email,
              ...(maker === undefined ? {} : { replyTo: maker.email }),
              letter: theirs,
              essential: true,
            }),
          ]),
      ...ours.map(({ person, letter }) =>
        mail.deliver(db, {
          key: `offer/${id}/${outcome}/${person.id}`,
          template: `offer-${outcome}-team`,
          to: person.email,
          replyTo: told.email,
          letter,
          essential: true,
        }),
      ),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    log.info({ offer: id, news }, "told about an offer");
  },
});
