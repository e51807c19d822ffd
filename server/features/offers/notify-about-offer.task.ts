/** An offer was sent, answered, withdrawn or has expired: sends each side its email, once. */
import { z } from "zod";
import { type OfferCurrency, type PayPeriod } from "#domain/offers/offer-terms.ts";
import { task } from "../../infra/work/queue.ts";
import type { EmailContent } from "../../infra/email/email-layout.ts";
import {
  offerAcceptedEmail,
  offerAnswerEmail,
  offerExpiredEmail,
  offerSentEmail,
  type OfferEmailInput,
  offerWithdrawnEmail,
} from "./offers.emails.ts";
import { readEmailSender } from "../companies/email-sender.service.ts";
import { offerPath } from "./offer-link.ts";
import { type OfferEventType, offerEventTypes, notifyAboutOfferTask } from "./offer-row.ts";
import { readOfferEmailContext, type OfferEmailContext } from "./offer-email.service.ts";

const emailInputOf = ({ offer, firstName, candidate }: OfferEmailContext): OfferEmailInput => ({
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

const candidateEmail = (news: OfferEventType, context: OfferEmailContext, link: string): EmailContent | null => {
  const input = emailInputOf(context);
  if (news === "sent") return offerSentEmail(input, link);
  if (news === "accepted") return offerAcceptedEmail(input, link);
  return news === "withdrawn" ? offerWithdrawnEmail(input, context.hasWithdrawn) : null;
};

const senderEmail = (
  news: OfferEventType,
  context: OfferEmailContext,
  link: string,
  { name: reader, timeZone }: OfferEmailContext["makers"][number],
): EmailContent | null => {
  const input = emailInputOf(context);
  if (news === "expired") return offerExpiredEmail(input, reader, link);
  if (news !== "accepted" && news !== "declined") return null;
  const { answeredAt, acceptedName, declineReason } = context.offer;
  const answerInput = {
    reader,
    at: answeredAt ?? context.offer.createdAt,
    timeZone,
    acceptedName,
    reason: declineReason,
  };
  return offerAnswerEmail(news, input, answerInput, link);
};

export const notifyAboutOffer = task({
  name: notifyAboutOfferTask,
  payload: z.object({ id: z.uuid(), companyId: z.uuid(), news: z.enum(offerEventTypes) }),
  handle: async ({ id, companyId, news }, deps) => {
    const { db, mail, log, origin, keys } = deps;
    const context = await readOfferEmailContext(db, { id, companyId });
    // The status has changed since: that later change sends an email of its own.
    if (context === undefined || context.offer.status !== news) return;
    const forCandidate = candidateEmail(news, context, `${origin}${offerPath({ id, companyId }, keys)}`);
    const [maker] = context.makers;
    const outcome = news;
    const forTeam = context.makers.flatMap((person) => {
      const letter = senderEmail(news, context, `${origin}/platform/candidates/${context.candidateId}`, person);
      return letter === null ? [] : [{ person, letter }];
    });
    const sender = forCandidate === null ? undefined : await readEmailSender(deps, companyId);
    const mails = await Promise.allSettled([
      ...(forCandidate === null || context.isSample
        ? []
        : [
            mail.deliver(db, {
              key: `offer/${id}/${news}/candidate`,
              template: `offer-${news}`,
              to: context.email,
              ...(maker === undefined ? {} : { replyTo: maker.email }),
              email: { ...forCandidate, sender },
              essential: true,
            }),
          ]),
      ...forTeam.map(({ person, letter }) =>
        mail.deliver(db, {
          key: `offer/${id}/${outcome}/${person.id}`,
          template: `offer-${outcome}-team`,
          to: person.email,
          replyTo: context.email,
          email: letter,
          essential: true,
        }),
      ),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    log.info({ offer: id, news }, "told about an offer");
  },
});
