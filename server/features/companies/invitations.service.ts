/** Invitations: an emailed link, bound to its address, valid once and for a week. The worker derives its token when it sends. */
import { randomBytes } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { closingDenialReason } from "#domain/closing/closing.ts";
import {
  type Invitation,
  invitationDays,
  invitationExpiredMessage,
  type Invitee,
  type OpenedInvitation,
} from "#domain/companies/members.ts";
import { permissionLevel, type StoredPermissionLevel } from "#domain/teams/permission-level.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { credentials, users } from "../../db/tables/identity.ts";
import { invitations } from "../../db/tables/invitations.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import { isClosing } from "../closing/closing.service.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import type { EnqueueAccountEmail } from "../accounts/email-address/account-email-queue.service.ts";
import { hashOf } from "./invitation-link.service.ts";

export interface InvitationDeps {
  readonly db: Database;
  readonly origin: string;
  readonly enqueueEmail: EnqueueAccountEmail;
}

const dayMs = 86_400_000;
const maxInvitationsPerDay = 100;
const workspaceClosingText = "This workspace is closing, so no one can join it.";

/** Limits invitations, so that a workspace cannot send bulk email. */
export const limitInvitations = (db: Database, companyId: string, count: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, () =>
      countAgainst(db, [{ key: `invitations:${companyId}`, ceiling: maxInvitationsPerDay, windowMs: dayMs }]),
    ),
  );

type Row = typeof invitations.$inferSelect;

const stateOf = (row: Row, now: Date): Invitation["state"] => {
  if (row.acceptedAt !== null) return "accepted";
  if (row.revokedAt !== null) return "revoked";
  if (row.isStored) return "stored";
  return row.expiresAt <= now ? "expired" : "open";
};

const describeInvitation = (row: Row, team: string | null, now = new Date()): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  level: permissionLevel(row.permissions as StoredPermissionLevel),
  teamId: row.teamId,
  team,
  state: stateOf(row, now),
  expiresAt: row.expiresAt.toISOString(),
});

export const inviterOf = async (db: Database, userId: string) => {
  const [user] = await db
    .select({ name: users.name, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? { name: "", isConfirmed: false };
};

export const defaultExpiry = sql`now() + make_interval(days => ${invitationDays})`;

/** The names in an invitation email. */
interface InvitationEmailNames {
  readonly company: string;
  readonly team: string | null;
  readonly invitedBy: string;
}

export const sendInvitationEmail = (
  db: Database,
  { enqueueEmail }: Pick<InvitationDeps, "enqueueEmail">,
  {
    id,
    companyId,
    email,
    ...names
  }: InvitationEmailNames & {
    readonly id: string;
    readonly companyId: string;
    readonly email: string;
  },
): Promise<void> =>
  enqueueEmail(db, { kind: "invitation", to: email, name: email, invitation: { id, companyId }, ...names });

/**
 * Inside the inviter's transaction. A new invitation replaces an open one for the same address and team. While the inviter's own address is
 * not confirmed, the invitation is stored and no email goes out.
 */
export const invite = async (
  db: Database,
  deps: Omit<InvitationDeps, "db">,
  { companyId, userId }: WorkspaceContext,
  { email, role, permissions, teamId }: Invitee & { readonly teamId?: string | undefined },
): Promise<Invitation> => {
  if (await isClosing(db, companyId)) throw new AppError("conflict", closingDenialReason);
  const inviter = await inviterOf(db, userId);
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  const [team] =
    teamId === undefined
      ? []
      : await db.select({ name: hiringTeams.name }).from(hiringTeams).where(eq(hiringTeams.id, teamId));
  if (teamId !== undefined && team === undefined) throw new AppError("not_found");
  await db
    .update(invitations)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(invitations.email, email),
        teamId === undefined ? isNull(invitations.teamId) : eq(invitations.teamId, teamId),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    );
  const [row] = await db
    .insert(invitations)
    .values({
      companyId,
      teamId: teamId ?? null,
      email,
      role,
      permissions,
      // A placeholder that opens nothing: the hash of the real token is written when the email goes out.
      tokenHash: hashOf(randomBytes(32).toString("base64url")),
      invitedBy: userId,
      isStored: !inviter.isConfirmed,
      expiresAt: defaultExpiry,
    })
    .returning();
  if (row === undefined) throw new AppError("internal");
  await recordAudit(db, { companyId, userId, action: "member.invited", subject: email, subjectId: row.id });
  if (inviter.isConfirmed) {
    const names = { company: company?.name ?? "", team: team?.name ?? null, invitedBy: inviter.name };
    await sendInvitationEmail(db, deps, { id: row.id, companyId, email, ...names });
  }
  return describeInvitation(row, team?.name ?? null);
};

export const listInvitations = (db: Database, { companyId }: WorkspaceContext): Promise<Invitation[]> =>
  asActor(db, { companyId }, async (db) => {
    const rows = await db
      .select({ row: invitations, team: hiringTeams.name })
      .from(invitations)
      .leftJoin(hiringTeams, eq(hiringTeams.id, invitations.teamId))
      .where(isNull(invitations.acceptedAt))
      .orderBy(desc(invitations.createdAt))
      .limit(200);
    return rows.map(({ row, team }) => describeInvitation(row, team));
  });

export const revokeInvitation = (db: Database, { companyId, userId }: WorkspaceContext, id: string) =>
  asActor(db, { companyId }, async (db) => {
    const [row] = await db
      .update(invitations)
      .set({ revokedAt: new Date() })
      .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
      .returning();
    if (row === undefined) throw new AppError("not_found");
    await recordAudit(db, { companyId, userId, action: "invitation.revoked", subject: row.email, subjectId: id });
    return {};
  });

/** Used, revoked, expired and unknown invitations get the same error. */
const requireOpen = async (db: Database, token: string): Promise<Row> => {
  const invitationHash = hashOf(token);
  const [row] = await asActor(db, { invitationHash }, (db) =>
    db.select().from(invitations).where(eq(invitations.tokenHash, invitationHash)),
  );
  if (row === undefined || stateOf(row, new Date()) !== "open") {
    throw new AppError("not_found", invitationExpiredMessage);
  }
  return row;
};

const accountOf = async (db: Database, email: string) => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.username, email));
  return user;
};

