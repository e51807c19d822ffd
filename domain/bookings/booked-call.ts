/** A booked call as whoever holds its link sees it: to move it or to call it off. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { callSlot, takenSlots } from "./strategy-call.ts";

/** What is said of a link whose call is over, cancelled or was never there: always the same. */
export const endedLink = "This link has ended";

const openCall = z.object({
  firstName: z.string(),
  company: z.string(),
  email: z.string(),
  startsAt: z.iso.datetime(),
  durationMinutes: z.int(),
  /** By the firm's clock: "Monday, November 16 - 10:00 AM ET". */
  slot: z.string(),
  /** The visitor's zone, as of when they chose the time. */
  timeZone: z.string(),
  firmTimeZone: z.string(),
  /** What it can be moved to. */
  slots: z.array(callSlot),
});

export type OpenCall = z.infer<typeof openCall>;

const params = z.object({ token: z.string().max(200) });

export const readCall = endpoint({ method: "GET", path: "/api/calls/:token", params, reply: openCall });

export const moveCall = endpoint({
  method: "POST",
  path: "/api/calls/:token/move",
  params,
  body: z.object({ startsAt: z.iso.datetime("Please choose a time"), timeZone: z.string().max(64) }),
  reply: openCall,
  conflict: takenSlots,
});

export const cancelCall = endpoint({
  method: "POST",
  path: "/api/calls/:token/cancel",
  params,
  body: z.object({}),
  reply: z.object({ startsAt: z.iso.datetime(), slot: z.string() }),
});
