/** The firm's own people. They are made here, by whoever runs the product, and never by sign-up. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { recordSecurityEvent } from "../../infra/security-events.ts";
import { sessions, users, verifications } from "../../db/tables/identity.ts";

const dayMs = 86_400_000;

export class StaffError extends Error {}

/** Without a password: the link that comes back lets the person choose one, once, within a day. */
export const addStaff = (db: Database, { name, email }: { readonly name: string; readonly email: string }) =>
  db.transaction(async (db): Promise<{ readonly path: string }> => {
    const username = email.trim().toLowerCase();
    const known = await db.select({ kind: users.kind }).from(users).where(eq(users.username, username));
    // An account that anybody could have made must not become a key to the desk.
    if (known.length > 0) throw new StaffError(`There is an account for ${username} already (${known[0]?.kind}).`);
    const [user] = await db
      .insert(users)
      .values({ username, name, kind: "staff", emailVerified: true })
      .returning({ id: users.id });
    await recordSecurityEvent(db, { kind: "staff-added", subjectUserId: user?.id, details: {} });
    const token = randomBytes(24).toString("base64url");
    await db.insert(verifications).values({
      identifier: `reset-password:${token}`,
      value: user?.id ?? "",
      expiresAt: new Date(Date.now() + dayMs),
    });
    return { path: `/reset?token=${token}` };
  });

/** Ends every session at once and leaves the person an account without rights. */
export const removeStaff = (db: Database, email: string) =>
  db.transaction(async (db): Promise<void> => {
    const [user] = await db
      .update(users)
      .set({ kind: "candidate" })
      .where(eq(users.username, email.trim().toLowerCase()))
      .returning({ id: users.id });
    if (user === undefined) throw new StaffError(`There is no account for ${email}.`);
    await db.delete(sessions).where(eq(sessions.userId, user.id));
    await recordSecurityEvent(db, { kind: "staff-removed", subjectUserId: user.id, details: {} });
  });
