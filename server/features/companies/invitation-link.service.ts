/** The link of an invitation. Its token is derived from the row's id with a key outside the database; only its hash is stored. */
import { createHash } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { invitations } from "../../db/tables/invitations.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { signedLink } from "../../infra/crypto/signed-link.ts";

const signed = signedLink("workspace invitation");

export interface InvitationRef {
  readonly id: string;
  readonly companyId: string;
}

export const invitationToken = (ref: InvitationRef, keys: Keyring): string => signed.tokenOf(ref, keys);

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Null for an invitation that is no longer open. The same row gives the same link, so a retried email still works. */
export const invitationUrl = async (
  db: Database,
  ref: InvitationRef,
  { origin, keys }: { readonly origin: string; readonly keys: Keyring },
): Promise<string | null> => {
  const token = invitationToken(ref, keys);
  const result = await asActor(db, { companyId: ref.companyId }, (db) =>
    db
      .update(invitations)
      .set({ tokenHash: hashOf(token) })
      .where(
        and(
          eq(invitations.id, ref.id),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
          gt(invitations.expiresAt, sql`now()`),
        ),
      ),
  );
  return result.rowCount === 0 ? null : `${origin}/invitation/${token}`;
};
