/** Authentication and authorization of a request. Every route that is not public starts with one of these guards. */
import { fromNodeHeaders } from "better-auth/node";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Actor, can, type Resource } from "#domain/access/access.ts";
import { defaultCallsPerMinute } from "#domain/api-tokens/api-tokens.ts";
import { lowerLevel, memberLevelOf } from "#domain/api-tokens/token-level.ts";
import { type Action, actionsRequiringConfirmedEmail, actionsBlockedWhileClosing } from "#domain/access/permissions.ts";
import { isRecentProof } from "#domain/accounts/step-up.ts";
import type { UserKind } from "#domain/accounts/user-kind.ts";
import { closingDenialReason } from "#domain/closing/closing.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { permissionLevel, type StoredPermissionLevel } from "#domain/teams/permission-level.ts";
import { asActor, setActor, type Database } from "../../db/client.ts";
import { workspaceClosings } from "../../db/tables/closing.ts";
import { companies, companyMembers, recruiterAccess } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { hiringTeamMembers } from "../../db/tables/teams.ts";
import { bearerOf, isUnknownRoute, mayCall, type UsedToken, authenticateToken } from "./api-token.ts";
import type { BetterAuth } from "./better-auth.ts";
import { AppError } from "../http/errors.ts";
import { countAgainst } from "../http/rate-limit.ts";
import { type EventSource, sourceOf } from "./security-events.ts";
import { renewSession } from "./session-expiry.ts";

export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly kind: UserKind;
  readonly twoFactorEnabled: boolean;
  /** True if an authenticator app is set up, or this session was opened or confirmed with a passkey. */
  readonly hasSecondFactor: boolean;
  /** The last proof of identity in this session: sign-in or step-up. */
  readonly provedAt: Date;
  readonly sessionId: string;
}

interface WorkspaceChoice {
  readonly id: string;
  readonly name: string;
  readonly requireTwoFactor: boolean;
  /** When the workspace is erased; null unless it is being closed. */
  readonly closesAt: Date | null;
}

export interface RequestIdentity {
  readonly person: SignedIn | null;
  readonly actor: Actor;
  /** The open workspace, and all that the user may open. */
  readonly workspace: WorkspaceChoice | null;
  readonly workspaces: readonly WorkspaceChoice[];
}

/** The caller of a workspace's service: a user acting in a workspace. */
export interface WorkspaceContext {
  readonly userId: string;
  readonly companyId: string;
  /** For security events. */
  readonly source?: EventSource | undefined;
}

/** The same for calls that need no signed-in user: the demo, or a candidate who answers by a link. */
export type OpenWorkspaceContext = Omit<WorkspaceContext, "userId"> & { readonly userId: string | null };

/** A caller who passed a guard. Routes ask the permission table about further actions. */
export interface PermittedContext extends WorkspaceContext {
  readonly actor: Actor;
}

export interface AuthContext {
  /** Runs before every call: rejects a token that is invalid, over its rate limit or not allowed to make this call. */
  readonly admitToken: (request: FastifyRequest) => Promise<void>;
  readonly identityOf: (request: FastifyRequest) => Promise<RequestIdentity>;
  /** Reads the identity again after it has changed. */
  readonly refreshIdentity: (request: FastifyRequest) => Promise<RequestIdentity>;
  readonly requirePerson: (request: FastifyRequest) => Promise<SignedIn>;
  /** For actions that could take over or delete an account. With `passwordFollows` the call checks the password itself, which is the proof. */
  readonly requireRecentProof: (
    request: FastifyRequest,
    options?: { readonly passwordFollows?: boolean },
  ) => Promise<void>;
  /** For the firm's own pages, without a workspace. */
  readonly requireStaff: (request: FastifyRequest, action: Action) => Promise<SignedIn>;
  /** For the open workspace, or for a resource in it. */
  readonly requireCan: (
    request: FastifyRequest,
    action: Action,
    resource?: Pick<Resource, "teamId">,
  ) => Promise<PermittedContext>;
}

const anonymousIdentity: RequestIdentity = {
  person: null,
  actor: { kind: "anonymous" },
  workspace: null,
  workspaces: [],
};
const noCompany = "00000000-0000-0000-0000-000000000000";
const workspaceColumns = {
  id: companies.id,
  name: companies.name,
  requireTwoFactor: companies.requireTwoFactor,
  closesAt: workspaceClosings.endsAt,
};

type WorkspaceAccess = Pick<RequestIdentity, "actor" | "workspace" | "workspaces">;

