/** The doors of the identity library that are open, each by name; everything else of it stays shut. */
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  beginSecondFactor,
  changeEmail,
  changePassword,
  endSecondFactor,
  identityEndpoints,
  renewRecoveryCodes,
  signIn,
  verifySecondFactor,
  useRecoveryCode,
  verifyEmail,
} from "#domain/accounts/identity.ts";
import { type ErrorCode, errorBody } from "#domain/errors.ts";
import type { Database } from "../../db/client.ts";
import { sessions } from "../../db/tables/identity.ts";
import type { Auth } from "../../infra/auth.ts";
import { AppError } from "../../infra/errors.ts";
import { countAgainst, forgetCount } from "../../infra/rate-limit.ts";
import type { Who } from "../../infra/who.ts";
import type { Post } from "./account-mail.service.ts";
import type { CookieJar } from "./cookies.ts";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { type AccountLimits, limitsOf, passwordTries } from "./identity-limits.ts";

export interface IdentityTools {
  readonly db: Database;
  readonly auth: Auth;
  readonly who: Who;
  readonly origin: string;
  readonly limits: AccountLimits;
  readonly jar: CookieJar;
  readonly post: Post;
}

interface LibraryAnswer {
  readonly code?: string;
  readonly message?: string;
  readonly user?: { readonly id: string; readonly email: string; readonly name: string; readonly kind?: string };
}

const codes: Readonly<Record<number, ErrorCode>> = {
  400: "validation_failed",
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  422: "conflict",
  429: "rate_limited",
};

/** The library's words where they help, ours where they would confuse, and the field they belong to. */
const spoken: Readonly<Record<string, { readonly message: string; readonly field?: string }>> = {
  INVALID_EMAIL_OR_PASSWORD: { message: "The address or the password is not right." },
  INVALID_PASSWORD: { message: "The password is not right.", field: "password" },
  INVALID_TOKEN: { message: "This link has been used or has run out. Please ask for a new one." },
  INVALID_CODE: { message: "The code is not right. Please enter the one your app shows now.", field: "code" },
  INVALID_BACKUP_CODE: { message: "This is not one of your unused recovery codes.", field: "code" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    message: "There is an account with this address already. Please sign in.",
    field: "email",
  },
};

const failure = (path: string, status: number, { code = "", message }: LibraryAnswer): AppError => {
  const passwordField = path.includes("/sign-up/") ? "password" : "newPassword";
  const words = spoken[code] ?? { message, ...(code.startsWith("PASSWORD_") ? { field: passwordField } : {}) };
  const errors = words.field === undefined ? undefined : { [words.field]: words.message ?? "" };
  return new AppError(codes[status] ?? (status < 500 ? "validation_failed" : "internal"), words.message, errors);
};

const cookiesOf = (response: Response, reply: FastifyReply): void => {
  for (const each of response.headers.getSetCookie()) void reply.header("set-cookie", each);
};

/** A link in a mail confirms an address; it is no way round the second factor, so the session that the library opens is shut. */
const dropSessionOf = async (db: Database, response: Response): Promise<void> => {
  for (const cookie of response.headers.getSetCookie()) {
    const [, value] = /session_token=([^;]+)/.exec(cookie) ?? [];
    const [token = ""] = decodeURIComponent(value ?? "").split(".");
    if (token !== "") await db.delete(sessions).where(eq(sessions.token, token));
  }
};

export const identityRoutes = (api: FastifyInstance, tools: IdentityTools): void => {
  const { db, auth, who, origin, limits, jar, post } = tools;

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

  /** Signed in: the header may know, and a browser not seen before is told to the person. */
  const welcome = async (request: FastifyRequest, reply: FastifyReply, answer: LibraryAnswer): Promise<void> => {
    const { user } = answer;
    if (user === undefined) return;
    jar.hint(reply, user.kind ?? "candidate");
    const isNew = !jar.seenBefore(request, reply, user.id);
    if (!isNew || request.url.includes("/sign-up/") || user.kind === "visitor") return;
    const device = describeBrowser(request.headers["user-agent"]);
    const at = new Date().toISOString();
    await post(db, { kind: "new-sign-in", to: user.email, name: user.name, userId: user.id, device, at });
  };

  const opensSession: readonly string[] = [
    signIn.path,
    verifySecondFactor.path,
    useRecoveryCode.path,
    "/api/auth/sign-up/email",
  ];

  /** What concerns an account: a visitor's session is none yet. */
  const needsPerson: readonly string[] = [
    changeEmail.path,
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
        const body = (request.body ?? {}) as { readonly email?: string; readonly newEmail?: string };
        const typed = body.email ?? body.newEmail ?? "";
        await countAgainst(db, limitsOf(path, typed, request.ip, limits));
        const person = needsPerson.includes(path) ? await who.requirePerson(request) : null;
        // A stranger who took somebody's address could otherwise lock its owner out for good.
        if (path === beginSecondFactor.path && person?.emailVerified !== true) {
          throw new AppError("forbidden", "Please confirm your e-mail address first.");
        }
        const wasSignedOut = (await who.askerOf(request)).person === null;
        const response = await ask(request);
        const text = await response.text();
        const answer = (text.startsWith("{") ? JSON.parse(text) : {}) as LibraryAnswer;
        if (response.status >= 400) throw failure(path, response.status, answer);
        if (path === verifyEmail.path && wasSignedOut) await dropSessionOf(db, response);
        else cookiesOf(response, reply);
        if (opensSession.includes(path)) {
          await welcome(request, reply, answer);
          if (path === signIn.path) await forgetCount(db, passwordTries(typed, request.ip).key);
        }
        if (path === "/api/auth/sign-out") jar.hint(reply, null);
        const location = response.headers.get("location");
        if (location !== null) return reply.code(302).header("location", location).send({});
        return reply.send(answer as never);
      },
    });
  }
};
