/** Withdraws the open offer of an application that has ended: withdrawn, rejected, its job closed, or its candidate erased. */
import { and, eq, inArray } from "drizzle-orm";
import { openOfferStatuses } from "#domain/offers/offer-terms.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { offers } from "../../db/tables/offers.ts";
import { isOver } from "../pipeline/ended-application.service.ts";
import { markWithdrawn } from "./send-offer.service.ts";

interface EndedApplication {
  readonly companyId: string;
  readonly applicationId: string;
  /** Null where the candidate has withdrawn. */
  readonly by: string | null;
}

/** Returns how many offers ended: 0 if the move was undone in the meantime. */
export const withdrawOpenOffers = (
  db: Database,
  { companyId, applicationId, by: actorId }: EndedApplication,
  now: Date,
) =>
  asActor(db, { companyId, applicationId }, async (db) => {
    if (!(await isOver(db, applicationId))) return 0;
    const by = actorId !== null && (await db.$count(users, eq(users.id, actorId))) === 1 ? actorId : null;
    const open = await db
      .select()
      .from(offers)
      .where(and(eq(offers.applicationId, applicationId), inArray(offers.status, [...openOfferStatuses])))
      .for("update");
    for (const offer of open) await markWithdrawn(db, { offer, by, now });
    return open.length;
  });
