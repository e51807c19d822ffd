/** The firm's own people. They are made here, by whoever runs the product, and never by sign-up. */
import { eq } from "drizzle-orm";
import { becomeActor, type Database } from "../../db/client.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { recordSecurityEvent } from "../../infra/security-events.ts";
import { createLink, linkPath, linkToken } from "./account-links.service.ts";

export class StaffError extends Error {}

/** Without a password: the link that comes back lets the person choose one, once, within a day. */
export const addStaff = (
  db: Database,
  { name, email }: { readonly name: string; readonly email: string },
  keys: Keyring,
) =>
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
    const userId = user?.id ?? "";
    await becomeActor(db, { userId });
    const link = await createLink(db, { userId, purpose: "reset", address: username, hours: 24 });
    return { path: linkPath("reset", linkToken(link, keys)) };
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
