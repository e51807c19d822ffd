/** Passkeys: signing in, step-up authentication, and the list on the account page. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** The WebAuthn library checks the messages; here only their size is limited. */
const maxResponseLength = 20_000;
export const webauthnResponse = z
  .looseObject({ id: z.string().min(1).max(2000), type: z.literal("public-key") })
  .refine((response) => JSON.stringify(response).length <= maxResponseLength, "The passkey response is too long.");

const ceremony = z.looseObject({ challenge: z.string() });
const passkeyName = z.string().trim().min(1, "Enter a name").max(60);
export const maxPasskeys = 20;

export const beginPasskeyRegistration = endpoint({
  method: "GET",
  path: "/api/auth/passkey/generate-register-options",
  reply: ceremony,
});
export const addPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/verify-registration",
  body: z.object({ response: webauthnResponse, name: passkeyName }),
  reply: z.object({}),
});
export const beginPasskeySignIn = endpoint({
  method: "GET",
  path: "/api/auth/passkey/generate-authenticate-options",
  reply: ceremony,
});
export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/verify-authentication",
  body: z.object({ response: webauthnResponse }),
  reply: z.object({}),
});

const passkeyEntry = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyEntry = z.infer<typeof passkeyEntry>;

const params = z.object({ id: z.uuid() });
export const listPasskeys = endpoint({ method: "GET", path: "/api/me/passkeys", reply: z.array(passkeyEntry) });
export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/api/me/passkeys/:id",
  params,
  body: z.object({ name: passkeyName }),
  reply: z.object({}),
});
export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/me/passkeys/:id",
  params,
  reply: z.object({}),
});
