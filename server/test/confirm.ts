/** Confirms emails directly in the database, for tests about other things. */
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/client.ts";
import { companyMembers, networkAccess } from "../db/tables/companies.ts";
import { users } from "../db/tables/identity.ts";

const owners = new WeakMap<FastifyInstance, Database>();

/** The owner's connection of the database behind a test app. */
export const rememberOwner = (app: FastifyInstance, db: Database): void => void owners.set(app, db);

export const confirmAddress = async (app: FastifyInstance, email: string): Promise<void> => {
  const db = owners.get(app);
  if (db === undefined) throw new Error("this app was not built by buildTestApp");
  const [user] = await db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.username, email.toLowerCase()))
    .returning();
  if (user === undefined) return;
  // As if staff had approved their workspaces for the candidate network.
  const places = await db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, user.id));
  for (const { companyId } of places) {
    await db.insert(networkAccess).values({ companyId, state: "approved" }).onConflictDoNothing();
  }
};
