/** What the emails about an offer state, read when they are sent, so that nothing is sent about an erased candidate. */
import { eq, inArray } from "drizzle-orm";
import { defaultWorkingHours } from "#domain/interviews/working-hours.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { memberHours } from "../../db/tables/interview-panels.ts";
import { recipientsOf } from "../applications/application-email-input.service.ts";
import { applicationOfOffer, type OfferRow, readOfferContext, readOffer } from "./offer-row.ts";
import type { LinkedOffer } from "./offer-link.ts";

const readRecipients = async (db: Database, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, email: users.username, name: users.name, timeZone: memberHours.timeZone })
    .from(users)
    .leftJoin(memberHours, eq(memberHours.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return rows.map((row) => ({ ...row, timeZone: row.timeZone ?? defaultWorkingHours.timeZone }));
};

/** The people who made and sent it if they are still members, otherwise the application's owner or the admins. */
const offerOwnersOf = async (db: Database, { applicationId, createdBy, sentBy }: OfferRow) => {
  const ids = [...new Set([createdBy, sentBy])].filter((id) => id !== null);
  const inside = await recipientsOf(db, applicationId, ids);
  return readRecipients(
    db,
    inside.map(({ id }) => id),
  );
};

export const readOfferEmailContext = async (db: Database, { id, companyId }: LinkedOffer) => {
  const applicationId = await applicationOfOffer(db, companyId, id);
  if (applicationId === null) return undefined;
  return asActor(db, { companyId, applicationId }, async (db) => {
    const offerWithApplication = await readOffer(db, id, false);
    if (offerWithApplication === undefined || offerWithApplication.offer.sentAt === null) return undefined;
    const context = await readOfferContext(db, applicationId);
    if (context.candidate.email.endsWith("@erased.invalid")) return undefined;
    return {
      offer: offerWithApplication.offer,
      hasWithdrawn: offerWithApplication.application.status === "withdrawn",
      firstName: context.candidate.firstName,
      candidate: context.name,
      candidateId: context.candidate.id,
      email: context.candidate.email,
      isSample: context.candidate.isSample,
      makers: await offerOwnersOf(db, offerWithApplication.offer),
    };
  });
};

export type OfferEmailContext = NonNullable<Awaited<ReturnType<typeof readOfferEmailContext>>>;
