/** Makes an account and signs it in, through the identity library. */
import { APIError } from "better-auth/api";
import type { FastifyRequest } from "fastify";
import type { Auth } from "../../infra/auth.ts";
import { AppError } from "../../infra/errors.ts";

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const taken = "There is an account with this address already. Please sign in.";

const asAppError = (error: unknown): unknown => {
  if (!(error instanceof APIError)) return error;
  const { code = "", message = "" } = (error.body ?? {}) as { code?: string; message?: string };
  if (code.startsWith("USER_ALREADY_EXISTS")) return new AppError("conflict", taken, { email: taken });
  if (code.startsWith("PASSWORD")) return new AppError("validation_failed", message, { password: message });
  return new AppError("validation_failed", message);
};

/** The cookies carry the session; they are worth sending only once the transaction has committed. */
export const createAccount = async (auth: Auth, request: FastifyRequest, account: NewAccount) => {
  const headers = new Headers({ "x-client-address": request.ip });
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  try {
    const { headers: answered, response } = await auth.api.signUpEmail({
      body: { ...account, callbackURL: "/account?address=confirmed" },
      headers,
      returnHeaders: true,
    });
    return { userId: response.user.id, cookies: answered.getSetCookie() };
  } catch (error) {
    throw asAppError(error);
  }
};
