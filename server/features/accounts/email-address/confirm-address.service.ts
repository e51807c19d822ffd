/** Confirming and changing an email address. A change takes two emails, each with a page that has a confirm button. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AccountLinkDetails } from "#domain/accounts/account-links.ts";
import { asActor, type Database } from "../../../db/client.ts";
import { sessions, users } from "../../../db/tables/identity.ts";
import type { BetterAuth } from "../../../infra/auth/better-auth.ts";
import { AppError } from "../../../infra/http/errors.ts";
import type { Keyring } from "../../../infra/crypto/keyring.ts";
import type { SignedIn } from "../../../infra/auth/auth-context.ts";
import {
  type AccountLink,
  claimLink,
  closeLinks,
  createLink,
  type LinkedUser,
  type LinkRef,
  readLink,
  parseLinkToken,
} from "./account-links.service.ts";
import type { EnqueueAccountEmail } from "./account-email-queue.service.ts";
import { sendStoredInvitations } from "../../companies/stored-invitations.service.ts";
import { proveAddress, revokeAccess } from "./address-proof.service.ts";
import { setPassword } from "../passwords/own-password.service.ts";
import { requirePassword } from "../passwords/password-check.service.ts";

const wrongPasswordText = "This password is incorrect.";

export interface AccountLinkDeps {
  readonly db: Database;
  readonly betterAuth: BetterAuth;
  readonly keys: Keyring;
  readonly enqueueEmail: EnqueueAccountEmail;
}

const emailLinkPurposes = ["verify", "approve-change", "confirm-change"] as const;
const changeLinkPurposes = ["approve-change", "confirm-change"] as const;
const addressTakenText = "Another account now uses this address, so yours hasn't changed.";
const unconfirmedChangeText = "Confirm your current email address first.";

type EmailRecipient = Pick<SignedIn, "id" | "email" | "name">;

export const sendVerifyLink = (
  db: Database,
  enqueueEmail: EnqueueAccountEmail,
  { id: userId, email, name }: EmailRecipient,
): Promise<void> =>
  asActor(db, { userId }, async (db) => {
    const link = await createLink(db, { userId, purpose: "verify", address: email });
    await enqueueEmail(db, { kind: "verify", to: email, name, link });
  });

/** Anyone may send this form, so an unknown or confirmed address gets no email and the same reply. */
export const sendVerifyLinkIfUnverified = async (
  db: Database,
  enqueueEmail: EnqueueAccountEmail,
  email: string,
): Promise<void> => {
  const [user] = await db.select().from(users).where(eq(users.username, email));
  if (user === undefined || user.emailVerified || user.isAnonymous) return;
  await sendVerifyLink(db, enqueueEmail, { id: user.id, email: user.username, name: user.name });
};

/** Asks the current address for approval first. A new request replaces an earlier one. */
export const requestEmailChange = async (
  deps: AccountLinkDeps,
  person: SignedIn,
  { newEmail, password }: { readonly newEmail: string; readonly password: string },
): Promise<void> => {
  const { db, enqueueEmail } = deps;
  if (!person.emailVerified) throw new AppError("forbidden", unconfirmedChangeText);
  await requirePassword(deps, person.id, password, wrongPasswordText);
  if (newEmail === person.email) {
    const sameAddressMessage = "This is already your email address.";
    throw new AppError("validation_failed", sameAddressMessage, { newEmail: sameAddressMessage });
  }
  const isTaken = (await db.$count(users, eq(users.username, newEmail))) > 0;
  await asActor(db, { userId: person.id }, async (db) => {
    await closeLinks(db, person.id, changeLinkPurposes);
    // Sign-up says whether an address has an account; this form does not.
    if (isTaken) return;
    const { id: userId, email: address, name } = person;
    const link = await createLink(db, { userId, purpose: "approve-change", address, newAddress: newEmail });
    await enqueueEmail(db, { kind: "approve-change", to: address, name, newEmail, link });
  });
};

const requiredProof = (user: LinkedUser, person: SignedIn | null): AccountLinkDetails["proof"] => {
  if (person?.id === user.id && person.sessionId !== "") return "session";
  return user.twoFactorEnabled ? "sign-in" : "password";
};

export const openLink = async (
  deps: AccountLinkDeps,
  token: string,
  person: SignedIn | null,
): Promise<AccountLinkDetails> => {
  const { link, user } = await readLink(deps.db, parseLinkToken(token, deps.keys), emailLinkPurposes);
  const purpose = link.purpose as AccountLinkDetails["purpose"];
  const proof = requiredProof(user, person);
  return { purpose, name: user.name, email: user.username, newEmail: link.newAddress, proof };
};

