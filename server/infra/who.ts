/** Who is asking: the session's user, as far as routes need to know. */
import { fromNodeHeaders } from "better-auth/node";
import type { FastifyRequest } from "fastify";
import type { Auth } from "./auth.ts";
import { AppError } from "./errors.ts";

/** Lets members of the firm's staff pass; everyone else learns no more than that they are not one. */
export const createRequireStaff =
  (auth: Auth) =>
  async (request: FastifyRequest): Promise<void> => {
    const session = await auth.api.getSession({ headers: fromNodeHeaders(request.headers) });
    if (session === null) throw new AppError("not_signed_in");
    if (session.user.kind !== "staff") throw new AppError("forbidden");
  };