/** A member's workspaces, the open one, and the member's levels in its teams. Every call runs this, so the statements are prepared once per connection. */
const memberAccess = (db: Database, userId: string, requestedCompanyId: string | null): Promise<WorkspaceAccess> =>
  asActor(db, { userId }, async (db) => {
    const memberships = await db
      .select({ ...workspaceColumns, permissions: companyMembers.permissions })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .leftJoin(workspaceClosings, eq(workspaceClosings.companyId, companies.id))
      .where(eq(companyMembers.userId, sql.placeholder("userId")))
      .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id))
      .prepare("workspaces of a member")
      .execute({ userId });
    const open = memberships.find((each) => each.id === requestedCompanyId) ?? memberships[0];
    if (open === undefined) return { actor: { kind: "candidate", userId }, workspace: null, workspaces: [] };
    await setActor(db, { userId, companyId: open.id });
    const teams = await db
      .select({ teamId: hiringTeamMembers.teamId, permissions: hiringTeamMembers.permissions })
      .from(hiringTeamMembers)
      .where(eq(hiringTeamMembers.userId, sql.placeholder("userId")))
      .prepare("teams of a member")
      .execute({ userId });
    return {
      actor: {
        kind: "member",
        userId,
        companyId: open.id,
        level: permissionLevel(open.permissions as StoredPermissionLevel),
        teams: Object.fromEntries(
          teams.map((each) => [each.teamId, permissionLevel(each.permissions as StoredPermissionLevel)]),
        ),
      },
      workspace: open,
      workspaces: memberships,
    };
  });

/** A recruiter of the firm may open one of the workspaces whose admins granted access. */
const staffAccess = (db: Database, userId: string, requestedCompanyId: string | null): Promise<WorkspaceAccess> =>
  asActor(db, { userId, staff: true }, async (db) => {
    const accessRows = await db
      .select(workspaceColumns)
      .from(recruiterAccess)
      .innerJoin(companies, eq(companies.id, recruiterAccess.companyId))
      .leftJoin(workspaceClosings, eq(workspaceClosings.companyId, companies.id))
      .where(and(eq(recruiterAccess.userId, sql.placeholder("userId")), isNull(recruiterAccess.dismissedAt)))
      .orderBy(asc(companies.name))
      .prepare("workspaces of a recruiter")
      .execute({ userId });
    const open = accessRows.find((each) => each.id === requestedCompanyId) ?? null;
    return { actor: { kind: "staff", userId, companyId: open?.id }, workspace: open, workspaces: accessRows };
  });

/** A token has its creator's access, limited to the token's own level. */
const tokenIdentity = async (db: Database, token: UsedToken): Promise<RequestIdentity> => {
  const { createdBy, companyId } = token;
  const [creator] = await db.select().from(users).where(eq(users.id, createdBy));
  const { actor, workspace } = await memberAccess(db, createdBy, companyId);
  if (creator === undefined || actor.kind !== "member" || workspace?.id !== companyId) return anonymousIdentity;
  const maxLevel = memberLevelOf(token.level);
  return {
    person: {
      id: createdBy,
      name: creator.name,
      email: creator.username,
      emailVerified: creator.emailVerified,
      kind: creator.kind as UserKind,
      twoFactorEnabled: creator.twoFactorEnabled,
      hasSecondFactor: creator.twoFactorEnabled,
      provedAt: new Date(0),
      sessionId: "",
    },
    actor: {
      ...actor,
      level: lowerLevel(actor.level, maxLevel),
      teams: Object.fromEntries(Object.entries(actor.teams).map(([id, level]) => [id, lowerLevel(level, maxLevel)])),
    },
    workspace,
    workspaces: [workspace],
  };
};

/** Row-level security gets what the person is, never what the route expects, so that it holds even if a route forgets a check. */
export const databaseActorOf = ({ id, kind }: Pick<SignedIn, "id" | "kind">) => ({
  staff: kind === "staff",
  userId: id,
});

export interface AuthContextOptions {
  readonly db: Database;
  readonly betterAuth: BetterAuth;
  /** Calls per token; 300 by default. */
  readonly tokenCallsPerMinute?: number | undefined;
}

