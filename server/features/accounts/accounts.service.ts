/** Accounts: employer sign-up, and what people read and change about themselves. */
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { EmployerSignUp } from "#domain/accounts/employer-sign-up.ts";
import type { SessionEntry } from "#domain/accounts/identity.ts";
import type { Me } from "#domain/accounts/me.ts";
import { employerAccountText } from "#domain/rights/consent.ts";
import { asActor, type Database } from "../../db/client.ts";
import { companies, companyMembers } from "../../db/tables/companies.ts";
import { sessions, users } from "../../db/tables/identity.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import type { BetterAuth } from "../../infra/auth/better-auth.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { RequestIdentity, SignedIn } from "../../infra/auth/auth-context.ts";
import { recordConsent } from "../rights/consent.service.ts";
import type { EnqueueAccountEmail } from "./email-address/account-email-queue.service.ts";
import { sendVerifyLink } from "./email-address/confirm-address.service.ts";
import { createAccount } from "./create-account.service.ts";

export interface AccountDeps {
  readonly db: Database;
  /** Better Auth on a given connection, so that its rows can commit together with ours. */
  readonly authOn: (db: Database) => BetterAuth;
  readonly enqueueEmail: EnqueueAccountEmail;
}

/** Creates person, company, membership and session in one transaction. */
export const signUpEmployer = (
  { db, authOn, enqueueEmail }: AccountDeps,
  form: EmployerSignUp,
  request: FastifyRequest,
) =>
  db.transaction(async (db) => {
    const { userId, cookies } = await createAccount(authOn(db), request, {
      name: `${form.firstName} ${form.lastName}`,
      email: form.email,
      password: form.password,
    });
    await db.update(users).set({ kind: "employer" }).where(eq(users.id, userId));
    const { rows } = await db.execute<{ id: string }>(sql`select uuid_v7() as id`);
    const companyId = rows[0]?.id ?? "";
    await asActor(db, { companyId, userId }, async (db) => {
      await db.insert(companies).values({
        id: companyId,
        name: form.companyName,
        description: form.description || null,
        website: form.companyWebsite || null,
        industry: form.industry,
        size: form.companySize,
      });
      await db.insert(companyMembers).values({
        companyId,
        userId,
        position: form.role,
        department: form.department,
        permissions: "admin",
      });
      await recordAudit(db, { companyId, userId, action: "workspace.created", subject: form.companyName });
    });
    const source = { place: "Employer sign-up", words: employerAccountText };
    await recordConsent(db, userId, { purpose: "account", choice: "given", ...source });
    await sendVerifyLink(db, enqueueEmail, {
      id: userId,
      email: form.email,
      name: `${form.firstName} ${form.lastName}`,
    });
    return { companyId, cookies };
  });

export const describeMe = ({ person, actor, workspace, workspaces }: RequestIdentity): Me => ({
  person: person === null || person.kind === "visitor" ? null : person,
  workspace:
    workspace === null || person === null || (actor.kind !== "member" && actor.kind !== "staff")
      ? null
      : {
          id: workspace.id,
          name: workspace.name,
          level: actor.kind === "member" ? actor.level : "editor",
          teams: actor.kind === "member" ? actor.teams : {},
          asRecruiter: actor.kind === "staff",
          needsSecondFactor: (workspace.requireTwoFactor || actor.kind === "staff") && !person.hasSecondFactor,
          closesAt: workspace.closesAt?.toISOString() ?? null,
        },
  workspaces: workspaces.map(({ id, name }) => ({ id, name })),
});

export const changeName = async (db: Database, person: SignedIn, name: string) => {
  await db.update(users).set({ name }).where(eq(users.id, person.id));
  return { ...person, name };
};

export const openWorkspace = async (
  db: Database,
  { person, workspaces }: RequestIdentity,
  companyId: string,
): Promise<void> => {
  if (person === null || !workspaces.some((each) => each.id === companyId)) throw new AppError("not_found");
  await db.update(sessions).set({ activeCompanyId: companyId }).where(eq(sessions.id, person.sessionId));
};

export const listSessions = async (db: Database, person: SignedIn): Promise<SessionEntry[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt));
  return rows.map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
    id,
    current: id === person.sessionId,
    ipAddress,
    userAgent,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
};

export const endSession = async (db: Database, person: SignedIn, id: string): Promise<void> => {
  const deleted = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, person.id)));
  if (deleted.rowCount === 0) throw new AppError("not_found");
};

export const endOtherSessions = async (db: Database, person: SignedIn): Promise<number> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, person.id), ne(sessions.id, person.sessionId)));
  return deleted.rowCount ?? 0;
};
