/** Account security endpoints: step-up, passkeys and trusted devices. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as passkeysApi from "#domain/accounts/passkeys.ts";
import * as stepUpApi from "#domain/accounts/step-up.ts";
import * as trustedDevicesApi from "#domain/accounts/trusted-devices.ts";
import { AppError } from "../../infra/http/errors.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import { recordSecurityEvent, sourceOf } from "../../infra/auth/security-events.ts";
import type { SignedIn } from "../../infra/auth/auth-context.ts";
import { limitsOf } from "./identity-limits.ts";
import type { IdentityDeps } from "./identity.routes.ts";
import { callBetterAuth } from "./better-auth-call.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./two-factor/passkeys.service.ts";
import { describeStepUp, completeStepUp, type StepUpDeps } from "./two-factor/step-up.service.ts";
import { listTrusted, revokeAllTrusted, revokeTrusted } from "./two-factor/trusted-devices.service.ts";

export const securityRoutes = (api: FastifyInstance, deps: IdentityDeps): void => {
  const { db, auth, limits } = deps;

  const verifyPasskey: StepUpDeps["verifyPasskey"] = async (request: FastifyRequest, response) => {
    const { path } = passkeysApi.signInWithPasskey;
    await countAgainst(db, limitsOf(path, { address: request.ip, limits }));
    const authResponse = await callBetterAuth(deps, request, {
      cookie: request.headers.cookie,
      path,
      body: { response },
    });
    if (!authResponse.ok) return null;
    const { session, user } = (await authResponse.json()) as { session: { token: string }; user: { id: string } };
    return { userId: user.id, sessionToken: session.token };
  };

  const record = (request: FastifyRequest, kind: "step-up-failed" | "passkey-removed", person: SignedIn) =>
    recordSecurityEvent(db, { kind, userId: person.id, source: sourceOf(request, person.sessionId), details: {} });

  serve(api, stepUpApi.readStepUp, async ({ request }) => describeStepUp(db, (await auth.identityOf(request)).person));
  serve(api, stepUpApi.stepUp, async ({ body, request }) => {
    const person = await auth.requirePerson(request);
    try {
      await completeStepUp({ ...deps, verifyPasskey }, request, person, body);
    } catch (error) {
      if (error instanceof AppError) await record(request, "step-up-failed", person);
      throw error;
    }
    return {};
  });

  serve(api, passkeysApi.listPasskeys, async ({ request }) => listPasskeys(db, (await auth.requirePerson(request)).id));
  serve(api, passkeysApi.renamePasskey, async ({ params, body, request }) => {
    const { id } = await auth.requirePerson(request);
    await auth.requireRecentProof(request);
    await renamePasskey(db, id, params.id, body.name);
    return {};
  });
  serve(api, passkeysApi.removePasskey, async ({ params, request }) => {
    const person = await auth.requirePerson(request);
    const { id } = person;
    await auth.requireRecentProof(request);
    await removePasskey(db, id, params.id);
    await record(request, "passkey-removed", person);
    return {};
  });

  serve(api, trustedDevicesApi.listTrustedDevices, async ({ request }) =>
    listTrusted(db, request, (await auth.requirePerson(request)).id),
  );
  // Revoking needs no step-up: it only takes access away, and may be urgent.
  serve(api, trustedDevicesApi.revokeTrustedDevice, async ({ params, request }) => {
    await revokeTrusted(db, (await auth.requirePerson(request)).id, params.id);
    return {};
  });
  serve(api, trustedDevicesApi.revokeTrustedDevices, async ({ request }) => {
    await revokeAllTrusted(db, (await auth.requirePerson(request)).id);
    return {};
  });
};