interface ConfirmedAddress {
  readonly email: string;
  /** The new address, which must be confirmed next; null if nothing is left to confirm. */
  readonly waitsFor: string | null;
}

type ConfirmStep = (
  db: Database,
  link: AccountLink,
  user: LinkedUser,
  sessionId: string | null,
) => Promise<ConfirmedAddress>;

const confirmStepsOf = (
  enqueueEmail: EnqueueAccountEmail,
): Readonly<Record<(typeof emailLinkPurposes)[number], ConfirmStep>> => ({
  verify: async (db, _link, user, sessionId) => {
    if (await proveAddress(db, user.id, { by: "own", sessionId }))
      await sendStoredInvitations(db, { enqueueEmail }, user.id);
    return { email: user.username, waitsFor: null };
  },
  "approve-change": async (db, { newAddress }, user) => {
    const address = newAddress ?? "";
    const confirmLinkFields = { userId: user.id, purpose: "confirm-change", address, newAddress: address } as const;
    const link = await createLink(db, confirmLinkFields);
    await enqueueEmail(db, { kind: "confirm-change", to: address, name: user.name, oldEmail: user.username, link });
    return { email: user.username, waitsFor: address };
  },
  "confirm-change": async (db, { address }, user) => {
    if ((await db.$count(users, eq(users.username, address))) > 0) throw new AppError("conflict", addressTakenText);
    await db.update(users).set({ username: address, emailVerified: true }).where(eq(users.id, user.id));
    const nowIso = new Date().toISOString();
    await enqueueEmail(db, {
      kind: "email-changed",
      to: user.username,
      name: user.name,
      newEmail: address,
      at: nowIso,
    });
    return { email: address, waitsFor: null };
  },
});

/** Requires the account's session or password. A scanner that opens the link, or a reader without the password, confirms nothing. */
export const confirmLink = async (
  deps: AccountLinkDeps,
  token: string,
  person: SignedIn | null,
  password: string | undefined,
): Promise<ConfirmedAddress & Pick<AccountLink, "userId" | "purpose">> => {
  const { db, keys, enqueueEmail } = deps;
  const ref = parseLinkToken(token, keys);
  const { user } = await readLink(db, ref, emailLinkPurposes);
  const proof = requiredProof(user, person);
  if (proof === "sign-in" || (proof === "password" && password === undefined)) throw new AppError("not_signed_in");
  if (proof === "password") await requirePassword(deps, user.id, password ?? "", wrongPasswordText);
  const sessionId = proof === "session" ? (person?.sessionId ?? null) : null;
  return claimLink(db, ref, emailLinkPurposes, async (db, { link, user }) => {
    const step = confirmStepsOf(enqueueEmail)[link.purpose as (typeof emailLinkPurposes)[number]];
    return { ...(await step(db, link, user, sessionId)), userId: user.id, purpose: link.purpose };
  });
};

/** A random password that is known to no one: only a reset through the mailbox opens the account again. */
const randomPasswordHash = async (betterAuth: BetterAuth): Promise<string> =>
  (await betterAuth.$context).password.hash(randomBytes(32).toString("base64url"));

/**
 * Handles "This wasn't me" and ends all links of this account about its address.
 * - "verify" (to an address that was never confirmed): every session ends and the password is replaced, so only a reset by email opens the
 *   account again.
 * - "approve-change" (to the current address): every session ends.
 * - "confirm-change" (to the new address, perhaps a typing mistake): only the change ends.
 */
export const rejectLink = async ({ db, betterAuth, keys }: AccountLinkDeps, token: string): Promise<void> => {
  const ref: LinkRef = parseLinkToken(token, keys);
  const passwordHash = await randomPasswordHash(betterAuth);
  await claimLink(db, ref, emailLinkPurposes, async (db, { link, user }) => {
    await closeLinks(db, user.id, emailLinkPurposes);
    if (link.purpose === "confirm-change") return;
    await db.delete(sessions).where(eq(sessions.userId, user.id));
    if (link.purpose !== "verify") return;
    await revokeAccess(db, user.id, { keptSessionId: null, isFirstProof: true, keepsStoredInvitations: false });
    await setPassword(db, user.id, passwordHash);
  });
};
