/** The newest sent offer of an application, for its status page. Call inside the applicant's `asActor`. */
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { OfferState } from "#domain/offers/offer-by-link.ts";
import type { Database } from "../../db/client.ts";
import { offers } from "../../db/tables/offers.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { readApplicationEnd } from "../pipeline/ended-application.service.ts";
import { offerPath } from "./offer-link.ts";
import { stateOf } from "./offers-by-link.service.ts";

export interface OfferSummary {
  readonly state: OfferState;
  readonly path: string;
  readonly answerBy: string;
  readonly timeZone: string;
}

export const newestOffer = async (
  db: Database,
  applicationId: string,
  keys: Keyring,
  now: Date,
): Promise<OfferSummary | null> => {
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.applicationId, applicationId), isNotNull(offers.sentAt)))
    .orderBy(desc(offers.sentAt), desc(offers.id))
    .limit(1);
  if (offer === undefined) return null;
  const end = await readApplicationEnd(db, applicationId, false);
  return {
    state: stateOf({ offer, isOver: end?.isOver ?? true }, now),
    path: offerPath({ id: offer.id, companyId: offer.companyId }, keys),
    answerBy: offer.answerBy.toISOString(),
    timeZone: offer.timeZone,
  };
};
