import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import * as importsApi from "#domain/imports/imports.ts";
import { guessColumns } from "#domain/imports/person-columns.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { WakeWorker } from "../../infra/work/queue.ts";
import { uploadedFileName } from "../../infra/files/uploaded-bytes.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { limitUploads, plainName } from "../files/files.service.ts";
import { type CsvRow, rowsOfCsv, detectCsvFormat } from "./csv-file.ts";
import { importSourcePurpose } from "./import-files.ts";
import { readImportTask } from "./import-state.service.ts";
import {
  startTableImport,
  importedResume,
  importSummaries,
  importSummary,
  itemsOf,
  retryItems,
  stopImport,
  storeImport,
  tableToMap,
} from "./imports.service.ts";
import { openZipResumes } from "./zip-resumes.ts";

export interface ImportDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly files: FileStore;
  readonly wakeWorker: WakeWorker;
  readonly uploadsPerHour: number;
}

const maxBytes: Readonly<Record<importsApi.ImportKind, number>> = {
  zip: importsApi.maxZipBytes,
  csv: importsApi.maxCsvBytes,
};
const previewRows = 6;
const fileId = z.object({ id: z.uuid() });

const firstRows = async (rows: AsyncIterable<CsvRow>): Promise<CsvRow[]> => {
  const csvRows: CsvRow[] = [];
  for await (const row of rows) csvRows.push(row);
  return csvRows;
};

/** Streams the upload to the store, and removes it if it turns out to be too large. */
const storeUpload = async (request: FastifyRequest, store: FileStore, kind: importsApi.ImportKind) => {
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: maxBytes[kind] } }) : undefined;
  if (part?.fieldname !== "file") {
    throw new AppError("validation_failed", "No file was sent.", { file: "Choose a file." });
  }
  const storageKey = `${importSourcePurpose}/${randomUUID()}`;
  const sizeBytes = await store.putStream(storageKey, part.file);
  if (part.file.truncated) {
    await store.remove(storageKey);
    const message = `This file is larger than ${maxBytes[kind] / 1024 / 1024} MB.`;
    throw new AppError("too_large", message, { file: message });
  }
  return { storageKey, sizeBytes, fileName: plainName(uploadedFileName(part)) || `import.${kind}` };
};

export const importRoutes = (
  api: FastifyInstance,
  { db, auth, files, wakeWorker, uploadsPerHour }: ImportDeps,
): void => {
  const requireImport = (request: FastifyRequest) => auth.requireCan(request, "candidate.import");

  /** A file that cannot be opened is rejected at once and not stored. */
  const removeOnError = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      await files.remove(key);
      throw error;
    }
  };

  serve(api, importsApi.importZip, async ({ request, query }) => {
    const context = await requireImport(request);
    await limitUploads(db, request.ip, uploadsPerHour);
    const upload = await storeUpload(request, files, "zip");
    const id = await removeOnError(upload.storageKey, async () => {
      const { names } = await openZipResumes(files, upload.storageKey);
      return storeImport(db, context, { ...upload, kind: "zip", fillEmpty: query.fillEmpty }, names);
    });
    wakeWorker(readImportTask);
    return importSummary(db, context, id);
  });

  serve(api, importsApi.importCsv, async ({ request, query }) => {
    const context = await requireImport(request);
    await limitUploads(db, request.ip, uploadsPerHour);
    const upload = await storeUpload(request, files, "csv");
    const id = await removeOnError(upload.storageKey, async () => {
      const rows = rowsOfCsv(files, upload.storageKey, await detectCsvFormat(files, upload.storageKey), 2);
      if ((await firstRows(rows)).length < 2) {
        const message = "This file has no rows below the headings.";
        throw new AppError("unreadable", message, { file: message });
      }
      return storeImport(db, context, { ...upload, kind: "csv", fillEmpty: query.fillEmpty });
    });
    return importSummary(db, context, id);
  });

  serve(api, importsApi.listImports, async ({ request }) => {
    const context = await requireImport(request);
    return { imports: await importSummaries(db, context) };
  });

  serve(api, importsApi.readImport, async ({ request, params }) =>
    importSummary(db, await requireImport(request), params.id),
  );

  serve(api, importsApi.listImportItems, async ({ request, params, query }) =>
    itemsOf(db, await requireImport(request), params.id, query),
  );

  serve(api, importsApi.readImportColumns, async ({ request, params }) => {
    const key = await tableToMap(db, await requireImport(request), params.id);
    const rows = await firstRows(rowsOfCsv(files, key, await detectCsvFormat(files, key), previewRows));
    const [headings = [], ...first] = rows.map(({ cells }) => cells.map((cell) => cell.slice(0, 200)));
    return { headings, rows: first, mapping: guessColumns(headings) };
  });

  serve(api, importsApi.beginImport, async ({ request, params, body }) => {
    const context = await requireImport(request);
    await startTableImport(db, context, params.id, body.mapping);
    wakeWorker(readImportTask);
    return importSummary(db, context, params.id);
  });

  serve(api, importsApi.cancelImport, async ({ request, params }) => {
    const context = await requireImport(request);
    await stopImport(db, files, context, params.id);
    return importSummary(db, context, params.id);
  });

  serve(api, importsApi.retryImport, async ({ request, params }) => {
    const context = await requireImport(request);
    await retryItems(db, context, params.id);
    wakeWorker(readImportTask);
    return importSummary(db, context, params.id);
  });

  serve(api, importsApi.retryImportItem, async ({ request, params, body }) => {
    const context = await requireImport(request);
    await retryItems(db, context, params.id, { position: params.position, email: body.email });
    wakeWorker(readImportTask);
    return importSummary(db, context, params.id);
  });

  // Always a download, never shown inline: uploaded content must not run on our origin.
  api.get("/imported-resumes/:id", async (request, reply) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const { data } = fileId.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const file = await importedResume(db, companyId, data.id);
    const fileName = extname(file.fileName) === "" ? `${file.fileName}.txt` : file.fileName;
    return sendFile(reply, { ...file, fileName, body: files.read(file.storageKey) });
  });
};
