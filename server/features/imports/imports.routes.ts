import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  beginImport,
  cancelImport,
  type ImportKind,
  importCsv,
  importZip,
  listImportItems,
  listImports,
  maxCsvBytes,
  maxZipBytes,
  readImport,
  readImportColumns,
  retryImport,
  retryImportItem,
} from "#domain/imports/imports.ts";
import { guessColumns } from "#domain/imports/person-columns.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Nudge } from "../../infra/queue.ts";
import { nameOfPart } from "../../infra/files/sent-bytes.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { limitUploads, plainName } from "../files/files.service.ts";
import { type CsvRow, rowsOfCsv, shapeOfCsv } from "./csv-file.ts";
import { sourcePurpose } from "./import-files.ts";
import { readTask } from "./import-state.service.ts";
import {
  beginTable,
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

export interface ImportTools {
  readonly db: Database;
  readonly who: Who;
  readonly files: FileStore;
  readonly nudge: Nudge;
  readonly uploadsPerHour: number;
}

const largest: Readonly<Record<ImportKind, number>> = { zip: maxZipBytes, csv: maxCsvBytes };
const previewRows = 6;
const fileId = z.object({ id: z.uuid() });

const firstRows = async (rows: AsyncIterable<CsvRow>): Promise<CsvRow[]> => {
  const found: CsvRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
};

/** The bytes go to the store as they come; what turns out to be too large is removed. */
const storeSent = async (request: FastifyRequest, store: FileStore, kind: ImportKind) => {
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: largest[kind] } }) : undefined;
  if (part?.fieldname !== "file") {
    throw new AppError("validation_failed", "No file was sent.", { file: "Please choose a file." });
  }
  const storageKey = `${sourcePurpose}/${randomUUID()}`;
  const sizeBytes = await store.putStream(storageKey, part.file);
  if (part.file.truncated) {
    await store.remove(storageKey);
    const message = `This file is larger than ${largest[kind] / 1024 / 1024} MB.`;
    throw new AppError("too_large", message, { file: message });
  }
  return { storageKey, sizeBytes, fileName: plainName(nameOfPart(part)) || `import.${kind}` };
};

export const importRoutes = (api: FastifyInstance, { db, who, files, nudge, uploadsPerHour }: ImportTools): void => {
  const mayImport = (request: FastifyRequest) => who.requireCan(request, "candidate.import");

  /** What cannot be opened is told at once and leaves nothing behind. */
  const orRemove = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      await files.remove(key);
      throw error;
    }
  };

  serve(api, importZip, async ({ request, query }) => {
    const place = await mayImport(request);
    await limitUploads(db, request.ip, uploadsPerHour);
    const sent = await storeSent(request, files, "zip");
    const id = await orRemove(sent.storageKey, async () => {
      const zip = await openZipResumes(files, sent.storageKey);
      await zip.close();
      return storeImport(db, place, { ...sent, kind: "zip", fillEmpty: query.fillEmpty }, zip.names);
    });
    nudge(readTask);
    return importSummary(db, place, id);
  });

  serve(api, importCsv, async ({ request, query }) => {
    const place = await mayImport(request);
    await limitUploads(db, request.ip, uploadsPerHour);
    const sent = await storeSent(request, files, "csv");
    const id = await orRemove(sent.storageKey, async () => {
      const rows = rowsOfCsv(files, sent.storageKey, await shapeOfCsv(files, sent.storageKey), 2);
      if ((await firstRows(rows)).length < 2) {
        const message = "There are no rows below the headings.";
        throw new AppError("unreadable", message, { file: message });
      }
      return storeImport(db, place, { ...sent, kind: "csv", fillEmpty: query.fillEmpty });
    });
    return importSummary(db, place, id);
  });

  serve(api, listImports, async ({ request }) => {
    const place = await mayImport(request);
    return { imports: await importSummaries(db, place) };
  });

  serve(api, readImport, async ({ request, params }) => importSummary(db, await mayImport(request), params.id));

  serve(api, listImportItems, async ({ request, params, query }) =>
    itemsOf(db, await mayImport(request), params.id, query),
  );

  serve(api, readImportColumns, async ({ request, params }) => {
    const key = await tableToMap(db, await mayImport(request), params.id);
    const rows = await firstRows(rowsOfCsv(files, key, await shapeOfCsv(files, key), previewRows));
    const [headings = [], ...first] = rows.map(({ cells }) => cells.map((cell) => cell.slice(0, 200)));
    return { headings, rows: first, mapping: guessColumns(headings) };
  });

  serve(api, beginImport, async ({ request, params, body }) => {
    const place = await mayImport(request);
    await beginTable(db, place, params.id, body.mapping);
    nudge(readTask);
    return importSummary(db, place, params.id);
  });

  serve(api, cancelImport, async ({ request, params }) => {
    const place = await mayImport(request);
    await stopImport(db, files, place, params.id);
    return importSummary(db, place, params.id);
  });

  serve(api, retryImport, async ({ request, params }) => {
    const place = await mayImport(request);
    await retryItems(db, place, params.id);
    nudge(readTask);
    return importSummary(db, place, params.id);
  });

  serve(api, retryImportItem, async ({ request, params, body }) => {
    const place = await mayImport(request);
    await retryItems(db, place, params.id, { position: params.position, email: body.email });
    nudge(readTask);
    return importSummary(db, place, params.id);
  });

  // Always a download, never shown in place: what a stranger wrote must not run under our name.
  api.get("/imported-resumes/:id", async (request, reply) => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    const { data } = fileId.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const file = await importedResume(db, companyId, data.id);
    const name = extname(file.fileName) === "" ? `${file.fileName}.txt` : file.fileName;
    return reply
      .header("content-type", file.mediaType)
      .header("content-length", file.sizeBytes)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header("cache-control", "private, no-store")
      .send(files.read(file.storageKey));
  });
};
