/** Which hours count toward the response time. All hours by default, as the site promises. */
import { z } from "zod";
import { calendarDay } from "../calendar-day.ts";
import { endpoint } from "../endpoint.ts";

export const responseCalendar = z.object({
  businessDaysOnly: z.boolean(),
  timeZone: z.string().min(1).max(64),
  holidays: z.array(calendarDay).max(100),
});

export type ResponseCalendar = z.infer<typeof responseCalendar>;

export const readResponseCalendar = endpoint({
  method: "GET",
  path: "/api/desk/response-calendar",
  reply: responseCalendar,
});

/** Applies to new leads; existing deadlines stay. */
export const changeResponseCalendar = endpoint({
  method: "PUT",
  path: "/api/desk/response-calendar",
  body: responseCalendar,
  reply: responseCalendar,
});
