/** Resumes sent with applications: read by the workspace that received them, and deleted if their row was never written. */
import { and, eq, isNull } from "drizzle-orm";
import { asActor, type Database } from "../../db/client.ts";
import { applicationSubmissions } from "../../db/tables/applications.ts";
import { files } from "../../db/tables/files.ts";
import { AppError } from "../../infra/http/errors.ts";
import { isLinked } from "./application-status.service.ts";

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
