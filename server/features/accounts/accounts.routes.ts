import type { FastifyInstance, FastifyRequest } from "fastify";
import * as employerSignUpApi from "#domain/accounts/employer-sign-up.ts";
import * as identityApi from "#domain/accounts/identity.ts";
import * as meApi from "#domain/accounts/me.ts";
import { asActor } from "../../db/client.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import { recordSecurityEvent, sourceOf } from "../../infra/auth/security-events.ts";
import { serve } from "../../infra/http/route.ts";
import type { SignedIn } from "../../infra/auth/auth-context.ts";
import {
  type AccountDeps,
  changeName,
  describeMe,
  endOtherSessions,
  endSession,
  listSessions,
  openWorkspace,
  signUpEmployer,
} from "./accounts.service.ts";
import { accountLinkRoutes, type AccountLinkRouteDeps } from "./email-address/account-links.routes.ts";
import { limitsOf } from "./identity-limits.ts";
import { identityRoutes, type IdentityDeps } from "./identity.routes.ts";
import { securityRoutes } from "./security.routes.ts";
import { changeNotifications, readNotifications } from "./notifications.service.ts";

export const accountRoutes = (api: FastifyInstance, deps: AccountDeps & IdentityDeps & AccountLinkRouteDeps): void => {
  const { db, auth, jar, limits } = deps;
  identityRoutes(api, deps);
  accountLinkRoutes(api, deps);
  securityRoutes(api, deps);

  const recordRevokedSessions = async (request: FastifyRequest, { id, sessionId }: SignedIn, count: number) => {
    const source = sourceOf(request, sessionId);
    if (count > 0) await recordSecurityEvent(db, { kind: "session-revoked", userId: id, source, details: { count } });
  };

  serve(api, employerSignUpApi.signUpEmployer, async ({ body, request, reply }) => {
    await countAgainst(
      db,
      limitsOf(employerSignUpApi.signUpEmployer.path, { email: body.email, address: request.ip, limits }),
    );
    const { companyId, cookies } = await signUpEmployer(deps, body, request);
    for (const cookie of cookies) void reply.header("set-cookie", cookie);
    jar.hint(reply, "employer");
    return { companyId };
  });

  serve(api, meApi.readMe, async ({ request }) => describeMe(await auth.identityOf(request)));
  serve(api, meApi.changeName, async ({ body, request }) =>
    changeName(db, await auth.requirePerson(request), body.name),
  );
  serve(api, meApi.switchWorkspace, async ({ body, request }) => {
    await auth.requirePerson(request);
    const identity = await auth.identityOf(request);
    await openWorkspace(db, identity, body.companyId);
    return describeMe(await auth.refreshIdentity(request));
  });

  serve(api, meApi.readNotifications, async ({ request }) => {
    const { id } = await auth.requirePerson(request);
    return asActor(db, { userId: id }, (db) => readNotifications(db, id));
  });
  serve(api, meApi.changeNotifications, async ({ body, request }) => {
    const { id } = await auth.requirePerson(request);
    return asActor(db, { userId: id }, (db) => changeNotifications(db, id, body));
  });

  serve(api, identityApi.listSessions, async ({ request }) => listSessions(db, await auth.requirePerson(request)));
  serve(api, identityApi.revokeSession, async ({ params, request }) => {
    const person = await auth.requirePerson(request);
    await endSession(db, person, params.id);
    await recordRevokedSessions(request, person, 1);
    return {};
  });
  serve(api, identityApi.revokeOtherSessions, async ({ request }) => {
    const person = await auth.requirePerson(request);
    await recordRevokedSessions(request, person, await endOtherSessions(db, person));
    return {};
  });
};
