/** One press in a mail program, or on a small page, and a kind of mail stops coming. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** The mails that carry such a link. What concerns an account's safety does not. */
export const unsubscribable = ["memberJoined", "jobAlerts"] as const;

export type Unsubscribable = (typeof unsubscribable)[number];

const params = z.object({ token: z.string().min(1).max(300) });
const subject = z.object({ setting: z.enum(unsubscribable) });

/** What a link is about; 404 for one that we did not sign. */
export const readUnsubscribe = endpoint({ method: "GET", path: "/api/unsubscribe/:token", params, reply: subject });

/** The body is whatever a mail program sends along. */
export const unsubscribe = endpoint({ method: "POST", path: "/api/unsubscribe/:token", params, reply: subject });
