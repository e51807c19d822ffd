/** Who is in a workspace, and with which level. The database keeps the last admin in. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Member, Recruiter } from "#domain/companies/members.ts";
import { type PermissionLevel, permissionLevel, type StoredPermissionLevel } from "#domain/teams/permission-level.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers, recruiterAccess } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { hiringTeamMembers } from "../../db/tables/teams.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import { recordSecurityEvent } from "../../infra/security-events.ts";
import type { Worker } from "../../infra/who.ts";

const lastAdmin = "A workspace needs an admin. Make somebody else admin first.";

const keepingAnAdmin = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } };
    if (cause?.constraint === "company_members_keep_an_admin") throw new AppError("conflict", lastAdmin);
    throw error;
  }
};

const select = async (db: Database, userId?: string): Promise<Member[]> => {
  const found = await db
    .select({ member: companyMembers, user: users })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(userId === undefined ? undefined : eq(companyMembers.userId, userId))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id));
  return found.map(({ member, user }) => ({
    userId: user.id,
    name: user.name,
    email: user.username,
    position: member.position,
    level: permissionLevel(member.permissions as StoredPermissionLevel),
    twoFactorEnabled: user.twoFactorEnabled,
    joinedAt: member.joinedAt.toISOString(),
  }));
};

const requireMember = async (db: Database, userId: string): Promise<Member> => {
  const [found] = await select(db, userId);
  if (found === undefined) throw new AppError("not_found");
  return found;
};

/** As the company and not as the person, whose memberships elsewhere the database would show too. */
export const listMembers = (db: Database, { companyId }: Worker): Promise<Member[]> =>
  asActor(db, { companyId }, (db) => select(db));

export const changeMember = (
  db: Database,
  { companyId, userId: actorId, source }: Worker,
  userId: string,
  level: PermissionLevel,
) =>
  keepingAnAdmin(
    asActor(db, { companyId }, async (db) => {
      const { email, level: before } = await requireMember(db, userId);
      await db.update(companyMembers).set({ permissions: level }).where(eq(companyMembers.userId, userId));
      const subject = `${email}: ${level}`;
      await writeDown(db, { companyId, userId: actorId, deed: "member.level-changed", subject, subjectId: userId });
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

const takeOut = async (db: Database, userId: string): Promise<void> => {
  await db.delete(hiringTeamMembers).where(eq(hiringTeamMembers.userId, userId));
  await db.delete(companyMembers).where(eq(companyMembers.userId, userId));
};

export const removeMember = (db: Database, { companyId, userId: actorId, source }: Worker, userId: string) =>
  keepingAnAdmin(
    asActor(db, { companyId }, async (db) => {
      const { email } = await requireMember(db, userId);
      await takeOut(db, userId);
      await writeDown(db, { companyId, userId: actorId, deed: "member.removed", subject: email, subjectId: userId });
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

export const leaveWorkspace = (db: Database, { companyId, userId, source }: Worker) =>
  keepingAnAdmin(
    asActor(db, { companyId }, async (db) => {
      await requireMember(db, userId);
      await takeOut(db, userId);
      await writeDown(db, { companyId, userId, deed: "member.left" });
      await recordSecurityEvent(db, { kind: "member-removed", userId, companyId, source, details: {} });
      return {};
    }),
  );

const open = isNull(recruiterAccess.dismissedAt);

export const listRecruiters = (db: Database, { companyId }: Worker): Promise<Recruiter[]> =>
  asActor(db, { companyId }, async (db) => {
    const found = await db
      .select({ access: recruiterAccess, user: users })
      .from(recruiterAccess)
      .innerJoin(users, eq(users.id, recruiterAccess.userId))
      .where(open)
      .orderBy(asc(recruiterAccess.admittedAt));
    return found.map(({ access, user }) => ({
      userId: user.id,
      name: user.name,
      email: user.username,
      admittedAt: access.admittedAt.toISOString(),
    }));
  });

export const admitRecruiter = (
  db: Database,
  { companyId, userId, source }: Worker,
  email: string,
): Promise<Recruiter> =>
  asActor(db, { companyId }, async (db) => {
    const [recruiter] = await db
      .select()
      .from(users)
      .where(and(eq(users.username, email), eq(users.kind, "staff")));
    const unknown = "Nobody of our staff has this address. Please ask your recruiter for theirs.";
    if (recruiter === undefined) throw new AppError("validation_failed", unknown, { email: unknown });
    const [access] = await db
      .insert(recruiterAccess)
      .values({ companyId, userId: recruiter.id, admittedBy: userId })
      .onConflictDoNothing()
      .returning();
    if (access !== undefined) {
      await writeDown(db, { companyId, userId, deed: "recruiter.admitted", subject: email, subjectId: recruiter.id });
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

export const dismissRecruiter = (db: Database, { companyId, userId: actorId, source }: Worker, userId: string) =>
  asActor(db, { companyId }, async (db) => {
    const [gone] = await db
      .update(recruiterAccess)
      .set({ dismissedAt: new Date() })
      .where(and(eq(recruiterAccess.userId, userId), open))
      .returning();
    if (gone === undefined) throw new AppError("not_found");
    const [user] = await db.select({ email: users.username }).from(users).where(eq(users.id, userId));
    await writeDown(db, {
      companyId,
      userId: actorId,
      deed: "recruiter.dismissed",
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
