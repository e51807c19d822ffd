/** People brought into a workspace from a ZIP of résumés or a table, one row an item; and what is taken out of it as a file. */
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
    /** Of the source; null once it is removed. */
    storageKey: varchar({ length: 255 }).unique(),
    status: varchar({ length: 20 }).notNull(),
    reason: varchar({ length: 500 }),
    /** Whether people who are there already get what their record lacks. */
    fillEmpty: boolean().notNull().default(false),
    /** Which column of a table holds what. */
    mapping: jsonb().$type<ColumnMapping>(),
    /** Items listed; null until then. */
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
    /** From 1, in the order of the source. */
    position: integer().notNull(),
    name: varchar({ length: 255 }).notNull(),
    line: integer(),
    /** The cells of a row, until a candidate is created from it. */
    cells: text().array(),
    status: varchar({ length: 20 }).notNull().default("waiting"),
    reason: varchar({ length: 500 }),
    needsEmail: boolean().notNull().default(false),
    /** Typed by hand, for a source that names none. */
    givenEmail: varchar({ length: 255 }),
    /** Held to the workspace's own by a key of the migration, which forgets it with the record. */
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

/** Everything of a workspace as one file, made by a task and offered for some days. */
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
    /** Only of a whole file. */
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
