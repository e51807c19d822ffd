/** Updates a record field by field with a revision check, and deletes a record with everything that belongs to it. */
import { eq, sql } from "drizzle-orm";
import {
  type CandidateFields,
  candidateFieldNames,
  type ChangedFields,
  candidateFieldLabels,
} from "#domain/candidates/candidate-fields.ts";
import { sameValue } from "#domain/profiles/same-value.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateFiles } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files } from "../../db/tables/files.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { columnsOf, fieldsOf, revisionColumn } from "./candidate-columns.ts";

/** On a conflict nothing is written, and the error lists the fields that the second editor tried to change. */
export const changeCandidate = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  id: string,
  { revision, fields }: { readonly revision: string; readonly fields: ChangedFields },
): Promise<{ revision: string }> =>
  asActor(db, { companyId, userId }, async (db) => {
    const [candidate] = await db
      .select({ row: candidates, revision: revisionColumn })
      .from(candidates)
      .where(eq(candidates.id, id))
      .for("update");
    if (candidate === undefined) throw new AppError("not_found");
    const now = fieldsOf(candidate.row);
    const changedFields = candidateFieldNames.filter(
      (field) => fields[field] !== undefined && !sameValue(fields[field], now[field]),
    );
    if (changedFields.length === 0) return { revision: candidate.revision };
    if (candidate.revision !== revision) {
      const labels = changedFields.map((field) => candidateFieldLabels[field].toLowerCase()).join(", ");
      throw new AppError(
        "conflict",
        `Someone changed this candidate after you opened it. Your changes that aren't saved: ${labels}. Review them and save again.`,
        undefined,
        { changed: changedFields },
      );
    }
    const changedValues = Object.fromEntries(
      changedFields.map((field) => [field, fields[field]]),
    ) as Partial<CandidateFields>;
    const [changedRow] = await db
      .update(candidates)
      .set({ ...columnsOf(changedValues), updatedAt: sql`clock_timestamp()` })
      .where(eq(candidates.id, id))
      .returning({ revision: revisionColumn });
    return { revision: changedRow?.revision ?? "" };
  });

export const deleteCandidate = async (
  db: Database,
  store: FileStore,
  { companyId, userId }: WorkspaceContext,
  id: string,
): Promise<Record<string, never>> => {
  const keys = await asActor(db, { companyId, userId }, async (db) => {
    const attachments = await db
      .select({ key: files.storageKey })
      .from(candidateFiles)
      .innerJoin(files, eq(files.id, candidateFiles.fileId))
      .where(eq(candidateFiles.candidateId, id));
    const offerLetters = await db
      .select({ key: files.storageKey })
      .from(offers)
      .innerJoin(jobApplications, eq(jobApplications.id, offers.applicationId))
      .innerJoin(files, eq(files.id, offers.fileId))
      .where(eq(jobApplications.candidateId, id));
    const deleted = await db.delete(candidates).where(eq(candidates.id, id)).returning({ id: candidates.id });
    if (deleted.length === 0) throw new AppError("not_found");
    // Without the name, so that a deleted person does not stay in the log.
    await recordAudit(db, { companyId, userId, action: "candidate.deleted", subjectId: id });
    return [...attachments, ...offerLetters].map(({ key }) => key);
  });
  await Promise.all(keys.map((key) => store.remove(key)));
  return {};
};
