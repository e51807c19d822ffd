/** The response time calendar: the database reads it whenever a lead arrives; staff change it, with a revision for each change. */
import { firmTimeZone } from "#domain/brand.ts";
import { type ResponseCalendar, responseCalendar } from "#domain/desk/response-calendar.ts";
import { asActor, type Database } from "../../../db/client.ts";
import { AppError } from "../../../infra/http/errors.ts";
import { changeSetting, type FirmSetting, readSetting } from "../../../infra/firm-settings.ts";
import { databaseActorOf, type SignedIn } from "../../../infra/auth/auth-context.ts";

/** The default is what the site promises: every hour counts. */
const setting: FirmSetting<ResponseCalendar> = {
  key: "promise-calendar",
  schema: responseCalendar,
  defaultValue: { businessDaysOnly: false, timeZone: firmTimeZone, holidays: [] },
};

export const readResponseCalendar = (db: Database): Promise<ResponseCalendar> => readSetting(db, setting);

/** Accepts names that both Node.js and PostgreSQL know, such as "Europe/Berlin"; no offsets, no abbreviations. */
const requireTimeZone = (timeZone: string): void => {
  const isKnown = timeZone === "UTC" || Intl.supportedValuesOf("timeZone").includes(timeZone);
  const message = "Choose a time zone, such as America/New_York.";
  if (!isKnown) throw new AppError("validation_failed", message, { timeZone: message });
};

export const changeResponseCalendar = async (
  db: Database,
  me: SignedIn,
  calendar: ResponseCalendar,
): Promise<ResponseCalendar> => {
  requireTimeZone(calendar.timeZone);
  const value = { ...calendar, holidays: [...new Set(calendar.holidays)].toSorted() };
  await asActor(db, databaseActorOf(me), (db) => changeSetting(db, setting, value, me.id));
  return value;
};
