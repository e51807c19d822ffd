/** The Better Auth endpoints that are open, each listed by name. All others are closed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import * as identityApi from "#domain/accounts/identity.ts";
import * as passkeysApi from "#domain/accounts/passkeys.ts";
import { errorBody, errorStatus } from "#domain/errors.ts";
import type { Database } from "../../db/client.ts";
import type { BetterAuth } from "../../infra/auth/better-auth.ts";
import { AppError, RateLimitError } from "../../infra/http/errors.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { recordConsent } from "../rights/consent.service.ts";
import type { EnqueueAccountEmail } from "./email-address/account-email-queue.service.ts";
import { sendVerifyLink } from "./email-address/confirm-address.service.ts";
import type { CookieJar } from "./cookies.ts";
import { beginAttempt, passwordPaths, wrongCredentialCodes } from "./passwords/attempts.service.ts";
import { createIdentityEvents } from "./identity-events.ts";
import { type AccountLimits, limitsOf } from "./identity-limits.ts";
import { appErrorOf, type BetterAuthError } from "./identity-errors.ts";
import { callBetterAuth } from "./better-auth-call.ts";
import { recordPasskeyUse, requireBelowPasskeyLimit } from "./two-factor/passkeys.service.ts";
import { cookiesWithoutRevokedTrust, saveTrustedDevice } from "./two-factor/trusted-devices.service.ts";

export interface IdentityDeps {
  readonly db: Database;
  readonly betterAuth: BetterAuth;
  readonly auth: AuthContext;
  readonly origin: string;
  readonly limits: AccountLimits;
  readonly jar: CookieJar;
  readonly enqueueEmail: EnqueueAccountEmail;
}

interface BetterAuthResponse extends BetterAuthError {
  readonly token?: string | null;
  readonly session?: { readonly token: string };
  readonly user?: { readonly id: string; readonly email: string; readonly name: string; readonly kind?: string };
}

const forwardCookies = (response: Response, reply: FastifyReply): void => {
  for (const cookie of response.headers.getSetCookie()) void reply.header("set-cookie", cookie);
};

export const identityRoutes = (api: FastifyInstance, deps: IdentityDeps): void => {
  const { db, auth, limits, jar, enqueueEmail } = deps;
  const events = createIdentityEvents(db);

  /** Runs after sign-in: sets the header's hint cookie and emails the person about a new browser. Returns whether the browser is new. */
  const afterSignIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    authReply: BetterAuthResponse,
  ): Promise<boolean> => {
    const { user } = authReply;
    if (user === undefined) return false;
    jar.hint(reply, user.kind ?? "candidate");
    const isNew = !jar.rememberDevice(request, reply, user.id);
    if (!isNew || request.url === identityApi.signUpCandidate.path || user.kind === "visitor") return isNew;
    const device = describeBrowser(request.headers["user-agent"]);
    const nowIso = new Date().toISOString();
    await enqueueEmail(db, {
      kind: "new-sign-in",
      to: user.email,
      name: user.name,
      userId: user.id,
      device,
      at: nowIso,
    });
    return isNew;
  };

  const opensSession: readonly string[] = [
    identityApi.signIn.path,
    identityApi.verifyTwoFactor.path,
    identityApi.verifyBackupCode.path,
    identityApi.signUpCandidate.path,
    passkeysApi.signInWithPasskey.path,
  ];

  /** Paths that need an account; a visitor's session does not count as one. */
  const accountPaths: readonly string[] = [
    identityApi.changePassword.path,
    identityApi.enableTwoFactor.path,
    identityApi.regenerateBackupCodes.path,
    identityApi.disableTwoFactor.path,
    passkeysApi.beginPasskeyRegistration.path,
    passkeysApi.addPasskey.path,
  ];
  /**
   * Paths closed until the email is confirmed, so that someone who signed up with another person's address leaves nothing behind for its
   * owner.
   */
  const confirmedEmailPaths: readonly string[] = [
    identityApi.enableTwoFactor.path,
    passkeysApi.beginPasskeyRegistration.path,
    passkeysApi.addPasskey.path,
  ];

  for (const endpoint of identityApi.identityEndpoints) {
    const { method, path, reply: replySchema } = endpoint;
    api.withTypeProvider<ZodTypeProvider>().route({
      method,
      url: path.slice("/api".length),
      schema: {
        ...("body" in endpoint ? { body: endpoint.body } : {}),
        ...("query" in endpoint ? { querystring: endpoint.query } : {}),
        response: { 200: replySchema, "4xx": errorBody, "5xx": errorBody },
      },
      handler: async (request, reply) => {
        const body = (request.body ?? {}) as {
          readonly email?: string;
          readonly code?: string;
          readonly response?: { readonly id: string };
        };
        const typedEmail = body.email ?? "";
        // Called first on every path because it ends a session that has exceeded its lifetime.
        const { person: caller } = await auth.identityOf(request);
        const person = accountPaths.includes(path) ? await auth.requirePerson(request) : null;
        const userId = caller?.id ?? null;
        const call = { path, request, typedEmail, person: caller };
        const withDenialsRecorded = async <T>(count: () => Promise<T>): Promise<T> => {
          try {
            return await count();
          } catch (error) {
            if (error instanceof RateLimitError) await events.rateLimited(call);
            // A reused code is rejected here, before Better Auth sees it.
            else if (error instanceof AppError) await events.rejected(call, errorStatus[error.code]);
            throw error;
          }
        };
        await withDenialsRecorded(() =>
          countAgainst(db, limitsOf(path, { email: typedEmail, address: request.ip, userId: userId ?? "", limits })),
        );
        if (confirmedEmailPaths.includes(path) && person?.emailVerified !== true) {
          throw new AppError("forbidden", "Confirm your email address first.");
        }
        if (person !== null) {
          await auth.requireRecentProof(request, { passwordFollows: passwordPaths.includes(path) });
        }
        if (path === passkeysApi.addPasskey.path) await requireBelowPasskeyLimit(db, userId ?? "");
        const attempt = await withDenialsRecorded(() =>
          beginAttempt(deps, request, { path, userId, email: typedEmail, code: body.code ?? "" }),
        );
        const cookie =
          path === identityApi.signIn.path
            ? await cookiesWithoutRevokedTrust(db, request, typedEmail)
            : request.headers.cookie;
        const response = await callBetterAuth(deps, request, { cookie });
        const text = await response.text();
        const authReply = (text.startsWith("{") ? JSON.parse(text) : {}) as BetterAuthResponse;
        if (response.status >= 400) {
          await events.rejected(call, response.status);
          if (!wrongCredentialCodes.includes(authReply.code ?? "")) await attempt.notChecked();
          throw appErrorOf(
            response.status,
            authReply,
            path === identityApi.signUpCandidate.path ? "password" : "newPassword",
          );
        }
        await attempt.succeeded();
        // None of these calls may redirect; a redirect by Better Auth is not followed.
        if (response.headers.has("location")) throw new AppError("internal");
        forwardCookies(response, reply);
        const isNewDevice = opensSession.includes(path) && (await afterSignIn(request, reply, authReply));
        await events.succeeded(call, { token: authReply.session?.token, ...authReply, isNewDevice });
        if (opensSession.includes(path)) {
          if (path === identityApi.signUpCandidate.path && authReply.user !== undefined) {
            await recordConsent(db, authReply.user.id, { purpose: "account", choice: "given", place: "Sign-up form" });
            await sendVerifyLink(db, enqueueEmail, authReply.user);
          }
          if (authReply.user !== undefined) {
            await saveTrustedDevice(db, request, authReply.user.id, response.headers.getSetCookie());
          }
          if (path === passkeysApi.signInWithPasskey.path) {
            await recordPasskeyUse(db, body.response?.id ?? "", authReply.session?.token ?? "");
          }
        }
        if (path === identityApi.signOut.path) jar.hint(reply, null);
        // Better Auth only prefers user verification; the check after the ceremony requires it.
        const publicReply =
          path === passkeysApi.beginPasskeySignIn.path ? { ...authReply, userVerification: "required" } : authReply;
        return reply.send(publicReply as never);
      },
    });
  }
};
