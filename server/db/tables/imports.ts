/** Imports of candidates from a ZIP of resumes or a spreadsheet, their items, and exports of a workspace. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { importKinds, importStatuses, itemStatuses, type ColumnMapping } from "#domain/imports/imports.ts";
import { exportFormats, exportStatuses } from "#domain/workspace-exports/workspace-exports.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { companies } from "./companies.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

export const imports = pgTable(
  "imports",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    kind: varchar({ length: 10 }).notNull(),
    fileName: varchar({ length: 255 }).notNull(),
    sizeBytes: bigint({ mode: "number" }).notNull(),
    /** Storage key of the uploaded file; null after it is deleted. */
    storageKey: varchar({ length: 255 }).unique(),
    status: varchar({ length: 20 }).notNull(),
    reason: varchar({ length: 500 }),
    /** Fill empty fields of candidates that already exist. */
    fillEmpty: boolean().notNull().default(false),
    /** Maps spreadsheet columns to candidate fields. */
    mapping: jsonb().$type<ColumnMapping>(),
    /** Number of items; null until the source has been listed. */
    total: integer(),
    createdAt: createdAt(),
    finishedAt: instant(),
  },
  (t) => [
    unique("imports_in_company").on(t.companyId, t.id),
    index("imports_newest").on(t.companyId, t.createdAt.desc().nullsFirst()),
    index("imports_maker").on(t.createdBy),
    index("imports_unfinished")
      .on(t.createdAt)
      .where(sql`${t.status} in ('waiting', 'reading')`),
    oneOf("imports_kind_known", t.kind, importKinds),
    oneOf("imports_status_known", t.status, importStatuses),
    check("imports_size_positive", sql`${t.sizeBytes} >= 0`),
  ],
);

export const importItems = pgTable(
  "import_items",
  {
    id: id(),
    companyId: uuid().notNull(),
    importId: uuid().notNull(),
    /** 1-based position in the source. */
    position: integer().notNull(),
    name: varchar({ length: 255 }).notNull(),
    line: integer(),
    /** The cells of a row, until a candidate is created from it. */
    cells: text().array(),
    status: varchar({ length: 20 }).notNull().default("waiting"),
    reason: varchar({ length: 500 }),
    needsEmail: boolean().notNull().default(false),
    /** Email address that a user entered because the resume has none. */
    givenEmail: varchar({ length: 255 }),
    /** A foreign key added in a migration limits this to candidates of the same workspace and sets it to null when the candidate is deleted. */
    candidateId: uuid(),
    /** The original resume file. */
    fileId: uuid().references(() => files.id, { onDelete: "set null" }),
    attempts: integer().notNull().default(0),
    finishedAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "import_items_import",
      columns: [t.companyId, t.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete("cascade"),
    unique("import_items_once").on(t.importId, t.position),
    index("import_items_of_import").on(t.companyId, t.importId),
    index("import_items_to_do")
      .on(t.importId, t.position)
      .where(sql`${t.status} in ('waiting', 'scan')`),
    index("import_items_by_status").on(t.importId, t.status, t.position),
    index("import_items_candidate").on(t.companyId, t.candidateId),
    index("import_items_file").on(t.fileId),
    oneOf("import_items_status_known", t.status, itemStatuses),
  ],
);

/** A full export of a workspace: created by a task, available for some days. */
export const workspaceExports = pgTable(
  "workspace_exports",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    format: varchar({ length: 10 }).notNull(),
    status: varchar({ length: 20 }).notNull().default("waiting"),
    reason: varchar({ length: 500 }),
    /** Set only once the file is complete. */
    storageKey: varchar({ length: 255 }).unique(),
    sizeBytes: bigint({ mode: "number" }),
    rowsWritten: integer().notNull().default(0),
    rowsTotal: integer(),
    createdAt: createdAt(),
    finishedAt: instant(),
    expiresAt: instant(),
  },
  (t) => [
    index("workspace_exports_newest").on(t.companyId, t.createdAt.desc().nullsFirst()),
    index("workspace_exports_maker").on(t.createdBy),
    oneOf("workspace_exports_format_known", t.format, exportFormats),
    oneOf("workspace_exports_status_known", t.status, exportStatuses),
    check("workspace_exports_whole", sql`(${t.status} = 'done') = (${t.storageKey} is not null)`),
  ],
);