export const createAuthContext = ({ db, betterAuth, tokenCallsPerMinute }: AuthContextOptions): AuthContext => {
  const identities = new WeakMap<FastifyRequest, Promise<RequestIdentity>>();
  const ceiling = tokenCallsPerMinute ?? defaultCallsPerMinute;

  const lookUp = async (request: FastifyRequest): Promise<RequestIdentity> => {
    const bearer = bearerOf(request);
    if (bearer !== undefined) {
      const token = await authenticateToken(db, bearer, request.ip);
      return token === undefined ? anonymousIdentity : tokenIdentity(db, token);
    }
    if (request.headers.cookie === undefined) return anonymousIdentity;
    const result = await betterAuth.api.getSession({ headers: fromNodeHeaders(request.headers) });
    if (result === null) return anonymousIdentity;
    const { user, session } = result;
    if (!(await renewSession(db, user.kind as UserKind, session))) return anonymousIdentity;
    const person: SignedIn = {
      id: user.id,
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified,
      kind: user.kind as UserKind,
      twoFactorEnabled: user.twoFactorEnabled === true,
      hasSecondFactor: user.twoFactorEnabled === true || session.passkeyVerified === true,
      provedAt: session.steppedUpAt ?? session.createdAt,
      sessionId: session.id,
    };
    const readAccess = person.kind === "staff" ? staffAccess : memberAccess;
    return { person, ...(await readAccess(db, user.id, session.activeCompanyId ?? null)) };
  };

  const identityOf = (request: FastifyRequest): Promise<RequestIdentity> => {
    const identity = identities.get(request) ?? lookUp(request);
    identities.set(request, identity);
    return identity;
  };

  const requirePerson: AuthContext["requirePerson"] = async (request) => {
    const { person } = await identityOf(request);
    if (person === null || person.kind === "visitor") throw new AppError("not_signed_in");
    return person;
  };

  const admitToken: AuthContext["admitToken"] = async (request) => {
    const bearer = bearerOf(request);
    if (bearer === undefined) return;
    const token = await authenticateToken(db, bearer, request.ip);
    if (token === undefined)
      throw new AppError("not_signed_in", "This token isn't valid. It may have been revoked or have expired.");
    await countAgainst(db, [{ key: `api-token:${token.id}`, ceiling, windowMs: 60_000 }]);
    if (isUnknownRoute(request)) return;
    if (!mayCall(request, token.level)) throw new AppError("forbidden", "This token can't make this call.");
    identities.set(request, tokenIdentity(db, token));
  };

  return {
    admitToken,
    identityOf,
    refreshIdentity: (request) => {
      identities.delete(request);
      return identityOf(request);
    },
    requirePerson,
    requireRecentProof: async (request, { passwordFollows = false } = {}) => {
      const { person } = await identityOf(request);
      // A visitor has no credentials to prove, and creating a token already required a proof.
      if (person?.kind === "visitor" || bearerOf(request) !== undefined) return;
      if (person === null) throw new AppError("not_signed_in");
      if (passwordFollows && !person.twoFactorEnabled) return;
      if (!isRecentProof(person.provedAt, new Date())) throw new AppError("step_up_needed");
    },
    requireStaff: async (request, action) => {
      const { actor } = await identityOf(request);
      const staff = await requirePerson(request);
      if (!can(actor, action)) throw new AppError("forbidden");
      if (!staff.hasSecondFactor) throw new AppError("second_factor_needed");
      return staff;
    },
    requireCan: async (request, action, resource = {}) => {
      const { actor, workspace } = await identityOf(request);
      const companyId = workspace?.id ?? noCompany;
      const person = await requirePerson(request);
      if (workspace === null || !can(actor, action, { ...resource, companyId })) throw new AppError("forbidden");
      const requiresTwoFactor = workspace.requireTwoFactor || person.kind === "staff";
      if (requiresTwoFactor && !person.hasSecondFactor) throw new AppError("second_factor_needed");
      if (actionsRequiringConfirmedEmail.includes(action) && !person.emailVerified)
        throw new AppError("email_not_confirmed");
      if (workspace.closesAt !== null && actionsBlockedWhileClosing.includes(action)) {
        throw new AppError("conflict", closingDenialReason);
      }
      request.workspaceId = companyId;
      return { userId: person.id, companyId, actor, source: sourceOf(request, person.sessionId) };
    },
  };
};

/** For pages that the demo has too: a member's own workspace, or the demo for everyone without one. */
export const openWorkspace = async (auth: AuthContext, request: FastifyRequest, action: Action): Promise<string> => {
  const { workspace } = await auth.identityOf(request);
  if (workspace === null) {
    if (!can({ kind: "anonymous" }, action, { companyId: demoCompanyId })) throw new AppError("forbidden");
    return demoCompanyId;
  }
  return (await auth.requireCan(request, action)).companyId;
};
