/** The calendar of the promise: read by the database whenever a lead comes in, changed by staff, every change kept. */
import { firmTimeZone } from "#domain/brand.ts";
import { type PromiseCalendar, promiseCalendar } from "#domain/desk/promise-calendar.ts";
import { asActor, type Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import { changeSetting, type FirmSetting, readSetting } from "../../infra/firm-settings.ts";
import { actorOf, type SignedIn } from "../../infra/who.ts";

/** As the site promises, until staff say otherwise: every hour counts. */
const setting: FirmSetting<PromiseCalendar> = {
  key: "promise-calendar",
  schema: promiseCalendar,
  usual: { businessDaysOnly: false, timeZone: firmTimeZone, holidays: [] },
};

export const readPromiseCalendar = (db: Database): Promise<PromiseCalendar> => readSetting(db, setting);

/** Known to this program and to PostgreSQL alike: names such as "Europe/Berlin", no offsets and no abbreviations. */
const requireZone = (timeZone: string): void => {
  const isKnown = timeZone === "UTC" || Intl.supportedValuesOf("timeZone").includes(timeZone);
  const message = "Please choose a time zone such as America/New_York.";
  if (!isKnown) throw new AppError("validation_failed", message, { timeZone: message });
};

export const changePromiseCalendar = async (
  db: Database,
  me: SignedIn,
  calendar: PromiseCalendar,
): Promise<PromiseCalendar> => {
  requireZone(calendar.timeZone);
  const value = { ...calendar, holidays: [...new Set(calendar.holidays)].toSorted() };
  await asActor(db, actorOf(me), (db) => changeSetting(db, setting, value, me.id));
  return value;
};
