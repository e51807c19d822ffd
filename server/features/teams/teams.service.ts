/** Hiring teams of a workspace. */
import { and, asc, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { demoCompanyId } from "#domain/demo/figures.ts";
import type { NewTeam, Team, teamFacts } from "#domain/teams/team.ts";
import { type PermissionLevel, permissionLevel, type StoredPermissionLevel } from "#domain/teams/permission-level.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companyMembers } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { invitations } from "../../db/tables/invitations.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Worker } from "../../infra/who.ts";
import { type InvitationTools, invite, limitInvitations } from "../companies/invitations.service.ts";
import { passSetupStep } from "../companies/workspace.service.ts";

const level = (stored: string): PermissionLevel => permissionLevel(stored as StoredPermissionLevel);

const read = async (db: Database, id: string): Promise<Team> => {
  const [found] = await db.select().from(hiringTeams).where(eq(hiringTeams.id, id));
  if (found === undefined) throw new AppError("not_found");
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
  const { name, description, isSample } = found;
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

/** The demo's teams may be looked at by anyone, without the addresses of those who were invited. */
export const readDemoTeam = async (db: Database, id: string): Promise<Team> => {
  const team = await asActor(db, { companyId: demoCompanyId }, (db) => read(db, id));
  return { ...team, invited: [] };
};

export const readTeam = (db: Database, { companyId }: Worker, id: string): Promise<Team> =>
  asActor(db, { companyId }, (db) => read(db, id));

/** The creator leads it. People who are in the workspace already take their seat at once, the others get a mail. */
export const createTeam = async (
  tools: InvitationTools,
  worker: Worker,
  { name, description, members }: NewTeam,
): Promise<Team> => {
  const { companyId, userId } = worker;
  await limitInvitations(tools.db, companyId, members.length);
  return asActor(tools.db, { companyId }, async (db) => {
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
      const known = inside.find((each) => each.email === member.email);
      if (known === undefined) await invite(db, tools, worker, { ...member, teamId });
      else seats.set(known.userId, { role: member.role, permissions: member.permissions });
    }
    await db
      .insert(hiringTeamMembers)
      .values([...seats].map(([userId, place]) => ({ companyId, teamId, userId, ...place })));
    await writeDown(db, { companyId, userId, deed: "team.created", subject: name, subjectId: teamId });
    await passSetupStep(db, companyId, 3);
    return read(db, teamId);
  });
};

export const changeTeam = (
  db: Database,
  { companyId, userId }: Worker,
  id: string,
  { name, description }: z.infer<typeof teamFacts>,
) =>
  asActor(db, { companyId }, async (db) => {
    await db.update(hiringTeams).set({ name, description }).where(eq(hiringTeams.id, id));
    await writeDown(db, { companyId, userId, deed: "team.changed", subject: name, subjectId: id });
    return read(db, id);
  });

export const removeTeam = (db: Database, { companyId, userId }: Worker, id: string) =>
  asActor(db, { companyId }, async (db) => {
    const { name } = await read(db, id);
    await db.update(jobsEnhanced).set({ hiringTeamId: null }).where(eq(jobsEnhanced.hiringTeamId, id));
    await db.delete(hiringTeams).where(eq(hiringTeams.id, id));
    await writeDown(db, { companyId, userId, deed: "team.removed", subject: name, subjectId: id });
    return {};
  });

export interface Place {
  readonly role: string;
  readonly permissions: PermissionLevel;
}

const requireColleague = async (db: Database, userId: string) => {
  const [found] = await db
    .select({ email: users.username })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.userId, userId));
  if (found === undefined) throw new AppError("not_found");
  return found;
};

export const setTeamMember = (db: Database, worker: Worker, teamId: string, userId: string, place: Place) =>
  asActor(db, { companyId: worker.companyId }, async (db) => {
    const { companyId } = worker;
    const { email } = await requireColleague(db, userId);
    await db
      .insert(hiringTeamMembers)
      .values({ companyId, teamId, userId, ...place })
      .onConflictDoUpdate({ target: [hiringTeamMembers.teamId, hiringTeamMembers.userId], set: place });
    const subject = `${email}: ${place.permissions}`;
    await writeDown(db, { companyId, userId: worker.userId, deed: "team-member.set", subject, subjectId: teamId });
    return read(db, teamId);
  });

export const removeTeamMember = (db: Database, worker: Worker, teamId: string, userId: string) =>
  asActor(db, { companyId: worker.companyId }, async (db) => {
    const { companyId } = worker;
    const gone = await db
      .delete(hiringTeamMembers)
      .where(and(eq(hiringTeamMembers.teamId, teamId), eq(hiringTeamMembers.userId, userId)));
    if (gone.rowCount === 0) throw new AppError("not_found");
    const [user] = await db.select({ email: users.username }).from(users).where(eq(users.id, userId));
    const subject = user?.email;
    await writeDown(db, { companyId, userId: worker.userId, deed: "team-member.removed", subject, subjectId: teamId });
    return read(db, teamId);
  });
