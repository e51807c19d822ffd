/** The firm's staff. An operator adds them by command; sign-up never does. */
import { eq } from "drizzle-orm";
import { setActor, type Database } from "../../db/client.ts";
import { credentials, sessions, users, verifications } from "../../db/tables/identity.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import { createLink, linkPath, linkToken } from "./email-address/account-links.service.ts";
import type { EnqueueAccountEmail } from "./email-address/account-email-queue.service.ts";
import { revokeAccess } from "./email-address/address-proof.service.ts";
import { removeSecondFactor } from "./two-factor/second-factor.service.ts";

export class StaffError extends Error {}

interface NewStaff {
  readonly name: string;
  readonly email: string;
}

interface StaffDeps {
  readonly keys: Keyring;
  readonly enqueueEmail: EnqueueAccountEmail;
}

export interface AddedStaff {
  /** The page where the person chooses a password, once, within a day. Null if the link was emailed to an existing account. */
  readonly path: string | null;
}

const usernameOf = (email: string): string => email.trim().toLowerCase();

/**
 * Anyone could have created the account, so everything that opens it is removed: password, sessions, links, second factor, API tokens,
 * webhooks and pending invitations. The password link is emailed, so that only the mailbox's owner gets in.
 */
const promoteToStaff = async (db: Database, user: typeof users.$inferSelect, name: string): Promise<void> => {
  await db.delete(credentials).where(eq(credentials.userId, user.id));
  await db.delete(verifications).where(eq(verifications.value, user.id));
  await removeSecondFactor(db, user.id);
  await revokeAccess(db, user.id, {
    keptSessionId: null,
    isFirstProof: !user.emailVerified,
    keepsStoredInvitations: false,
  });
  await db.update(users).set({ name, kind: "staff" }).where(eq(users.id, user.id));
};

export const addStaff = (
  db: Database,
  { name, email }: NewStaff,
  { keys, enqueueEmail }: StaffDeps,
): Promise<AddedStaff> =>
  db.transaction(async (db) => {
    const username = usernameOf(email);
    const [existingUser] = await db.select().from(users).where(eq(users.username, username)).for("update");
    if (existingUser?.kind === "staff") throw new StaffError(`${username} is already staff.`);
    const [account] =
      existingUser === undefined
        ? await db
            .insert(users)
            .values({ username, name, kind: "staff", emailVerified: true })
            .returning({ id: users.id })
        : [existingUser];
    const userId = account?.id ?? "";
    await setActor(db, { userId });
    if (existingUser !== undefined) await promoteToStaff(db, existingUser, name);
    await recordSecurityEvent(db, { kind: "staff-added", subjectUserId: userId, details: {} });
    const link = await createLink(db, { userId, purpose: "reset", address: username, hours: 24 });
    if (existingUser === undefined) return { path: linkPath("reset", linkToken(link, keys)) };
    await enqueueEmail(db, { kind: "reset", to: username, name, link });
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

/** Ends every session and leaves the person an account without staff rights. */
export const removeStaff = (db: Database, email: string): Promise<void> =>
  db.transaction(async (db) => {
    const user = await requireAccount(db, email);
    // Recorded while the user is still staff, so that the firm sees the event.
    await recordSecurityEvent(db, { kind: "staff-removed", subjectUserId: user.id, details: {} });
    await db.update(users).set({ kind: "candidate" }).where(eq(users.id, user.id));
    await db.delete(sessions).where(eq(sessions.userId, user.id));
  });

/** For a person who lost their device: the password stays, and the next sign-in asks for a new second factor. */
export const resetSecondFactor = (db: Database, email: string): Promise<void> =>
  db.transaction(async (db) => {
    const user = await requireAccount(db, email);
    if (user.kind !== "staff") throw new StaffError(`${user.username} is not staff.`);
    await removeSecondFactor(db, user.id);
    await db.delete(sessions).where(eq(sessions.userId, user.id));
    await recordSecurityEvent(db, { kind: "two-factor-reset", subjectUserId: user.id, details: {} });
  });
