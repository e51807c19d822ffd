/** Imports of candidates from a ZIP of resumes or a CSV file, with the result of each item. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { personFields } from "./person-columns.ts";

export const importKinds = ["zip", "csv"] as const;
export type ImportKind = (typeof importKinds)[number];

/** "mapping": a CSV waits for its columns to be confirmed. "waiting": the worker has not listed the items yet. */
export const importStatuses = ["mapping", "waiting", "reading", "done", "cancelled", "failed"] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** "scan": the item waits for OCR, which runs after all items with readable text. */
export const itemStatuses = ["waiting", "scan", "done", "duplicate", "failed"] as const;
export type ItemStatus = (typeof itemStatuses)[number];

const megabyte = 1024 * 1024;
export const maxZipBytes = 250 * megabyte;
export const maxCsvBytes = 50 * megabyte;
/** Unpacked size of one resume, the same as for a single upload. */
export const maxEntryBytes = 5 * megabyte;
export const maxResumes = 1000;
export const maxRows = 50_000;
/** How many days the source of an import with failures is stored for a retry. */
export const importSourceDays = 7;
export const itemsPerPage = 100;

const counts = z.object({
  waiting: z.int(),
  scan: z.int(),
  done: z.int(),
  duplicate: z.int(),
  failed: z.int(),
});
export type ImportCounts = z.infer<typeof counts>;

export const importSummary = z.object({
  id: z.uuid(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  sizeBytes: z.int(),
  status: z.enum(importStatuses),
  /** Why the whole import failed. */
  reason: z.string().nullable(),
  fillEmpty: z.boolean(),
  total: z.int().nullable(),
  counts,
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** False once the source file is deleted. */
  canRetry: z.boolean(),
});
export type ImportSummary = z.infer<typeof importSummary>;

const importItem = z.object({
  position: z.int(),
  /** The file name in the ZIP, or the person's name in the CSV row. */
  name: z.string(),
  /** The line in the CSV file. */
  line: z.int().nullable(),
  status: z.enum(itemStatuses),
  reason: z.string().nullable(),
  /** Whether a retry with an email address typed by hand can succeed. */
  needsEmail: z.boolean(),
  candidateId: z.uuid().nullable(),
  person: z.string().nullable(),
  attempts: z.int(),
});
export type ImportItem = z.infer<typeof importItem>;

/** Progress of an import, 0 to 100; 100 only when every item is done. */
export const percentDone = ({ total, counts }: Pick<ImportSummary, "total" | "counts">): number => {
  if (total === null || total === 0) return 0;
  return Math.floor((100 * (counts.done + counts.duplicate + counts.failed)) / total);
};

export const isImportInProgress = (status: ImportStatus): boolean => status === "waiting" || status === "reading";

const params = z.object({ id: z.uuid() });
const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");

/** Multipart, in the field "file". */
export const importZip = endpoint({
  method: "POST",
  path: "/api/imports/zip",
  query: z.object({ fillEmpty: flag }),
  reply: importSummary,
  status: 201,
});

export const importCsv = endpoint({
  method: "POST",
  path: "/api/imports/csv",
  query: z.object({ fillEmpty: flag }),
  reply: importSummary,
  status: 201,
});

export const listImports = endpoint({
  method: "GET",
  path: "/api/imports",
  reply: z.object({ imports: z.array(importSummary) }),
});

export const readImport = endpoint({ method: "GET", path: "/api/imports/:id", params, reply: importSummary });

export const listImportItems = endpoint({
  method: "GET",
  path: "/api/imports/:id/items",
  params,
  query: z.object({
    status: z.union([z.literal(""), z.enum(itemStatuses)]).default(""),
    after: z.coerce.number().int().min(0).default(0),
  }),
  reply: z.object({ items: z.array(importItem), next: z.int().nullable() }),
});

const columnAt = z.int().min(0).max(499);
const columnMapping = z.partialRecord(z.enum(personFields), columnAt);
export type ColumnMapping = z.infer<typeof columnMapping>;

export const readImportColumns = endpoint({
  method: "GET",
  path: "/api/imports/:id/columns",
  params,
  reply: z.object({
    headings: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    mapping: columnMapping,
  }),
});
export type ImportColumns = z.infer<(typeof readImportColumns)["reply"]>;

export const beginImport = endpoint({
  method: "POST",
  path: "/api/imports/:id/mapping",
  params,
  body: z.object({
    mapping: columnMapping.refine((mapping) => mapping.email !== undefined, "Choose the column with the email address"),
  }),
  reply: importSummary,
});

export const cancelImport = endpoint({
  method: "POST",
  path: "/api/imports/:id/cancel",
  params,
  reply: importSummary,
});

export const retryImport = endpoint({ method: "POST", path: "/api/imports/:id/retry", params, reply: importSummary });

export const retryImportItem = endpoint({
  method: "POST",
  path: "/api/imports/:id/items/:position/retry",
  params: params.extend({ position: z.coerce.number().int().min(1) }),
  body: z.object({
    /** For a resume without an email address. */
    email: z.union([z.literal(""), z.email("Enter an email address").max(255)]).default(""),
  }),
  reply: importSummary,
});
