/** Who is asking, and whether they may. Every route that is not open to all begins with one of these guards. */
import { fromNodeHeaders } from "better-auth/node";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Actor, can, type Resource } from "#domain/access/access.ts";
import { usualCallsPerMinute } from "#domain/api-tokens/api-tokens.ts";
import { lesserLevel, memberLevelOf } from "#domain/api-tokens/token-level.ts";
import { type Action, needsConfirmedEmail, stopsWhileClosing } from "#domain/access/permissions.ts";
import { isRecentProof } from "#domain/accounts/step-up.ts";
import type { UserKind } from "#domain/accounts/user-kind.ts";
import { closingRefusal } from "#domain/closing/closing.ts";
import { demoCompanyId } from "#domain/demo/figures.ts";
import { permissionLevel, type StoredPermissionLevel } from "#domain/teams/permission-level.ts";
import { asActor, becomeActor, type Database } from "../db/client.ts";
import { workspaceClosings } from "../db/tables/closing.ts";
import { companies, companyMembers, recruiterAccess } from "../db/tables/companies.ts";
import { users } from "../db/tables/identity.ts";
import { hiringTeamMembers } from "../db/tables/teams.ts";
import { bearerOf, leadsNowhere, mayCall, type UsedToken, useToken } from "./api-token.ts";
import type { Auth } from "./auth.ts";
import { AppError } from "./errors.ts";
import { countAgainst } from "./rate-limit.ts";
import { type EventSource, sourceOf } from "./security-events.ts";
import { keepSession } from "./session-life.ts";

export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly kind: UserKind;
  readonly twoFactorEnabled: boolean;
  /** An authenticator app is set up, or this session was opened or confirmed with a passkey. */
  readonly hasSecondFactor: boolean;
  /** When this session last proved who it is: by signing in or by step-up. */
  readonly provedAt: Date;
  readonly sessionId: string;
}

export interface WorkspaceChoice {
  readonly id: string;
  readonly name: string;
  readonly requireTwoFactor: boolean;
  /** When everything in it is erased; null unless it is being closed. */
  readonly closesAt: Date | null;
}

export interface Asker {
  readonly person: SignedIn | null;
  readonly actor: Actor;
  /** The one that is open, and all there are to choose from. */
  readonly workspace: WorkspaceChoice | null;
  readonly workspaces: readonly WorkspaceChoice[];
}

/** Somebody at work in a workspace. */
export interface Worker {
  readonly userId: string;
  readonly companyId: string;
  readonly actor: Actor;
  /** For security events. */
  readonly source?: EventSource | undefined;
}

export interface Who {
  /** Stands before every call: a token that is no good, calls too often or knocks at a call not open to it goes no further. */
  readonly admitToken: (request: FastifyRequest) => Promise<void>;
  readonly askerOf: (request: FastifyRequest) => Promise<Asker>;
  /** The same after something about the asker has changed. */
  readonly askAgain: (request: FastifyRequest) => Promise<Asker>;
  readonly requirePerson: (request: FastifyRequest) => Promise<SignedIn>;
  /** For what could take over or empty an account; with `passwordFollows` the call checks the password itself, which is the proof. */
  readonly requireRecentProof: (
    request: FastifyRequest,
    options?: { readonly passwordFollows?: boolean },
  ) => Promise<void>;
  /** For what concerns the firm and no workspace. */
  readonly requireStaff: (request: FastifyRequest, action: Action) => Promise<SignedIn>;
  /** For what concerns the open workspace; with a resource, for that part of it. */
  readonly requireCan: (
    request: FastifyRequest,
    action: Action,
    resource?: Pick<Resource, "teamId">,
  ) => Promise<Worker>;
}

const nobody: Asker = { person: null, actor: { kind: "anonymous" }, workspace: null, workspaces: [] };
const noCompany = "00000000-0000-0000-0000-000000000000";
const workspaceColumns = {
  id: companies.id,
  name: companies.name,
  requireTwoFactor: companies.requireTwoFactor,
  closesAt: workspaceClosings.endsAt,
};

