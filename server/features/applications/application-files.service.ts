/** Resumes sent with applications: read by the workspace that received them, and deleted if their row was never written. */
import { and, eq, isNull } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { files } from "../../db/tables/files.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { isLinked } from "./application-status.service.ts";
import { filePurpose } from "./apply.service.ts";

export const readResumeFile = async (db: Database, companyId: string, applicationId: string) => {
  const [row] = await asActor(db, { companyId }, (db) =>
    db
      .select({ file: files })
      .from(applicationSubmissions)
      .innerJoin(files, eq(files.id, applicationSubmissions.fileId))
      .where(and(isLinked(applicationId), isNull(files.deletedAt))),
  );
  if (row === undefined) throw new AppError("not_found");
  return row.file;
};

const dayMs = 86_400_000;

export const sweepApplicationFiles = async (db: Database, store: FileStore, now: Date): Promise<number> => {
  const aged = await store.olderThan(filePurpose, new Date(now.getTime() - dayMs));
  if (aged.length === 0) return 0;
  const known = await asActor(db, { staff: true }, (db) =>
    db.select({ key: files.storageKey }).from(files).where(eq(files.purpose, filePurpose)),
  );
  const knownKeys = new Set(known.map(({ key }) => key));
  const lost = aged.filter((key) => !knownKeys.has(key));
  await Promise.all(lost.map((key) => store.remove(key)));
  return lost.length;
};
