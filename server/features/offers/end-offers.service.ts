/** What was offered goes with its application: withdrawn, rejected, its job closed, or its person erased. */
import { and, eq, inArray } from "drizzle-orm";
import { openOfferStatuses } from "#domain/offers/offer-terms.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { offers } from "../../db/tables/offers.ts";
import { isOver } from "../pipeline/ended-application.service.ts";
import { writeWithdrawn } from "./send-offer.service.ts";

interface Ended {
  readonly companyId: string;
  readonly applicationId: string;
  /** Nobody of the workspace, where the candidate has withdrawn. */
  readonly by: string | null;
}

/** Answers how many ended: none, where the move was undone meanwhile. */
export const withdrawEnded = (db: Database, { companyId, applicationId, by: asker }: Ended, now: Date) =>
  asActor(db, { companyId, applicationId }, async (db) => {
    if (!(await isOver(db, applicationId))) return 0;
    const by = asker !== null && (await db.$count(users, eq(users.id, asker))) === 1 ? asker : null;
    const open = await db
      .select()
      .from(offers)
      .where(and(eq(offers.applicationId, applicationId), inArray(offers.status, [...openOfferStatuses])))
      .for("update");
    for (const offer of open) await writeWithdrawn(db, { offer, by, now });
    return open.length;
  });
