/** Endpoints for links sent by email: requesting one, reading it, and confirming or rejecting it. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as accountLinksApi from "#domain/accounts/account-links.ts";
import * as identityApi from "#domain/accounts/identity.ts";
import { AppError } from "../../../infra/http/errors.ts";
import { addressBlock, countAgainst } from "../../../infra/http/rate-limit.ts";
import { recordForAddress, recordSecurityEvent, sourceOf } from "../../../infra/auth/security-events.ts";
import { serve } from "../../../infra/http/route.ts";
import type { AuthContext } from "../../../infra/auth/auth-context.ts";
import {
  requestEmailChange,
  confirmLink,
  type AccountLinkDeps,
  openLink,
  rejectLink,
  sendVerifyLink,
  sendVerifyLinkIfUnverified,
} from "./confirm-address.service.ts";
import { type AccountLimits, limitsOf } from "../identity-limits.ts";
import { requestPasswordReset, asBadRequest, resetPassword } from "../passwords/password-reset.service.ts";

export interface AccountLinkRouteDeps extends AccountLinkDeps {
  readonly auth: AuthContext;
  readonly limits: AccountLimits;
}

export const accountLinkRoutes = (api: FastifyInstance, deps: AccountLinkRouteDeps): void => {
  const { db, enqueueEmail, auth, limits } = deps;
  const accountOf = async (request: FastifyRequest) => {
    const { person } = await auth.identityOf(request);
    return person?.kind === "visitor" ? null : person;
  };
  const limitLinkOpens = (request: FastifyRequest) =>
    countAgainst(db, [{ key: `account-link:${addressBlock(request.ip)}`, ceiling: 200, windowMs: 3_600_000 }]);

  serve(api, identityApi.sendVerification, async ({ body: { email }, request }) => {
    await countAgainst(db, limitsOf(identityApi.sendVerification.path, { email, address: request.ip, limits }));
    const person = await accountOf(request);
    if (person === null) await sendVerifyLinkIfUnverified(db, enqueueEmail, email);
    else if (person.email !== email || person.emailVerified) {
      throw new AppError("validation_failed", "There's nothing to confirm for this address.");
    } else await sendVerifyLink(db, enqueueEmail, person);
    return {};
  });

  serve(api, identityApi.changeEmail, async ({ body, request }) => {
    await countAgainst(
      db,
      limitsOf(identityApi.changeEmail.path, { email: body.newEmail, address: request.ip, limits }),
    );
    const person = await auth.requirePerson(request);
    await auth.requireRecentProof(request, { passwordFollows: true });
    await requestEmailChange(deps, person, body);
    return {};
  });

  serve(api, identityApi.requestPasswordReset, async ({ body: { email }, request }) => {
    await countAgainst(db, limitsOf(identityApi.requestPasswordReset.path, { email, address: request.ip, limits }));
    await requestPasswordReset(db, enqueueEmail, email);
    const source = sourceOf(request);
    await recordForAddress(db, email, { kind: "password-reset-requested", source, details: {} });
    return {};
  });

  serve(api, identityApi.resetPassword, async ({ body: { token, newPassword }, request }) => {
    await limitLinkOpens(request);
    const userId = await resetPassword(deps, token, newPassword).catch(asBadRequest);
    await recordSecurityEvent(db, { kind: "password-reset", userId, source: sourceOf(request), details: {} });
    return {};
  });

  serve(api, accountLinksApi.readLink, async ({ params, request }) => {
    await limitLinkOpens(request);
    return openLink(deps, params.token, await accountOf(request));
  });
  serve(api, accountLinksApi.confirmLink, async ({ params, body, request }) => {
    await limitLinkOpens(request);
    const person = await accountOf(request);
    const { userId, purpose, ...confirmed } = await confirmLink(deps, params.token, person, body.password);
    const kind = purpose === "verify" ? "email-confirmed" : purpose === "confirm-change" ? "email-changed" : undefined;
    const source = sourceOf(request, person?.id === userId ? person.sessionId : null);
    if (kind !== undefined) await recordSecurityEvent(db, { kind, userId, source, details: {} });
    return confirmed;
  });
  serve(api, accountLinksApi.rejectLink, async ({ params, request }) => {
    await limitLinkOpens(request);
    await rejectLink(deps, params.token);
    return {};
  });
};