type Placed = Pick<Asker, "actor" | "workspace" | "workspaces">;

/** A member's companies, the open one first looked for, and the levels in its teams. Every call asks this: each statement is planned once a connection. */
const placeOfMember = (db: Database, userId: string, wanted: string | null): Promise<Placed> =>
  asActor(db, { userId }, async (db) => {
    const found = await db
      .select({ ...workspaceColumns, permissions: companyMembers.permissions })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .leftJoin(workspaceClosings, eq(workspaceClosings.companyId, companies.id))
      .where(eq(companyMembers.userId, sql.placeholder("userId")))
      .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id))
      .prepare("workspaces of a member")
      .execute({ userId });
    const open = found.find((each) => each.id === wanted) ?? found[0];
    if (open === undefined) return { actor: { kind: "candidate", userId }, workspace: null, workspaces: [] };
    await becomeActor(db, { userId, companyId: open.id });
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
      workspaces: found,
    };
  });

/** A recruiter of the firm opens, by choice, one of the workspaces whose admins let them in. */
const placeOfStaff = (db: Database, userId: string, wanted: string | null): Promise<Placed> =>
  asActor(db, { userId, staff: true }, async (db) => {
    const found = await db
      .select(workspaceColumns)
      .from(recruiterAccess)
      .innerJoin(companies, eq(companies.id, recruiterAccess.companyId))
      .leftJoin(workspaceClosings, eq(workspaceClosings.companyId, companies.id))
      .where(and(eq(recruiterAccess.userId, sql.placeholder("userId")), isNull(recruiterAccess.dismissedAt)))
      .orderBy(asc(companies.name))
      .prepare("workspaces of a recruiter")
      .execute({ userId });
    const open = found.find((each) => each.id === wanted) ?? null;
    return { actor: { kind: "staff", userId, companyId: open?.id }, workspace: open, workspaces: found };
  });

/** A token stands where its maker stands, and never higher than its own level. */
const placeOfToken = async (db: Database, token: UsedToken): Promise<Asker> => {
  const { madeBy, companyId } = token;
  const [maker] = await db.select().from(users).where(eq(users.id, madeBy));
  const { actor, workspace } = await placeOfMember(db, madeBy, companyId);
  if (maker === undefined || actor.kind !== "member" || workspace?.id !== companyId) return nobody;
  const most = memberLevelOf(token.level);
  return {
    person: {
      id: madeBy,
      name: maker.name,
      email: maker.username,
      emailVerified: maker.emailVerified,
      kind: maker.kind as UserKind,
      twoFactorEnabled: maker.twoFactorEnabled,
      hasSecondFactor: maker.twoFactorEnabled,
      provedAt: new Date(0),
      sessionId: "",
    },
    actor: {
      ...actor,
      level: lesserLevel(actor.level, most),
      teams: Object.fromEntries(Object.entries(actor.teams).map(([id, level]) => [id, lesserLevel(level, most)])),
    },
    workspace,
    workspaces: [workspace],
  };
};

/** Row-level security is told what the person is, never what the route expects: where a check is forgotten, it still holds. */
export const actorOf = ({ id, kind }: Pick<SignedIn, "id" | "kind">) => ({ staff: kind === "staff", userId: id });

export interface WhoOptions {
  readonly db: Database;
  readonly auth: Auth;
  /** Calls of one token; 300 unless told. */
  readonly tokenCallsPerMinute?: number | undefined;
}

