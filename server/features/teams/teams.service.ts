/** Hiring teams of a workspace. */
import { and, asc, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import type { NewTeam, Team, teamFacts } from "#domain/teams/team.ts";
import { type PermissionLevel, permissionLevel, type StoredPermissionLevel } from "#domain/teams/permission-level.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { invitations } from "../../db/tables/invitations.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { type InvitationDeps, invite, limitInvitations } from "../companies/invitations.service.ts";
import { completeSetupStep } from "../companies/workspace.service.ts";

const level = (storedLevel: string): PermissionLevel => permissionLevel(storedLevel as StoredPermissionLevel);

const readTeamRow = async (db: Database, id: string): Promise<Team> => {
  const [hiringTeam] = await db.select().from(hiringTeams).where(eq(hiringTeams.id, id));
  if (hiringTeam === undefined) throw new AppError("not_found");
  const members = await db
    .select({ userId: users.id, name: users.name, role: hiringTeamMembers.role, level: hiringTeamMembers.permissions })
    .from(hiringTeamMembers)
    .innerJoin(users, eq(users.id, hiringTeamMembers.userId))
    .where(eq(hiringTeamMembers.teamId, id))
    .orderBy(sql`${hiringTeamMembers.permissions} <> 'admin'`, asc(users.name));
  const invited = await db
    .select({ id: invitations.id, email: invitations.email, role: invitations.role, level: invitations.permissions })
    .from(invitations)
    .where(
      and(
        eq(invitations.teamId, id),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        or(gt(invitations.expiresAt, sql`now()`), eq(invitations.isStored, true)),
      ),
    )
    .orderBy(asc(invitations.email));
  const jobs = await db
    .select({
      id: jobsEnhanced.id,
      title: jobsEnhanced.title,
      status: jobsEnhanced.status,
      applications: sql<number>`(select count(*)::int from job_applications a where a.job_id = jobs_enhanced.id)`,
      isSample: jobsEnhanced.isSample,
    })
    .from(jobsEnhanced)
    .where(eq(jobsEnhanced.hiringTeamId, id))
    .orderBy(sql`${jobsEnhanced.status} <> 'active'`, desc(jobsEnhanced.createdAt));
  const { name, description, isSample } = hiringTeam;
  return {
    id,
    name,
    description,
    members: members.map((each) => ({ ...each, level: level(each.level) })),
    invited: invited.map((each) => ({ ...each, level: level(each.level) })),
    jobs,
    isSample,
  };
};

/** Anyone may read the demo's teams, without the addresses of invited people. */
export const readDemoTeam = async (db: Database, id: string): Promise<Team> => {
  const team = await asActor(db, { companyId: demoCompanyId }, (db) => readTeamRow(db, id));
  return { ...team, invited: [] };
};

export const readTeam = (db: Database, { companyId }: WorkspaceContext, id: string): Promise<Team> =>
  asActor(db, { companyId }, (db) => readTeamRow(db, id));

/** The creator leads the team. Workspace members join at once; the others get an invitation email. */
export const createTeam = async (
  deps: InvitationDeps,
  context: WorkspaceContext,
  { name, description, members }: NewTeam,
): Promise<Team> => {
  const { companyId, userId } = context;
  await limitInvitations(deps.db, companyId, members.length);
  return asActor(deps.db, { companyId }, async (db) => {
    const [created] = await db
      .insert(hiringTeams)
      .values({ companyId, name, description, createdBy: userId })
      .returning({ id: hiringTeams.id });
    const teamId = created?.id ?? "";
    const inside = await db
      .select({ userId: users.id, email: users.username })
      .from(companyMembers)
      .innerJoin(users, eq(users.id, companyMembers.userId));
    const seats = new Map([[userId, { role: "Team lead", permissions: "admin" as PermissionLevel }]]);
    for (const member of members) {
      const existingMember = inside.find((each) => each.email === member.email);
      if (existingMember === undefined) await invite(db, deps, context, { ...member, teamId });
      else seats.set(existingMember.userId, { role: member.role, permissions: member.permissions });
    }
    await db
      .insert(hiringTeamMembers)
      .values([...seats].map(([userId, seat]) => ({ companyId, teamId, userId, ...seat })));
    await recordAudit(db, { companyId, userId, action: "team.created", subject: name, subjectId: teamId });
    await completeSetupStep(db, companyId, 3);
    return readTeamRow(db, teamId);
  });
};

export const changeTeam = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  id: string,
  { name, description }: z.infer<typeof teamFacts>,
) =>
  asActor(db, { companyId }, async (db) => {
    await db.update(hiringTeams).set({ name, description }).where(eq(hiringTeams.id, id));
    await recordAudit(db, { companyId, userId, action: "team.changed", subject: name, subjectId: id });
    return readTeamRow(db, id);
  });

export const removeTeam = (db: Database, { companyId, userId }: WorkspaceContext, id: string) =>
  asActor(db, { companyId }, async (db) => {
    const { name } = await readTeamRow(db, id);
    await db.update(jobsEnhanced).set({ hiringTeamId: null }).where(eq(jobsEnhanced.hiringTeamId, id));
    await db.delete(hiringTeams).where(eq(hiringTeams.id, id));
    await recordAudit(db, { companyId, userId, action: "team.removed", subject: name, subjectId: id });
    return {};
  });

export interface TeamMemberRole {
  readonly role: string;
  readonly permissions: PermissionLevel;
}

const requireWorkspaceMember = async (db: Database, userId: string) => {
  const [companyMember] = await db
    .select({ email: users.username })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.userId, userId));
  if (companyMember === undefined) throw new AppError("not_found");
  return companyMember;
};

export const setTeamMember = (
  db: Database,
  context: WorkspaceContext,
  teamId: string,
  userId: string,
  seat: TeamMemberRole,
) =>
  asActor(db, { companyId: context.companyId }, async (db) => {
    const { companyId } = context;
    const { email } = await requireWorkspaceMember(db, userId);
    await db
      .insert(hiringTeamMembers)
      .values({ companyId, teamId, userId, ...seat })
      .onConflictDoUpdate({ target: [hiringTeamMembers.teamId, hiringTeamMembers.userId], set: seat });
    const subject = `${email}: ${seat.permissions}`;
    await recordAudit(db, { companyId, userId: context.userId, action: "team-member.set", subject, subjectId: teamId });
    return readTeamRow(db, teamId);
  });

export const removeTeamMember = (db: Database, context: WorkspaceContext, teamId: string, userId: string) =>
  asActor(db, { companyId: context.companyId }, async (db) => {
    const { companyId } = context;
    const result = await db
      .delete(hiringTeamMembers)
      .where(and(eq(hiringTeamMembers.teamId, teamId), eq(hiringTeamMembers.userId, userId)));
    if (result.rowCount === 0) throw new AppError("not_found");
    const [user] = await db.select({ email: users.username }).from(users).where(eq(users.id, userId));
    const subject = user?.email;
    await recordAudit(db, {
      companyId,
      userId: context.userId,
      action: "team-member.removed",
      subject,
      subjectId: teamId,
    });
    return readTeamRow(db, teamId);
  });
