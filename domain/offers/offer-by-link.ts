/** An offer as the candidate sees and answers it, by the link in their email. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { timeZone } from "../interviews/working-hours.ts";
import { offerCurrencies, payPeriods } from "./offer-terms.ts";

/** Also shown when the person was erased, so that it looks the same as a forged or truncated link. */
export const invalidLinkMessage = "This link no longer works";

/** "held": the application is closed but the offer is not withdrawn yet, because the team may still undo the move. */
export const offerStates = ["open", "accepted", "declined", "withdrawn", "expired", "held"] as const;
export type OfferState = (typeof offerStates)[number];

const offerByLink = z.object({
  state: z.enum(offerStates),
  firstName: z.string(),
  job: z.string(),
  company: z.string(),
  /** The time zone of the team. */
  timeZone: z.string(),
  answerBy: z.iso.datetime(),
  /** Null once the offer has ended. */
  terms: z
    .object({
      amount: z.number(),
      currency: z.enum(offerCurrencies),
      per: z.enum(payPeriods),
      startsOn: z.string(),
      sender: z.string(),
      sentAt: z.iso.datetime(),
      /** The hash of the offer letter: the candidate accepts exactly this file. */
      sha256: z.string(),
    })
    .nullable(),
  answeredAt: z.iso.datetime().nullable(),
  acceptedName: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type OfferByLink = z.infer<typeof offerByLink>;

const params = z.object({ token: z.string().max(200) });

export const readOfferLink = endpoint({ method: "GET", path: "/api/offer-links/:token", params, reply: offerByLink });

/** The reply when the offer has already been answered: its current state. */
const conflict = z.object({ offer: offerByLink });

export const acceptance = z.object({
  name: z.string().trim().min(2, "Enter your full name").max(200, "Use at most 200 characters"),
  agreed: z.literal(true, "Check the box to accept the offer"),
  /** The hash of the offer letter that was shown. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  timeZone,
});

export const acceptOffer = endpoint({
  method: "POST",
  path: "/api/offer-links/:token/acceptance",
  params,
  body: acceptance,
  reply: offerByLink,
  conflict,
});

export const declineOffer = endpoint({
  method: "POST",
  path: "/api/offer-links/:token/refusal",
  params,
  body: z.object({
    reason: z.string().trim().max(2000, "Use at most 2,000 characters").default(""),
    timeZone,
  }),
  reply: offerByLink,
  conflict,
});

/** Plain downloads, not JSON endpoints. */
export const offerLinkLetterPath = (token: string): string =>
  `/api/offer-links/${encodeURIComponent(token)}/letter.pdf`;
export const offerLinkAcceptancePath = (token: string): string =>
  `/api/offer-links/${encodeURIComponent(token)}/acceptance.pdf`;
