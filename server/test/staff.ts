/** A staff member, signed in with two-factor authentication. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { brand } from "#domain/brand.ts";
import type { Database } from "../db/client.ts";
import { sessions } from "../db/tables/identity.ts";
import { signCookie } from "../infra/cookie-renewal.ts";
import { identitySecretOf } from "../infra/identity-keys.ts";
import { testKeys } from "./build-test-app.ts";
import { aUser } from "./factories.ts";
import { aBrowser } from "./browsers.ts";

export const aStaffMember = async (app: FastifyInstance, db: Database, name = "Dana Whitfield") => {
  const user = await aUser(db, { name, kind: "staff", twoFactorEnabled: true, emailVerified: true });
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [session] = await db.insert(sessions).values({ userId: user.id, token, expiresAt }).returning();
  const browser = aBrowser(app);
  const [cookie, value] = [
    `${brand.name.toLowerCase()}.session_token`,
    signCookie(token, identitySecretOf(testKeys.current)),
  ];
  browser.jar.set(cookie, value);
  return {
    ...browser,
    id: user.id,
    name,
    email: user.username,
    sessionId: session?.id ?? "",
    cookie: `${cookie}=${value}`,
  };
};
