/** The firm's own people. They are made here, by whoever runs the product, and never by sign-up. */
import { eq } from "drizzle-orm";
import { becomeActor, type Database } from "../../db/client.ts";
import { credentials, sessions, users, verifications } from "../../db/tables/identity.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { recordSecurityEvent } from "../../infra/security-events.ts";
import { createLink, linkPath, linkToken } from "./account-links.service.ts";
import type { Post } from "./account-mail.service.ts";
import { revokeAccess } from "./address-proof.service.ts";
import { removeSecondFactor } from "./second-factor.service.ts";

export class StaffError extends Error {}

interface NewStaff {
  readonly name: string;
  readonly email: string;
}

interface StaffTools {
  readonly keys: Keyring;
  readonly post: Post;
}

export interface AddedStaff {
  /** The page on which the person chooses a password, once, within a day. Null where the link went to the mailbox of an account that existed. */
  readonly path: string | null;
}

const usernameOf = (email: string): string => email.trim().toLowerCase();

/**
 * Anyone could have made the account, so nothing that opens it today is kept: password, sessions, links, second factor, API tokens, webhooks,
 * pending invitations. The link to a new password goes to the mailbox, so that only its owner gets in.
 */
const promote = async (db: Database, user: typeof users.$inferSelect, name: string): Promise<void> => {
  await db.delete(credentials).where(eq(credentials.userId, user.id));
  await db.delete(verifications).where(eq(verifications.value, user.id));
  await removeSecondFactor(db, user.id);
  await revokeAccess(db, user.id, { keptSession: null, isFirstProof: !user.emailVerified, keepsStored: false });
  await db.update(users).set({ name, kind: "staff" }).where(eq(users.id, user.id));
};

export const addStaff = (db: Database, { name, email }: NewStaff, { keys, post }: StaffTools): Promise<AddedStaff> =>
  db.transaction(async (db) => {
    const username = usernameOf(email);
    const [known] = await db.select().from(users).where(eq(users.username, username)).for("update");
    if (known?.kind === "staff") throw new StaffError(`${username} is already staff.`);
    const [made] =
      known === undefined
        ? await db
            .insert(users)
            .values({ username, name, kind: "staff", emailVerified: true })
            .returning({ id: users.id })
        : [known];
    const userId = made?.id ?? "";
    await becomeActor(db, { userId });
    if (known !== undefined) await promote(db, known, name);
    await recordSecurityEvent(db, { kind: "staff-added", subjectUserId: userId, details: {} });
    const link = await createLink(db, { userId, purpose: "reset", address: username, hours: 24 });
    if (known === undefined) return { path: linkPath("reset", linkToken(link, keys)) };
    await post(db, { kind: "reset", to: username, name, link });
    return { path: null };
  });

const requireAccount = async (db: Database, email: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.username, usernameOf(email)))
    .for("update");
  if (user === undefined) throw new StaffError(`There is no account for ${email}.`);
  return user;
};

/** Ends every session at once and leaves the person an account without rights. */
export const removeStaff = (db: Database, email: string): Promise<void> =>
  db.transaction(async (db) => {
    const user = await requireAccount(db, email);
    // While it is still staff, so that the firm sees the event.
    await recordSecurityEvent(db, { kind: "staff-removed", subjectUserId: user.id, details: {} });
    await db.update(users).set({ kind: "candidate" }).where(eq(users.id, user.id));
    await db.delete(sessions).where(eq(sessions.userId, user.id));
  });

/** For a person who lost the device: the password stays, and the next sign-in asks for a new second factor. */
export const resetSecondFactor = (db: Database, email: string): Promise<void> =>
  db.transaction(async (db) => {
    const user = await requireAccount(db, email);
    if (user.kind !== "staff") throw new StaffError(`${user.username} is not staff.`);
    await removeSecondFactor(db, user.id);
    await db.delete(sessions).where(eq(sessions.userId, user.id));
    await recordSecurityEvent(db, { kind: "two-factor-reset", subjectUserId: user.id, details: {} });
  });
