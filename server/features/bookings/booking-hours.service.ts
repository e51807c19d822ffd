/** Booking rules for strategy calls: one setting that staff change, with a revision for each change. */
import { desc, eq } from "drizzle-orm";
import {
  type BookingHours,
  bookingHours,
  type BookingHoursPage,
  defaultBookingHours,
} from "#domain/bookings/booking-hours.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { contentRevisions } from "../../db/tables/site.ts";
import { changeSetting, type FirmSetting, readSetting } from "../../infra/firm-settings.ts";
import { databaseActorOf, type SignedIn } from "../../infra/auth/auth-context.ts";
import { readOfferedSlots } from "./offered-slots.ts";

const setting: FirmSetting<BookingHours> = {
  key: "booking-hours",
  schema: bookingHours,
  defaultValue: defaultBookingHours,
};
const maxListedChanges = 20;

export const currentHours = (db: Database): Promise<BookingHours> => readSetting(db, setting);

const historyOf = async (db: Database): Promise<BookingHoursPage["history"]> => {
  const rows = await db
    .select({
      id: contentRevisions.id,
      at: contentRevisions.createdAt,
      author: users.name,
      before: contentRevisions.before,
      after: contentRevisions.after,
    })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.authorId))
    .where(eq(contentRevisions.subject, setting.key))
    .orderBy(desc(contentRevisions.createdAt), desc(contentRevisions.id))
    .limit(maxListedChanges);
  return rows.map(({ at, before, after, ...row }) => ({
    ...row,
    at: at.toISOString(),
    before: before === null ? null : bookingHours.parse(before),
    after: bookingHours.parse(after),
  }));
};

const pageOf = async (db: Database, now: Date): Promise<BookingHoursPage> => {
  const hours = await currentHours(db);
  return { hours, slots: await readOfferedSlots(db, hours, now), history: await historyOf(db) };
};

export const readHours = (db: Database, me: SignedIn, now: Date): Promise<BookingHoursPage> =>
  asActor(db, databaseActorOf(me), (db) => pageOf(db, now));

export const changeHours = (db: Database, me: SignedIn, hours: BookingHours, now: Date): Promise<BookingHoursPage> =>
  asActor(db, databaseActorOf(me), async (db) => {
    await changeSetting(db, setting, { ...hours, holidays: [...new Set(hours.holidays)].toSorted() }, me.id);
    return pageOf(db, now);
  });
