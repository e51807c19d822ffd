/** Creates an account and signs it in through Better Auth. */
import { APIError } from "better-auth/api";
import type { FastifyRequest } from "fastify";
import type { BetterAuth } from "../../infra/auth/better-auth.ts";
import { appErrorOf } from "./identity-errors.ts";

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The cookies carry the session; send them only after the transaction has committed. */
export const createAccount = async (betterAuth: BetterAuth, request: FastifyRequest, account: NewAccount) => {
  const headers = new Headers({ "x-client-address": request.ip });
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  try {
    const { headers: answered, response } = await betterAuth.api.signUpEmail({
      body: account,
      headers,
      returnHeaders: true,
    });
    return { userId: response.user.id, cookies: answered.getSetCookie() };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw appErrorOf(error.statusCode, error.body ?? {}, "password");
  }
};
