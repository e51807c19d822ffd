/** Which hours count towards the promise. By default all of them, as the site says. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const promiseCalendar = z.object({
  businessDaysOnly: z.boolean(),
  timeZone: z.string().min(1).max(64),
  holidays: z.array(z.iso.date()).max(100),
});

export type PromiseCalendar = z.infer<typeof promiseCalendar>;

export const readPromiseCalendar = endpoint({
  method: "GET",
  path: "/api/desk/promise-calendar",
  reply: promiseCalendar,
});

/** For leads that come from now on; what was promised stays promised. */
export const changePromiseCalendar = endpoint({
  method: "PUT",
  path: "/api/desk/promise-calendar",
  body: promiseCalendar,
  reply: promiseCalendar,
});