export const createWho = ({ db, auth, tokenCallsPerMinute }: WhoOptions): Who => {
  const known = new WeakMap<FastifyRequest, Promise<Asker>>();
  const ceiling = tokenCallsPerMinute ?? usualCallsPerMinute;

  const lookUp = async (request: FastifyRequest): Promise<Asker> => {
    const bearer = bearerOf(request);
    if (bearer !== undefined) {
      const token = await useToken(db, bearer, request.ip);
      return token === undefined ? nobody : placeOfToken(db, token);
    }
    if (request.headers.cookie === undefined) return nobody;
    const found = await auth.api.getSession({ headers: fromNodeHeaders(request.headers) });
    if (found === null) return nobody;
    const { user, session } = found;
    if (!(await keepSession(db, user.kind as UserKind, session))) return nobody;
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
    const place = person.kind === "staff" ? placeOfStaff : placeOfMember;
    return { person, ...(await place(db, user.id, session.activeCompanyId ?? null)) };
  };

  const askerOf = (request: FastifyRequest): Promise<Asker> => {
    const asker = known.get(request) ?? lookUp(request);
    known.set(request, asker);
    return asker;
  };

  const requirePerson: Who["requirePerson"] = async (request) => {
    const { person } = await askerOf(request);
    if (person === null || person.kind === "visitor") throw new AppError("not_signed_in");
    return person;
  };

  const admitToken: Who["admitToken"] = async (request) => {
    const bearer = bearerOf(request);
    if (bearer === undefined) return;
    const token = await useToken(db, bearer, request.ip);
    if (token === undefined) throw new AppError("not_signed_in", "This token opens nothing.");
    await countAgainst(db, [{ key: `api-token:${token.id}`, ceiling, windowMs: 60_000 }]);
    if (leadsNowhere(request)) return;
    if (!mayCall(request, token.level)) throw new AppError("forbidden", "This token may not call this.");
    known.set(request, placeOfToken(db, token));
  };

  return {
    admitToken,
    askerOf,
    askAgain: (request) => {
      known.delete(request);
      return askerOf(request);
    },
    requirePerson,
    requireRecentProof: async (request, { passwordFollows = false } = {}) => {
      const { person } = await askerOf(request);
      // A visitor has nothing to prove with, and creating a token needed a proof.
      if (person?.kind === "visitor" || bearerOf(request) !== undefined) return;
      if (person === null) throw new AppError("not_signed_in");
      if (passwordFollows && !person.twoFactorEnabled) return;
      if (!isRecentProof(person.provedAt, new Date())) throw new AppError("step_up_needed");
    },
    requireStaff: async (request, action) => {
      const { actor } = await askerOf(request);
      const staff = await requirePerson(request);
      if (!can(actor, action)) throw new AppError("forbidden");
      if (!staff.hasSecondFactor) throw new AppError("second_factor_needed");
      return staff;
    },
    requireCan: async (request, action, resource = {}) => {
      const { actor, workspace } = await askerOf(request);
      const companyId = workspace?.id ?? noCompany;
      const person = await requirePerson(request);
      if (workspace === null || !can(actor, action, { ...resource, companyId })) throw new AppError("forbidden");
      const mustHaveFactor = workspace.requireTwoFactor || person.kind === "staff";
      if (mustHaveFactor && !person.hasSecondFactor) throw new AppError("second_factor_needed");
      if (needsConfirmedEmail.includes(action) && !person.emailVerified) throw new AppError("email_not_confirmed");
      if (workspace.closesAt !== null && stopsWhileClosing.includes(action)) {
        throw new AppError("conflict", closingRefusal);
      }
      request.workspaceId = companyId;
      return { userId: person.id, companyId, actor, source: sourceOf(request, person.sessionId) };
    },
  };
};

/** What may be looked at in the demo too: a member's own workspace, and the demo for everyone who has none. */
export const openWorkspace = async (who: Who, request: FastifyRequest, action: Action): Promise<string> => {
  const { workspace } = await who.askerOf(request);
  if (workspace === null) {
    if (!can({ kind: "anonymous" }, action, { companyId: demoCompanyId })) throw new AppError("forbidden");
    return demoCompanyId;
  }
  return (await who.requireCan(request, action)).companyId;
};
