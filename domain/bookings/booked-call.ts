/** A booked call as seen by its link, which can move or cancel it. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { callSlot, slotConflict } from "./strategy-call.ts";

/** The same message for a link whose call is over, canceled or never existed. */
export const invalidLinkMessage = "This link is no longer valid";

const bookedCallDetails = z.object({
  firstName: z.string(),
  company: z.string(),
  email: z.string(),
  startsAt: z.iso.datetime(),
  durationMinutes: z.int(),
  /** In the firm's time zone: "Monday, November 16 - 10:00 AM ET". */
  slot: z.string(),
  /** The visitor's time zone when they chose the time. */
  timeZone: z.string(),
  firmTimeZone: z.string(),
  /** The times the call can be moved to. */
  slots: z.array(callSlot),
});

export type BookedCallDetails = z.infer<typeof bookedCallDetails>;

const params = z.object({ token: z.string().max(200) });

export const readCall = endpoint({ method: "GET", path: "/api/calls/:token", params, reply: bookedCallDetails });

export const moveCall = endpoint({
  method: "POST",
  path: "/api/calls/:token/move",
  params,
  body: z.object({ startsAt: z.iso.datetime("Choose a time"), timeZone: z.string().max(64) }),
  reply: bookedCallDetails,
  conflict: slotConflict,
});

export const cancelCall = endpoint({
  method: "POST",
  path: "/api/calls/:token/cancel",
  params,
  body: z.object({}),
  reply: z.object({ startsAt: z.iso.datetime(), slot: z.string() }),
});
