/** Merges two contacts of one person so that the merge can be undone exactly. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { deskContacts, deskLeads, deskMerges } from "../../db/tables/desk.ts";
import { AppError } from "../../infra/http/errors.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";

/** Locks both in a fixed order, so that two merges of the same contacts cannot deadlock. */
const lockContacts = async (db: Database, ids: readonly string[]) => {
  const contacts = await db
    .select()
    .from(deskContacts)
    .where(inArray(deskContacts.id, [...ids]))
    .orderBy(deskContacts.id)
    .for("update");
  return new Map(contacts.map((contact) => [contact.id, contact]));
};

/** From now on `otherId` is shown as `keptId`. Chains are not allowed, so one lookup finds the shown contact. */
export const mergeContacts = (db: Database, me: SignedIn, keptId: string, otherId: string): Promise<string> =>
  asActor(db, databaseActorOf(me), async (db) => {
    const contacts = await lockContacts(db, [keptId, otherId]);
    const [kept, other] = [contacts.get(keptId), contacts.get(otherId)];
    if (kept === undefined || other === undefined) throw new AppError("not_found");
    if (keptId === otherId) throw new AppError("conflict", "You can't merge a contact with itself.");
    if (kept.mergedIntoId !== null || other.mergedIntoId !== null) {
      throw new AppError("conflict", "One of these contacts is already merged into another.");
    }
    const behind = await db.$count(deskContacts, eq(deskContacts.mergedIntoId, otherId));
    if (behind > 0) {
      throw new AppError("conflict", "Other contacts are already merged into this one. Merge in the other direction.");
    }
    const movedLeads = await db
      .update(deskLeads)
      .set({ contactId: keptId })
      .where(eq(deskLeads.contactId, otherId))
      .returning({ id: deskLeads.id });
    await db.update(deskContacts).set({ mergedIntoId: keptId }).where(eq(deskContacts.id, otherId));
    const [merge] = await db
      .insert(deskMerges)
      .values({ keptId, mergedId: otherId, leadIds: movedLeads.map(({ id }) => id), mergedBy: me.id })
      .returning({ id: deskMerges.id });
    return merge?.id ?? "";
  });

/** Moves the leads back, together with those that the other contact has sent from their own address since. */
export const undoMerge = (db: Database, me: SignedIn, id: string): Promise<void> =>
  asActor(db, databaseActorOf(me), async (db) => {
    const [deskMerge] = await db.select().from(deskMerges).where(eq(deskMerges.id, id));
    if (deskMerge === undefined) throw new AppError("not_found");
    const contacts = await lockContacts(db, [deskMerge.keptId, deskMerge.mergedId]);
    const [merge] = await db
      .update(deskMerges)
      .set({ undoneAt: new Date() })
      .where(and(eq(deskMerges.id, id), isNull(deskMerges.undoneAt)))
      .returning();
    if (merge === undefined) throw new AppError("conflict", "This merge was already undone.");
    const { keptId, mergedId, leadIds } = merge;
    await db.update(deskContacts).set({ mergedIntoId: null }).where(eq(deskContacts.id, mergedId));
    const mergedEmail = contacts.get(mergedId)?.email ?? "";
    await db
      .update(deskLeads)
      .set({ contactId: mergedId })
      .where(
        and(
          eq(deskLeads.contactId, keptId),
          sql`(${deskLeads.id} = any(${sql.param(leadIds)}::uuid[]) or normal_email(${deskLeads.email}) = ${mergedEmail})`,
        ),
      );
  });
