/** When a member is available for interviews in this workspace: local times in their own time zone. */
import { z } from "zod";
import { minutesSinceMidnight, weekdays } from "../bookings/booking-hours.ts";
import { isTimeZone } from "../bookings/call-times.ts";
import { firmTimeZone } from "../brand.ts";
import { endpoint } from "../endpoint.ts";

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use hours and minutes, such as 09:30");

const workingWindow = z.object({ from: timeOfDay, to: timeOfDay }).refine(({ from, to }) => from < to, {
  message: "End time must be after start time",
  path: ["to"],
});

const workday = z
  .array(workingWindow)
  .max(4, "Use at most four time ranges a day")
  .refine(
    (windows) =>
      windows
        .toSorted((one, other) => minutesSinceMidnight(one.from) - minutesSinceMidnight(other.from))
        .every(
          (each, index, all) =>
            index === 0 || minutesSinceMidnight(all[index - 1]?.to ?? "") <= minutesSinceMidnight(each.from),
        ),
    "Time ranges on the same day can't overlap",
  );

export const timeZone = z.string().max(64).refine(isTimeZone, "Enter a time zone, such as America/New_York");

export const workingHours = z.object({ timeZone, week: z.record(z.enum(weekdays), workday) });

export type WorkingHours = z.infer<typeof workingHours>;

const nineToFive = () => [{ from: "09:00", to: "17:00" }];

/** Used until a member sets their own hours. */
export const defaultWorkingHours: WorkingHours = {
  timeZone: firmTimeZone,
  week: {
    monday: nineToFive(),
    tuesday: nineToFive(),
    wednesday: nineToFive(),
    thursday: nineToFive(),
    friday: nineToFive(),
    saturday: [],
    sunday: [],
  },
};

const ownHours = z.object({
  hours: workingHours,
  /** False if these are the default hours. */
  isSet: z.boolean(),
});

export const readOwnHours = endpoint({ method: "GET", path: "/api/interviews/own-hours", reply: ownHours });

/** Applies to new slots; booked interviews stay. */
export const saveOwnHours = endpoint({
  method: "PUT",
  path: "/api/interviews/own-hours",
  body: workingHours,
  reply: ownHours,
});
