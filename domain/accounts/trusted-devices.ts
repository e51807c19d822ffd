/** Browsers that skip the second step of sign-in for a while. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const trustedDays = 30;

const trustedDevice = z.object({
  id: z.uuid(),
  current: z.boolean(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type TrustedDevice = z.infer<typeof trustedDevice>;

export const listTrustedDevices = endpoint({
  method: "GET",
  path: "/api/me/trusted-devices",
  reply: z.array(trustedDevice),
});
export const revokeTrustedDevice = endpoint({
  method: "DELETE",
  path: "/api/me/trusted-devices/:id",
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
});
export const revokeTrustedDevices = endpoint({
  method: "DELETE",
  path: "/api/me/trusted-devices",
  reply: z.object({}),
});
