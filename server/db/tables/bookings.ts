import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { callStatuses } from "#domain/bookings/call-status.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";

export const strategyCalls = pgTable(
  "strategy_calls",
  {
    id: id(),
    startsAt: instant().notNull(),
    /** Start plus duration. It is stored because the exclusion constraint against overlapping calls needs it. */
    endsAt: instant().notNull(),
    durationMinutes: integer().notNull().default(30),
    /** The visitor's IANA time zone, in which emails show the time. */
    timeZone: varchar({ length: 64 }).notNull(),
    firstName: varchar({ length: 255 }).notNull(),
    lastName: varchar({ length: 255 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    company: varchar({ length: 255 }).notNull(),
    phone: varchar({ length: 50 }),
    teamSize: varchar({ length: 50 }),
    urgency: varchar({ length: 50 }).notNull(),
    techStack: text(),
    challenges: text().notNull(),
    status: varchar({ length: 50 }).notNull().default("booked"),
    /** The iCalendar SEQUENCE: it increases with every change, and each email about the call states it. */
    sequence: integer().notNull().default(0),
    remindedAt: instant(),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    // The exclusion constraint strategy_calls_never_overlap prevents double bookings. It is in the migration.
    index("strategy_calls_upcoming")
      .on(t.startsAt)
      .where(sql`${t.status} = 'booked'`),
    index("strategy_calls_email").on(t.email),
    oneOf("strategy_calls_status_known", t.status, callStatuses),
  ],
);
