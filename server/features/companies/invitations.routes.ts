import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { password } from "#domain/accounts/password.ts";
import * as membersApi from "#domain/companies/members.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import type { BetterAuth } from "../../infra/auth/better-auth.ts";
import { AppError } from "../../infra/http/errors.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { proveAddress } from "../accounts/email-address/address-proof.service.ts";
import { createAccount } from "../accounts/create-account.service.ts";
import {
  acceptInvitation,
  type InvitationDeps,
  invite,
  limitInvitations,
  listInvitations,
  openInvitation,
  revokeInvitation,
} from "./invitations.service.ts";
import { sendStoredInvitations } from "./stored-invitations.service.ts";

const recruiterInvitationText =
  "You can't invite our recruiters as members. Give them recruiter access in workspace settings.";

export interface InvitationRouteDeps extends InvitationDeps {
  readonly auth: AuthContext;
  readonly authOn: (db: Database) => BetterAuth;
  readonly hint: (reply: FastifyReply, kind: string) => void;
}

export const invitationRoutes = (api: FastifyInstance, deps: InvitationRouteDeps): void => {
  const { db, auth, authOn, hint } = deps;

  serve(api, membersApi.listInvitations, async ({ request }) =>
    listInvitations(db, await auth.requireCan(request, "member.read")),
  );
  serve(api, membersApi.invite, async ({ body, request }) => {
    // A team admin may invite into that team only.
    const context = await auth.requireCan(request, "member.invite", { teamId: body.teamId });
    await limitInvitations(db, context.companyId, 1);
    return asActor(db, { companyId: context.companyId }, (db) => invite(db, deps, context, body));
  });
  serve(api, membersApi.revokeInvitation, async ({ params, request }) =>
    revokeInvitation(db, await auth.requireCan(request, "member.manage"), params.id),
  );

  serve(api, membersApi.openInvitation, async ({ params, request }) => {
    await countAgainst(db, [{ key: `invitation:${addressBlock(request.ip)}`, ceiling: 100, windowMs: 3_600_000 }]);
    return openInvitation(db, params.token);
  });

  serve(api, membersApi.acceptInvitation, async ({ params, body, request, reply }) => {
    const { person } = await auth.identityOf(request);
    let cookies: readonly string[] = [];
    const accepted = await acceptInvitation(deps, params.token, async (db, email) => {
      if (person !== null && person.kind !== "visitor") {
        if (person.email !== email) {
          throw new AppError("forbidden", `This invitation is for ${email}. Sign in with that address.`);
        }
        if (person.kind === "staff") throw new AppError("conflict", recruiterInvitationText);
        await db.update(users).set({ kind: "employer" }).where(eq(users.id, person.id));
        const { id: userId, sessionId } = person;
        await asActor(db, { userId }, async (db) => {
          const isFirst = await proveAddress(db, userId, { by: "invitation", sessionId });
          if (isFirst) await sendStoredInvitations(db, deps, userId);
        });
        return { userId: person.id, name: person.name };
      }
      if (body.name === undefined || body.password === undefined) throw new AppError("not_signed_in");
      const parsedPassword = password.safeParse(body.password);
      const tooShort = parsedPassword.error?.issues[0]?.message;
      if (tooShort !== undefined) throw new AppError("validation_failed", tooShort, { password: tooShort });
      const account = await createAccount(authOn(db), request, { name: body.name, email, password: body.password });
      cookies = account.cookies;
      // The link was emailed to this address, which proves it.
      await db.update(users).set({ kind: "employer", emailVerified: true }).where(eq(users.id, account.userId));
      return { userId: account.userId, name: body.name };
    });
    for (const cookie of cookies) void reply.header("set-cookie", cookie);
    hint(reply, "employer");
    return accepted;
  });
};
