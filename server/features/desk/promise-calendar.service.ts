/** The calendar of the promise: read by the database whenever a lead comes in, changed by staff, every change kept. */
import { eq } from "drizzle-orm";
import { firmTimeZone } from "#domain/brand.ts";
import { type PromiseCalendar, promiseCalendar } from "#domain/desk/promise-calendar.ts";
import { asActor, type Database } from "../../db/client.ts";
import { contentRevisions, firmSettings } from "../../db/tables/site.ts";
import { AppError } from "../../infra/errors.ts";
import { actorOf, type SignedIn } from "../../infra/who.ts";

const key = "promise-calendar";

/** As the site promises: every hour counts. */
const usual: PromiseCalendar = { businessDaysOnly: false, timeZone: firmTimeZone, holidays: [] };

const stored = async (db: Database): Promise<PromiseCalendar | undefined> => {
  const [found] = await db.select().from(firmSettings).where(eq(firmSettings.key, key));
  return found === undefined ? undefined : promiseCalendar.parse(found.value);
};

export const readPromiseCalendar = async (db: Database): Promise<PromiseCalendar> => (await stored(db)) ?? usual;

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
  return asActor(db, actorOf(me), async (db) => {
    const before = await stored(db);
    await db
      .insert(firmSettings)
      .values({ key, value })
      .onConflictDoUpdate({ target: firmSettings.key, set: { value } });
    await db.insert(contentRevisions).values({
      subject: key,
      subjectId: key,
      action: before === undefined ? "created" : "changed",
      before: before ?? null,
      after: value,
      authorId: me.id,
    });
    return value;
  });
};
