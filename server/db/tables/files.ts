import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, uuid, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns.ts";
import { companies } from "./companies.ts";
import { users } from "./identity.ts";

/** Uploaded files, their owners and purposes. The bytes are in the file store under a generated name. */
export const files = pgTable(
  "files",
  {
    id: id(),
    ownerUserId: uuid().references(() => users.id, { onDelete: "set null" }),
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    purpose: varchar({ length: 50 }).notNull(),
    fileName: varchar({ length: 255 }).notNull(),
    mediaType: varchar({ length: 100 }).notNull(),
    sizeBytes: bigint({ mode: "number" }).notNull(),
    sha256: varchar({ length: 64 }).notNull(),
    storageKey: varchar({ length: 255 }).notNull().unique(),
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (t) => [
    index("files_owner").on(t.ownerUserId, t.createdAt.desc().nullsFirst()),
    index("files_company").on(t.companyId, t.createdAt.desc().nullsFirst()),
    check("files_size_positive", sql`${t.sizeBytes} >= 0`),
  ],
);
