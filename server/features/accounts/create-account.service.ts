/** Makes an account and signs it in, through the identity library. */
import { APIError } from "better-auth/api";
import type { FastifyRequest } from "fastify";
import type { Auth } from "../../infra/auth.ts";
import { appErrorOf } from "./identity-problems.ts";

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The cookies carry the session; they are worth sending only once the transaction has committed. */
export const createAccount = async (auth: Auth, request: FastifyRequest, account: NewAccount) => {
  const headers = new Headers({ "x-client-address": request.ip });
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  try {
    const { headers: answered, response } = await auth.api.signUpEmail({
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
