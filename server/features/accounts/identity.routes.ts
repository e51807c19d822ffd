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
import { errorBody } from "#domain/errors.ts";
import type { Database } from "../../db/client.ts";
import type { Auth } from "../../infra/auth.ts";
import { AppError, RateLimitError } from "../../infra/errors.ts";
import { countAgainst, forgetCount } from "../../infra/rate-limit.ts";
import type { Who } from "../../infra/who.ts";
import { recordConsent } from "../rights/consent.service.ts";
import type { Post } from "./account-mail.service.ts";
import { sendVerifyLink } from "./confirm-address.service.ts";
import type { CookieJar } from "./cookies.ts";
import { createIdentityEvents } from "./identity-events.ts";
import { type AccountLimits, limitsOf, passwordTries } from "./identity-limits.ts";
import { appErrorOf, type LibraryProblem } from "./identity-problems.ts";

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
  readonly user?: { readonly id: string; readonly email: string; readonly name: string; readonly kind?: string };
}

const cookiesOf = (response: Response, reply: FastifyReply): void => {
  for (const each of response.headers.getSetCookie()) void reply.header("set-cookie", each);
};

export const identityRoutes = (api: FastifyInstance, tools: IdentityTools): void => {
  const { db, auth, who, origin, limits, jar, post } = tools;
  const events = createIdentityEvents(db);

  const ask = (request: FastifyRequest): Promise<Response> => {
    const headers = new Headers({ "content-type": "application/json", "x-client-address": request.ip });
    for (const name of ["cookie", "origin", "user-agent", "referer", "sec-fetch-site", "sec-fetch-mode"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    return auth.handler(
      new Request(new URL(request.url, origin), {
        method: request.method,
        headers,
        ...(request.method === "GET" ? {} : { body: JSON.stringify(request.body ?? {}) }),
      }),
    );
  };

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
  ];

  /** What concerns an account: a visitor's session is none yet. */
  const needsPerson: readonly string[] = [
    changePassword.path,
    beginSecondFactor.path,
    renewRecoveryCodes.path,
    endSecondFactor.path,
  ];

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
        const typed = ((request.body ?? {}) as { readonly email?: string }).email ?? "";
        try {
          await countAgainst(db, limitsOf(path, typed, request.ip, limits));
        } catch (error) {
          if (error instanceof RateLimitError) await events.slowed({ path, request, typed, person: null });
          throw error;
        }
        const asked = { path, request, typed, person: (await who.askerOf(request)).person };
        const person = needsPerson.includes(path) ? await who.requirePerson(request) : null;
        // A stranger who took somebody's address could otherwise lock its owner out for good.
        if (path === beginSecondFactor.path && person?.emailVerified !== true) {
          throw new AppError("forbidden", "Please confirm your e-mail address first.");
        }
        const response = await ask(request);
        const text = await response.text();
        const answer = (text.startsWith("{") ? JSON.parse(text) : {}) as LibraryAnswer;
        if (response.status >= 400) {
          await events.refused(asked, response.status);
          throw appErrorOf(response.status, answer, path === signUpCandidate.path ? "password" : "newPassword");
        }
        // None of these calls leads on to another page; where the library would, it is not followed.
        if (response.headers.has("location")) throw new AppError("internal");
        cookiesOf(response, reply);
        const isNewDevice = opensSession.includes(path) && (await welcome(request, reply, answer));
        await events.done(asked, { ...answer, isNewDevice });
        if (opensSession.includes(path)) {
          if (path === signUpCandidate.path && answer.user !== undefined) {
            await recordConsent(db, answer.user.id, { purpose: "account", choice: "given", place: "Sign-up form" });
            await sendVerifyLink(db, post, answer.user);
          }
          if (path === signIn.path) await forgetCount(db, passwordTries(typed, request.ip).key);
        }
        if (path === signOut.path) jar.hint(reply, null);
        return reply.send(answer as never);
      },
    });
  }
};
