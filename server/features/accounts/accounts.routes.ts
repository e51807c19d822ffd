import type { FastifyInstance, FastifyRequest } from "fastify";
import { signUpEmployer as signUpEndpoint } from "#domain/accounts/employer-sign-up.ts";
import {
  endOtherSessions as endOthersEndpoint,
  endSession as endSessionEndpoint,
  listSessions as listSessionsEndpoint,
} from "#domain/accounts/identity.ts";
import {
  changeName as changeNameEndpoint,
  changeNotifications as changeNotificationsEndpoint,
  openAnotherWorkspace,
  readMe,
  readNotifications as readNotificationsEndpoint,
} from "#domain/accounts/me.ts";
import { asActor } from "../../db/client.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import { recordSecurityEvent, sourceOf } from "../../infra/security-events.ts";
import { serve } from "../../infra/route.ts";
import type { SignedIn } from "../../infra/who.ts";
import {
  type AccountTools,
  changeName,
  describeMe,
  endOtherSessions,
  endSession,
  listSessions,
  openWorkspace,
  signUpEmployer,
} from "./accounts.service.ts";
import { accountLinkRoutes, type LinkRouteTools } from "./account-links.routes.ts";
import { limitsOf } from "./identity-limits.ts";
import { identityRoutes, type IdentityTools } from "./identity.routes.ts";
import { securityRoutes } from "./security.routes.ts";
import { changeNotifications, readNotifications } from "./notifications.service.ts";

export const accountRoutes = (api: FastifyInstance, tools: AccountTools & IdentityTools & LinkRouteTools): void => {
  const { db, who, jar, limits } = tools;
  identityRoutes(api, tools);
  accountLinkRoutes(api, tools);
  securityRoutes(api, tools);

  const sessionsRevoked = async (request: FastifyRequest, { id, sessionId }: SignedIn, count: number) => {
    const source = sourceOf(request, sessionId);
    if (count > 0) await recordSecurityEvent(db, { kind: "session-revoked", userId: id, source, details: { count } });
  };

  serve(api, signUpEndpoint, async ({ body, request, reply }) => {
    await countAgainst(db, limitsOf(signUpEndpoint.path, { email: body.email, address: request.ip, limits }));
    const { companyId, cookies } = await signUpEmployer(tools, body, request);
    for (const cookie of cookies) void reply.header("set-cookie", cookie);
    jar.hint(reply, "employer");
    return { companyId };
  });

  serve(api, readMe, async ({ request }) => describeMe(await who.askerOf(request)));
  serve(api, changeNameEndpoint, async ({ body, request }) =>
    changeName(db, await who.requirePerson(request), body.name),
  );
  serve(api, openAnotherWorkspace, async ({ body, request }) => {
    await who.requirePerson(request);
    const asker = await who.askerOf(request);
    await openWorkspace(db, asker, body.companyId);
    return describeMe(await who.askAgain(request));
  });

  serve(api, readNotificationsEndpoint, async ({ request }) => {
    const { id } = await who.requirePerson(request);
    return asActor(db, { userId: id }, (db) => readNotifications(db, id));
  });
  serve(api, changeNotificationsEndpoint, async ({ body, request }) => {
    const { id } = await who.requirePerson(request);
    return asActor(db, { userId: id }, (db) => changeNotifications(db, id, body));
  });

  serve(api, listSessionsEndpoint, async ({ request }) => listSessions(db, await who.requirePerson(request)));
  serve(api, endSessionEndpoint, async ({ params, request }) => {
    const person = await who.requirePerson(request);
    await endSession(db, person, params.id);
    await sessionsRevoked(request, person, 1);
    return {};
  });
  serve(api, endOthersEndpoint, async ({ request }) => {
    const person = await who.requirePerson(request);
    await sessionsRevoked(request, person, await endOtherSessions(db, person));
    return {};
  });
};
