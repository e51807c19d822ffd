/** Members of a workspace and their levels. A database constraint protects the last admin. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Member, Recruiter } from "#domain/companies/members.ts";
import { type PermissionLevel, permissionLevel, type StoredPermissionLevel } from "#domain/teams/permission-level.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers, recruiterAccess } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

const lastAdminText = "A workspace needs an admin. Make someone else an admin first.";

const withLastAdminCheck = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } };
    if (cause?.constraint === "company_members_require_admin") throw new AppError("conflict", lastAdminText);
    throw error;
  }
};

const readMembers = async (db: Database, userId?: string): Promise<Member[]> => {
  const rows = await db
    .select({ member: companyMembers, user: users })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(userId === undefined ? undefined : eq(companyMembers.userId, userId))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id));
  const teamRows = await db
    .select({ userId: hiringTeamMembers.userId, level: hiringTeamMembers.permissions, team: hiringTeams })
    .from(hiringTeamMembers)
    .innerJoin(hiringTeams, eq(hiringTeams.id, hiringTeamMembers.teamId))
    .where(userId === undefined ? undefined : eq(hiringTeamMembers.userId, userId))
    .orderBy(asc(hiringTeams.name), asc(hiringTeams.id));
  return rows.map(({ member, user }) => ({
    userId: user.id,
    name: user.name,
    email: user.username,
    position: member.position,
    level: permissionLevel(member.permissions as StoredPermissionLevel),
    teams: teamRows
      .filter((row) => row.userId === user.id)
      .map(({ team, level }) => ({
        id: team.id,
        name: team.name,
        level: permissionLevel(level as StoredPermissionLevel),
      })),
    twoFactorEnabled: user.twoFactorEnabled,
    joinedAt: member.joinedAt.toISOString(),
  }));
};

const requireMember = async (db: Database, userId: string): Promise<Member> => {
  const [member] = await readMembers(db, userId);
  if (member === undefined) throw new AppError("not_found");
  return member;
};

/** Runs as the company; as a person the database would also show memberships elsewhere. */
export const listMembers = (db: Database, { companyId }: WorkspaceContext): Promise<Member[]> =>
  asActor(db, { companyId }, (db) => readMembers(db));

export const changeMember = (
  db: Database,
  { companyId, userId: actorId, source }: WorkspaceContext,
  userId: string,
  level: PermissionLevel,
) =>
  withLastAdminCheck(
    asActor(db, { companyId }, async (db) => {
      const { email, level: before } = await requireMember(db, userId);
      await db.update(companyMembers).set({ permissions: level }).where(eq(companyMembers.userId, userId));
      const subject = `${email}: ${level}`;
      await recordAudit(db, { companyId, userId: actorId, action: "member.level-changed", subject, subjectId: userId });
      await recordSecurityEvent(db, {
        kind: "member-level-changed",
        userId: actorId,
        subjectUserId: userId,
        companyId,
        source,
        details: { from: before, to: level },
      });
      return requireMember(db, userId);
    }),
  );

const deleteMembership = async (db: Database, userId: string): Promise<void> => {
  await db.delete(hiringTeamMembers).where(eq(hiringTeamMembers.userId, userId));
  await db.delete(companyMembers).where(eq(companyMembers.userId, userId));
};

export const removeMember = (db: Database, { companyId, userId: actorId, source }: WorkspaceContext, userId: string) =>
  withLastAdminCheck(
    asActor(db, { companyId }, async (db) => {
      const { email } = await requireMember(db, userId);
      await deleteMembership(db, userId);
      await recordAudit(db, {
        companyId,
        userId: actorId,
        action: "member.removed",
        subject: email,
        subjectId: userId,
      });
      await recordSecurityEvent(db, {
        kind: "member-removed",
        userId: actorId,
        subjectUserId: userId,
        companyId,
        source,
        details: {},
      });
      return {};
    }),
  );

export const leaveWorkspace = (db: Database, { companyId, userId, source }: WorkspaceContext) =>
  withLastAdminCheck(
    asActor(db, { companyId }, async (db) => {
      await requireMember(db, userId);
      await deleteMembership(db, userId);
      await recordAudit(db, { companyId, userId, action: "member.left" });
      await recordSecurityEvent(db, { kind: "member-removed", userId, companyId, source, details: {} });
      return {};
    }),
  );

const isActive = isNull(recruiterAccess.dismissedAt);

export const listRecruiters = (db: Database, { companyId }: WorkspaceContext): Promise<Recruiter[]> =>
  asActor(db, { companyId }, async (db) => {
    const rows = await db
      .select({ access: recruiterAccess, user: users })
      .from(recruiterAccess)
      .innerJoin(users, eq(users.id, recruiterAccess.userId))
      .where(isActive)
      .orderBy(asc(recruiterAccess.admittedAt));
    return rows.map(({ access, user }) => ({
      userId: user.id,
      name: user.name,
      email: user.username,
      admittedAt: access.admittedAt.toISOString(),
    }));
  });

export const admitRecruiter = (
  db: Database,
  { companyId, userId, source }: WorkspaceContext,
  email: string,
): Promise<Recruiter> =>
  asActor(db, { companyId }, async (db) => {
    const [recruiter] = await db
      .select()
      .from(users)
      .where(and(eq(users.username, email), eq(users.kind, "staff")));
    const unknown = "None of our recruiters uses this address. Ask your recruiter for theirs.";
    if (recruiter === undefined) throw new AppError("validation_failed", unknown, { email: unknown });
    const [access] = await db
      .insert(recruiterAccess)
      .values({ companyId, userId: recruiter.id, admittedBy: userId })
      .onConflictDoNothing()
      .returning();
    if (access !== undefined) {
      await recordAudit(db, {
        companyId,
        userId,
        action: "recruiter.admitted",
        subject: email,
        subjectId: recruiter.id,
      });
      await recordSecurityEvent(db, {
        kind: "staff-access-granted",
        userId,
        subjectUserId: recruiter.id,
        companyId,
        source,
        details: {},
      });
    }
    const admittedAt = (access?.admittedAt ?? new Date()).toISOString();
    return { userId: recruiter.id, name: recruiter.name, email, admittedAt };
  });

export const dismissRecruiter = (
  db: Database,
  { companyId, userId: actorId, source }: WorkspaceContext,
  userId: string,
) =>
  asActor(db, { companyId }, async (db) => {
    const [dismissed] = await db
      .update(recruiterAccess)
      .set({ dismissedAt: new Date() })
      .where(and(eq(recruiterAccess.userId, userId), isActive))
      .returning();
    if (dismissed === undefined) throw new AppError("not_found");
    const [user] = await db.select({ email: users.username }).from(users).where(eq(users.id, userId));
    await recordAudit(db, {
      companyId,
      userId: actorId,
      action: "recruiter.dismissed",
      subject: user?.email,
      subjectId: userId,
    });
    await recordSecurityEvent(db, {
      kind: "staff-access-removed",
      userId: actorId,
      subjectUserId: userId,
      companyId,
      source,
      details: {},
    });
    return {};
  });
