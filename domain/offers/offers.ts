/** Endpoints of offers for the team: draft, read, send, withdraw. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { offerStatuses, offerTerms } from "./offer-terms.ts";

const instant = z.iso.datetime();

const offer = z.object({
  ...offerTerms.shape,
  letter: z.string(),
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(offerStatuses),
  /** The revision of a draft, which a save must name. */
  revision: z.int(),
  /** Null where the account is gone. */
  madeBy: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** The hash of the offer letter as sent. */
  sha256: z.string().nullable(),
  /** False once the letter was erased with the candidate's data. */
  hasLetter: z.boolean(),
  answeredAt: instant.nullable(),
  acceptedName: z.string().nullable(),
  /** The candidate's time zone when they answered. */
  answerTimeZone: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** When it was withdrawn or expired. */
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
});
export type Offer = z.infer<typeof offer>;

const params = z.object({ id: z.uuid() });

/** Defaults of a new offer. Amount and answer date have none. */
const proposal = offerTerms.pick({ currency: true, per: true }).extend({
  startsOn: z.string(),
  letter: z.string(),
  /** What the job's ad says, in dollars a year. */
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  /** Placeholder values of the letter that are not part of the terms. */
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
    /** Newest first; empty for a caller without permission to make offers. */
    offers: z.array(offer),
    /** The status of the newest offer, which every member may see. */
    standing: z.enum(offerStatuses).nullable(),
    isHidden: z.boolean(),
    candidate: z.string(),
    jobTitle: z.string(),
    /** Why no offer can be created or sent now. */
    blocker: z.string().nullable(),
    /** Null for a caller who may not create one. */
    proposal: proposal.nullable(),
  }),
});
export type ApplicationOfferList = z.infer<typeof readOffers.reply>;

export const createOffer = endpoint({
  method: "POST",
  path: "/api/applications/:id/offers",
  params,
  body: offerTerms,
  reply: offer,
  status: 201,
});

/** Only for drafts. A sent offer has to be withdrawn and replaced. */
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
  /** The revision that the caller has read. */
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

/** A preview for drafts; for all other offers the file that was sent. */
export const offerLetterPath = (id: string): string => `/api/offers/${id}/letter.pdf`;
export const offerAcceptancePath = (id: string): string => `/api/offers/${id}/acceptance.pdf`;

const offerSummary = offer
  .pick({
    id: true,
    applicationId: true,
    status: true,
    amount: true,
    currency: true,
    per: true,
    startsOn: true,
    answerBy: true,
    timeZone: true,
    sentAt: true,
    answeredAt: true,
    createdAt: true,
  })
  .extend({ candidateId: z.uuid(), candidate: z.string(), jobId: z.uuid(), jobTitle: z.string() });
export type OfferSummary = z.infer<typeof offerSummary>;

export const maxListedOffers = 500;

/** The offers that the caller may read, the ones that wait for an answer first. */
export const listOffers = endpoint({
  method: "GET",
  path: "/api/offers",
  reply: z.object({ offers: z.array(offerSummary) }),
});
