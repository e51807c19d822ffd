/** Access table: identity. A wrong password or token is rejected for everyone alike. */
import { randomUUID } from "node:crypto";
import type { EndpointCase } from "./endpoint-case.ts";
import { anyone, confirmed, withoutAccount, signedIn, withoutSession } from "./access-rules.ts";

const nothing = () => ({});
const passkeyResponse = { id: "AAAA", type: "public-key" };
const anId = () => ({ id: randomUUID() });
const wrongPassword = () => ({ password: "not the password" });

export const identityEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "POST /api/auth/sign-in/email": {
    status: anyone(401),
    body: () => ({ email: "nobody@people.example", password: "x" }),
  },
  "POST /api/auth/sign-in/anonymous": {
    status: (persona) => (persona === "visitor" ? 400 : 200),
    admittedStatus: 400,
    body: nothing,
  },
  "POST /api/auth/sign-up/email": {
    status: anyone(409),
    admittedStatus: 409,
    body: () => ({ name: "Ada Reyes", email: "admin.one@people.example", password: "copper lantern harbor" }),
  },
  "POST /api/auth/sign-out": { status: anyone(200), body: nothing },
  "POST /api/auth/send-verification-email": {
    // A visitor has no email to confirm, so the reply is the same as without a session.
    status: (persona) => (withoutAccount(persona) ? 200 : 400),
    admittedStatus: 400,
    body: () => ({ email: "nobody@people.example" }),
  },
  // These send a wrong password.
  "POST /api/auth/change-email": {
    status: confirmed(signedIn(400)),
    admittedStatus: 400,
    body: () => ({ newEmail: "another@people.example", password: "not the password" }),
  },
  "GET /api/account-links/:token": { status: anyone(404), params: () => ({ token: "not-a-token" }) },
  "POST /api/account-links/:token/confirmation": {
    status: anyone(404),
    params: () => ({ token: "not-a-token" }),
    body: nothing,
  },
  "POST /api/account-links/:token/rejection": {
    status: anyone(404),
    params: () => ({ token: "not-a-token" }),
    body: nothing,
  },
  "POST /api/auth/request-password-reset": { status: anyone(200), body: () => ({ email: "nobody@people.example" }) },
  "POST /api/auth/reset-password": {
    status: anyone(400),
    admittedStatus: 400,
    body: () => ({ token: "not-a-token", newPassword: "copper lantern harbor" }),
  },
  "POST /api/auth/change-password": {
    status: signedIn(400),
    admittedStatus: 400,
    body: () => ({ currentPassword: "x", newPassword: "copper lantern harbor" }),
  },
  "POST /api/auth/two-factor/enable": {
    status: confirmed(signedIn(400)),
    admittedStatus: 400,
    body: wrongPassword,
  },
  "POST /api/auth/two-factor/verify-totp": {
    status: (persona) => (withoutSession(persona) ? 401 : 400),
    admittedStatus: 400,
    body: () => ({ code: "000000" }),
  },
  "POST /api/auth/two-factor/verify-backup-code": {
    status: (persona) => (withoutSession(persona) ? 401 : 400),
    admittedStatus: 400,
    body: () => ({ code: "AAAAA-BBBBB" }),
  },
  "POST /api/auth/two-factor/generate-backup-codes": {
    status: signedIn(400),
    admittedStatus: 400,
    body: wrongPassword,
  },
  "POST /api/auth/two-factor/disable": { status: signedIn(400), admittedStatus: 400, body: wrongPassword },
  // Adding a passkey requires a confirmed email.
  "GET /api/auth/passkey/generate-register-options": {
    status: confirmed(signedIn(200)),
  },
  "POST /api/auth/passkey/verify-registration": {
    status: confirmed(signedIn(400)),
    admittedStatus: 400,
    body: () => ({ response: passkeyResponse, name: "Laptop" }),
  },
  "GET /api/auth/passkey/generate-authenticate-options": { status: anyone(200) },
  "POST /api/auth/passkey/verify-authentication": {
    status: anyone(400),
    admittedStatus: 400,
    body: () => ({ response: passkeyResponse }),
  },
  "GET /api/account/step-up": { status: anyone(200) },
  "POST /api/account/step-up": {
    status: signedIn(400),
    admittedStatus: 400,
    body: () => ({ method: "password", password: "not the password" }),
  },
  "GET /api/me/passkeys": { status: signedIn(200) },
  "PATCH /api/me/passkeys/:id": { status: signedIn(404), params: anId, body: () => ({ name: "Laptop" }) },
  "DELETE /api/me/passkeys/:id": { status: signedIn(404), params: anId },
  "GET /api/me/trusted-devices": { status: signedIn(200) },
  "DELETE /api/me/trusted-devices": { status: signedIn(200) },
  "DELETE /api/me/trusted-devices/:id": { status: signedIn(404), params: anId },
};
