/** The doors of the identity library that are open, each by name; everything else of it stays shut. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import {
  beginSecondFactor,
  changePassword,
  endSecondFactor,
  identityEndpoints,
  renewRecoveryCodes,
  signIn,
  signOut,
  signUpCandidate,
  verifySecondFactor,
  useRecoveryCode,
} from "#domain/accounts/identity.ts";
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from "#domain/accounts/passkeys.ts";
import { errorBody, errorStatus } from "#domain/errors.ts";
import type { Database } from "../../db/client.ts";
import type { Auth } from "../../infra/auth.ts";
import { AppError, RateLimitError } from "../../infra/errors.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import type { Who } from "../../infra/who.ts";
import { recordConsent } from "../rights/consent.service.ts";
import type { Post } from "./account-mail.service.ts";
import { sendVerifyLink } from "./confirm-address.service.ts";
import type { CookieJar } from "./cookies.ts";
import { beginAttempt, passwordPaths, wrongAnswers } from "./attempts.service.ts";
import { createIdentityEvents } from "./identity-events.ts";
import { type AccountLimits, limitsOf } from "./identity-limits.ts";
import { appErrorOf, type LibraryProblem } from "./identity-problems.ts";
import { askLibrary } from "./library-call.ts";
import { recordPasskeyUse, requireRoomForPasskey } from "./passkeys.service.ts";
import { cookiesWithoutRevokedTrust, rememberTrust } from "./trusted-devices.service.ts";

export interface IdentityTools {
  readonly db: Database;
  readonly auth: Auth;
  readonly who: Who;
  readonly origin: string;
  readonly limits: AccountLimits;
  readonly jar: CookieJar;
  readonly post: Post;
}

interface LibraryAnswer extends LibraryProblem {
  readonly token?: string | null;
  readonly session?: { readonly token: string };
  readonly user?: { readonly id: string; readonly email: string; readonly name: string; readonly kind?: string };
}

const cookiesOf = (response: Response, reply: FastifyReply): void => {
  for (const each of response.headers.getSetCookie()) void reply.header("set-cookie", each);
};

export const identityRoutes = (api: FastifyInstance, tools: IdentityTools): void => {
  const { db, who, limits, jar, post } = tools;
  const events = createIdentityEvents(db);

  /** Signed in: the header may know, and a browser not seen before is told to the person. Returns whether it is new. */
  const welcome = async (request: FastifyRequest, reply: FastifyReply, answer: LibraryAnswer): Promise<boolean> => {
    const { user } = answer;
    if (user === undefined) return false;
    jar.hint(reply, user.kind ?? "candidate");
    const isNew = !jar.seenBefore(request, reply, user.id);
    if (!isNew || request.url === signUpCandidate.path || user.kind === "visitor") return isNew;
    const device = describeBrowser(request.headers["user-agent"]);
    const at = new Date().toISOString();
    await post(db, { kind: "new-sign-in", to: user.email, name: user.name, userId: user.id, device, at });
    return isNew;
  };

  const opensSession: readonly string[] = [
    signIn.path,
    verifySecondFactor.path,
    useRecoveryCode.path,
    signUpCandidate.path,
    signInWithPasskey.path,
  ];

  /** What concerns an account: a visitor's session is none yet. */
  const needsPerson: readonly string[] = [
    changePassword.path,
    beginSecondFactor.path,
    renewRecoveryCodes.path,
    endSecondFactor.path,
    beginPasskey.path,
    addPasskey.path,
  ];
  /** What a stranger who signed up under someone's address must not leave behind for its owner. */
  const needsConfirmedEmail: readonly string[] = [beginSecondFactor.path, beginPasskey.path, addPasskey.path];

  for (const endpoint of identityEndpoints) {
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
        const typed = body.email ?? "";
        // Asked first for every path: it ends a session that has lasted too long.
        const { person: asker } = await who.askerOf(request);
        const person = needsPerson.includes(path) ? await who.requirePerson(request) : null;
        const userId = asker?.id ?? null;
        const asked = { path, request, typed, person: asker };
        const slowing = async <T>(count: () => Promise<T>): Promise<T> => {
          try {
            return await count();
          } catch (error) {
            if (error instanceof RateLimitError) await events.slowed(asked);
            // A code that was used before is refused here, without the library.
            else if (error instanceof AppError) await events.refused(asked, errorStatus[error.code]);
            throw error;
          }
        };
        await slowing(() =>
          countAgainst(db, limitsOf(path, { email: typed, address: request.ip, userId: userId ?? "", limits })),
        );
        if (needsConfirmedEmail.includes(path) && person?.emailVerified !== true) {
          throw new AppError("forbidden", "Confirm your email address first.");
        }
        if (person !== null) {
          await who.requireRecentProof(request, { passwordFollows: passwordPaths.includes(path) });
        }
        if (path === addPasskey.path) await requireRoomForPasskey(db, userId ?? "");
        const attempt = await slowing(() =>
          beginAttempt(tools, request, { path, userId, email: typed, code: body.code ?? "" }),
        );
        const cookie =
          path === signIn.path ? await cookiesWithoutRevokedTrust(db, request, typed) : request.headers.cookie;
        const response = await askLibrary(tools, request, { cookie });
        const text = await response.text();
        const answer = (text.startsWith("{") ? JSON.parse(text) : {}) as LibraryAnswer;
        if (response.status >= 400) {
          await events.refused(asked, response.status);
          if (!wrongAnswers.includes(answer.code ?? "")) await attempt.notChecked();
          throw appErrorOf(response.status, answer, path === signUpCandidate.path ? "password" : "newPassword");
        }
        await attempt.succeeded();
        // None of these calls leads on to another page; where the library would, it is not followed.
        if (response.headers.has("location")) throw new AppError("internal");
        cookiesOf(response, reply);
        const isNewDevice = opensSession.includes(path) && (await welcome(request, reply, answer));
        await events.done(asked, { token: answer.session?.token, ...answer, isNewDevice });
        if (opensSession.includes(path)) {
          if (path === signUpCandidate.path && answer.user !== undefined) {
            await recordConsent(db, answer.user.id, { purpose: "account", choice: "given", place: "Sign-up form" });
            await sendVerifyLink(db, post, answer.user);
          }
          if (answer.user !== undefined) {
            await rememberTrust(db, request, answer.user.id, response.headers.getSetCookie());
          }
          if (path === signInWithPasskey.path) {
            await recordPasskeyUse(db, body.response?.id ?? "", answer.session?.token ?? "");
          }
        }
        if (path === signOut.path) jar.hint(reply, null);
        // The library only asks for it; the check after the ceremony insists.
        const shown = path === beginPasskeySignIn.path ? { ...answer, userVerification: "required" } : answer;
        return reply.send(shown as never);
      },
    });
  }
};
