/** The rules for calls: one row that staff change, each change kept. */
import { desc, eq } from "drizzle-orm";
import {
  type BookingHours,
  bookingHours,
  type BookingHoursPage,
  defaultBookingHours,
} from "#domain/bookings/booking-hours.ts";
import { asActor, type Database } from "../../db/client.ts";
import { users } from "../../db/tables/identity.ts";
import { contentRevisions, firmSettings } from "../../db/tables/site.ts";
import { actorOf, type SignedIn } from "../../infra/who.ts";
import { offeredNow } from "./offered-slots.ts";

const subject = "booking-hours";
const shownChanges = 20;

const stored = async (db: Database): Promise<BookingHours | undefined> => {
  const [row] = await db.select({ value: firmSettings.value }).from(firmSettings).where(eq(firmSettings.key, subject));
  return row === undefined ? undefined : bookingHours.parse(row.value);
};

export const currentHours = async (db: Database): Promise<BookingHours> => (await stored(db)) ?? defaultBookingHours;

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
    .where(eq(contentRevisions.subject, subject))
    .orderBy(desc(contentRevisions.createdAt), desc(contentRevisions.id))
    .limit(shownChanges);
  return rows.map(({ at, before, after, ...row }) => ({
    ...row,
    at: at.toISOString(),
    before: before === null ? null : bookingHours.parse(before),
    after: bookingHours.parse(after),
  }));
};

const pageOf = async (db: Database, now: Date): Promise<BookingHoursPage> => {
  const hours = await currentHours(db);
  return { hours, slots: await offeredNow(db, hours, now), history: await historyOf(db) };
};

export const readHours = (db: Database, me: SignedIn, now: Date): Promise<BookingHoursPage> =>
  asActor(db, actorOf(me), (db) => pageOf(db, now));

/** Row and revision commit together; saving what is there already is no change. */
export const changeHours = (db: Database, me: SignedIn, hours: BookingHours, now: Date): Promise<BookingHoursPage> =>
  asActor(db, actorOf(me), async (db) => {
    const before = await stored(db);
    const after = { ...hours, holidays: [...new Set(hours.holidays)].toSorted() };
    if (JSON.stringify(after) !== JSON.stringify(before ?? defaultBookingHours)) {
      await db
        .insert(firmSettings)
        .values({ key: subject, value: after })
        .onConflictDoUpdate({ target: firmSettings.key, set: { value: after, updatedAt: now } });
      await db.insert(contentRevisions).values({
        subject,
        subjectId: subject,
        action: before === undefined ? "created" : "changed",
        before: before ?? defaultBookingHours,
        after,
        authorId: me.id,
      });
    }
    return pageOf(db, now);
  });