export const openInvitation = async (db: Database, token: string): Promise<OpenedInvitation> => {
  const row = await requireOpen(db, token);
  return asActor(db, { companyId: row.companyId }, async (db) => {
    const [company] = await db.select({ name: companies.name }).from(companies);
    const [team] =
      row.teamId === null
        ? []
        : await db.select({ name: hiringTeams.name }).from(hiringTeams).where(eq(hiringTeams.id, row.teamId));
    return {
      email: row.email,
      company: company?.name ?? "",
      team: team?.name ?? null,
      level: permissionLevel(row.permissions as StoredPermissionLevel),
      invitedBy: row.invitedBy === null ? null : (await inviterOf(db, row.invitedBy)).name,
      hasAccount: (await accountOf(db, row.email)) !== undefined,
    };
  });
};

export interface JoiningPerson {
  readonly userId: string;
  readonly name: string;
}

/** With a team the level applies to the team, without one to the company. An invitation never lowers a level. */
const addMembership = async (db: Database, row: Row, userId: string): Promise<void> => {
  const { companyId, teamId, role, permissions } = row;
  const level = teamId === null ? permissions : "viewer";
  const inserted = await db
    .insert(companyMembers)
    .values({ companyId, userId, position: role, permissions: level })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0 && level === "admin") {
    await db.update(companyMembers).set({ permissions: "admin" }).where(eq(companyMembers.userId, userId));
  }
  if (teamId === null) return;
  await db
    .insert(hiringTeamMembers)
    .values({ companyId, teamId, userId, role, permissions })
    .onConflictDoUpdate({ target: [hiringTeamMembers.teamId, hiringTeamMembers.userId], set: { role, permissions } });
};

/** `resolvePerson` returns the person for the invited address: one who is signed in under it, or a new account from the emailed link. */
export const acceptInvitation = async (
  { db, enqueueEmail }: InvitationDeps,
  token: string,
  resolvePerson: (db: Database, email: string) => Promise<JoiningPerson>,
): Promise<{ readonly companyId: string }> => {
  const { id, companyId } = await requireOpen(db, token);
  return db.transaction(async (db) => {
    const row = await asActor(db, { companyId }, async (db) => {
      // The lock makes the second of two simultaneous requests find the invitation used.
      const [locked] = await db.select().from(invitations).where(eq(invitations.id, id)).for("update");
      if (locked === undefined || stateOf(locked, new Date()) !== "open") throw new AppError("not_found");
      if (await isClosing(db, companyId)) throw new AppError("conflict", workspaceClosingText);
      return locked;
    });
    const { userId, name } = await resolvePerson(db, row.email);
    await asActor(db, { companyId }, async (db) => {
      await db.update(invitations).set({ acceptedAt: new Date() }).where(eq(invitations.id, id));
      await addMembership(db, row, userId);
      await recordAudit(db, { companyId, userId, action: "member.joined", subject: row.email, subjectId: userId });
      await recordSecurityEvent(db, { kind: "member-joined", userId, companyId, details: { level: row.permissions } });
      if (row.invitedBy === null) return;
      const [inviter] = await db.select().from(users).where(eq(users.id, row.invitedBy));
      const [company] = await db.select({ name: companies.name }).from(companies);
      if (inviter === undefined) return;
      await enqueueEmail(db, {
        kind: "member-joined",
        to: inviter.username,
        name: inviter.name,
        userId: inviter.id,
        member: name,
        company: company?.name ?? "",
      });
    });
    return { companyId };
  });
};
