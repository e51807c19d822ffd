/** One-click unsubscribe, from an email program or a small page. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** The kinds of email that carry an unsubscribe link. Account security emails do not. */
export const unsubscribable = ["memberJoined", "jobAlerts"] as const;

export type Unsubscribable = (typeof unsubscribable)[number];

const params = z.object({ token: z.string().min(1).max(300) });
const subject = z.object({ setting: z.enum(unsubscribable) });

/** Returns what a link unsubscribes from; 404 for a link that we did not sign. */
export const readUnsubscribe = endpoint({ method: "GET", path: "/api/unsubscribe/:token", params, reply: subject });

/** The body is ignored: email programs send different ones. */
export const unsubscribe = endpoint({ method: "POST", path: "/api/unsubscribe/:token", params, reply: subject });
