/**
 * Links sent by email. The database holds a row for each; the token in the address is the row's id and its user's, signed with a key
 * that the database does not hold. The queue carries the ids, and the worker derives the address when it sends.
 */
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { expiredLinkMessage, linkHours, type LinkPurpose } from "#domain/accounts/account-links.ts";
import { asActor, type Database } from "../../../db/client.ts";
import { accountLinks } from "../../../db/tables/account-links.ts";
import { users } from "../../../db/tables/identity.ts";
import { AppError } from "../../../infra/http/errors.ts";
import type { Keyring } from "../../../infra/crypto/keyring.ts";
import { signedLink } from "../../../infra/crypto/signed-link.ts";

const linkSigner = signedLink("account link");

/** Identifies a row of `account_links`. */
export interface LinkRef {
  readonly id: string;
  readonly userId: string;
}

export interface AccountLink extends LinkRef {
  readonly purpose: LinkPurpose;
  readonly address: string;
  readonly newAddress: string | null;
}

export type LinkedUser = typeof users.$inferSelect;

export const linkToken = ({ id, userId }: LinkRef, keys: Keyring): string =>
  linkSigner.tokenOf({ id, companyId: userId }, keys);

/** The page that a link opens. */
export const linkPath = (purpose: LinkPurpose, token: string): string =>
  purpose === "reset" ? `/reset?token=${token}` : `/confirm-email/${token}`;

export interface NewLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly address: string;
  readonly newAddress?: string;
  /** Overrides the default lifetime of the purpose. */
  readonly hours?: number;
}

/** Inside the user's own transaction. */
export const createLink = async (db: Database, link: NewLink): Promise<LinkRef> => {
  const { userId, purpose, address, newAddress = null, hours = linkHours[purpose] } = link;
  const [row] = await db
    .insert(accountLinks)
    .values({
      userId,
      purpose,
      address,
      newAddress,
      epoch: sql`(select ${users.linkEpoch} from ${users} where ${users.id} = ${userId})`,
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning({ id: accountLinks.id });
  if (row === undefined) throw new AppError("internal");
  return { id: row.id, userId };
};

/** Inside the user's own transaction. */
export const closeLinks = async (db: Database, userId: string, purposes: readonly LinkPurpose[]): Promise<void> => {
  await db
    .update(accountLinks)
    .set({ closedAt: sql`now()` })
    .where(
      and(eq(accountLinks.userId, userId), inArray(accountLinks.purpose, purposes), isNull(accountLinks.closedAt)),
    );
};

const linkColumns = {
  id: accountLinks.id,
  userId: accountLinks.userId,
  purpose: accountLinks.purpose,
  address: accountLinks.address,
  newAddress: accountLinks.newAddress,
};

const isOpen = and(
  isNull(accountLinks.closedAt),
  gt(accountLinks.expiresAt, sql`now()`),
  eq(accountLinks.epoch, users.linkEpoch),
);

interface OpenLink {
  readonly link: AccountLink;
  readonly user: LinkedUser;
}

/** Inside the user's own transaction: the link and its user, unless it was used, has expired or is void. */
const findOpen = async (db: Database, { id, userId }: LinkRef): Promise<OpenLink | undefined> => {
  const [accountLink] = await db
    .select({ link: linkColumns, user: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.id, id), eq(accountLinks.userId, userId), isOpen));
  if (accountLink === undefined) return undefined;
  return { link: { ...accountLink.link, purpose: accountLink.link.purpose as LinkPurpose }, user: accountLink.user };
};

export const findOpenLink = (db: Database, ref: LinkRef): Promise<OpenLink | undefined> =>
  asActor(db, { userId: ref.userId }, (db) => findOpen(db, ref));

/** Verifies a token and returns the link that it identifies. */
export const parseLinkToken = (token: string, keys: Keyring): LinkRef => {
  const target = linkSigner.targetOf(token, keys);
  if (target === undefined) throw new AppError("not_found", expiredLinkMessage);
  return { id: target.id, userId: target.companyId };
};

/** Reads a link without using it. */
export const readLink = async (db: Database, ref: LinkRef, purposes: readonly LinkPurpose[]): Promise<OpenLink> => {
  const openLink = await findOpenLink(db, ref);
  if (openLink === undefined || !purposes.includes(openLink.link.purpose))
    throw new AppError("not_found", expiredLinkMessage);
  return openLink;
};

/** Uses a link once, together with what `work` writes. The user's row is locked, so of two links used at once only one counts. */
export const claimLink = <T>(
  db: Database,
  ref: LinkRef,
  purposes: readonly LinkPurpose[],
  work: (db: Database, openLink: OpenLink) => Promise<T>,
): Promise<T> =>
  asActor(db, { userId: ref.userId }, async (db) => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, ref.userId)).for("update");
    const openLink = await findOpen(db, ref);
    if (openLink === undefined || !purposes.includes(openLink.link.purpose))
      throw new AppError("not_found", expiredLinkMessage);
    await closeLinks(db, ref.userId, [openLink.link.purpose]);
    return work(db, openLink);
  });
