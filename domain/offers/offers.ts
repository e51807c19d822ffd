/** Offers as the team works with them: drafted, looked at, sent, withdrawn. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { offerStatuses, offerTerms } from "./offer-terms.ts";

const instant = z.iso.datetime();

export const offer = z.object({
  ...offerTerms.shape,
  letter: z.string(),
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(offerStatuses),
  /** Of a draft, for whoever saves it. */
  revision: z.int(),
  /** Null where the account is gone. */
  madeBy: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** Of the letter as it was sent. */
  sha256: z.string().nullable(),
  /** The letter is gone with its person where this is false. */
  hasLetter: z.boolean(),
  answeredAt: instant.nullable(),
  acceptedName: z.string().nullable(),
  /** The candidate's clock when they answered. */
  answerTimeZone: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** When it was withdrawn or has lapsed. */
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
});
export type Offer = z.infer<typeof offer>;

const params = z.object({ id: z.uuid() });

/** What a new offer begins with; how much and by when is for whoever makes it to say. */
const proposal = offerTerms.pick({ currency: true, per: true }).extend({
  startsOn: z.string(),
  letter: z.string(),
  /** What the job's ad says, in dollars a year. */
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  /** What stands in braces in the letter, besides the terms. */
  firstName: z.string(),
  company: z.string(),
  sender: z.string(),
});
export type OfferProposal = z.infer<typeof proposal>;

export const readOffers = endpoint({
  method: "GET",
  path: "/api/applications/:id/offers",
  params,
  reply: z.object({
    /** The newest first; empty for whoever does not decide about the application. */
    offers: z.array(offer),
    /** How the newest stands; that much is no secret in the workspace. */
    standing: z.enum(offerStatuses).nullable(),
    isHidden: z.boolean(),
    candidate: z.string(),
    jobTitle: z.string(),
    /** Why none can be made or sent now. */
    obstacle: z.string().nullable(),
    /** Null for whoever may not make one. */
    proposal: proposal.nullable(),
  }),
});
export type OffersOfApplication = z.infer<typeof readOffers.reply>;

export const makeOffer = endpoint({
  method: "POST",
  path: "/api/applications/:id/offers",
  params,
  body: offerTerms,
  reply: offer,
  status: 201,
});

/** Only while it is a draft: what was sent is withdrawn and made anew. */
export const changeOffer = endpoint({
  method: "PUT",
  path: "/api/offers/:id",
  params,
  body: offerTerms.extend({ revision: z.int().min(1) }),
  reply: offer,
});

export const discardOffer = endpoint({
  method: "DELETE",
  path: "/api/offers/:id",
  params,
  reply: z.object({ id: z.uuid() }),
});

export const sendOffer = endpoint({
  method: "POST",
  path: "/api/offers/:id/send",
  params,
  /** What whoever sends it has looked at. */
  body: z.object({ revision: z.int().min(1) }),
  reply: offer,
});

export const withdrawOffer = endpoint({
  method: "POST",
  path: "/api/offers/:id/withdrawal",
  params,
  body: z.object({}),
  reply: offer,
});

/** Of a draft as it would be sent now; of all others the very file that was sent. */
export const letterAddress = (id: string): string => `/api/offers/${id}/letter.pdf`;
export const acceptanceAddress = (id: string): string => `/api/offers/${id}/acceptance.pdf`;
