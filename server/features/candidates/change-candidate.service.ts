/** A record changed field by field, resting on what its editor saw; and a record removed with all that hangs on it. */
import { eq, sql } from "drizzle-orm";
import {
  type CandidateFields,
  candidateFieldNames,
  type ChangedFields,
  fieldWords,
} from "#domain/candidates/candidate-fields.ts";
import { sameValue } from "#domain/profiles/same-value.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateFiles } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { files } from "../../db/tables/files.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import type { Worker } from "../../infra/who.ts";
import { columnsOf, fieldsOf, revisionColumn } from "./candidate-columns.ts";

/** Whoever comes second learns of which of their fields somebody has changed meanwhile; nothing of theirs is written then. */
export const changeCandidate = (
  db: Database,
  { companyId, userId }: Worker,
  id: string,
  { revision, fields }: { readonly revision: string; readonly fields: ChangedFields },
): Promise<{ revision: string }> =>
  asActor(db, { companyId, userId }, async (db) => {
    const [found] = await db
      .select({ row: candidates, revision: revisionColumn })
      .from(candidates)
      .where(eq(candidates.id, id))
      .for("update");
    if (found === undefined) throw new AppError("not_found");
    const now = fieldsOf(found.row);
    const wanted = candidateFieldNames.filter(
      (field) => fields[field] !== undefined && !sameValue(fields[field], now[field]),
    );
    if (wanted.length === 0) return { revision: found.revision };
    if (found.revision !== revision) {
      const words = wanted.map((field) => fieldWords[field].toLowerCase()).join(", ");
      throw new AppError(
        "conflict",
        `Somebody has changed this record since you opened it. What you would change now: ${words}. Look at it and save again.`,
        undefined,
        { changed: wanted },
      );
    }
    const chosen = Object.fromEntries(wanted.map((field) => [field, fields[field]])) as Partial<CandidateFields>;
    const [changed] = await db
      .update(candidates)
      .set({ ...columnsOf(chosen), updatedAt: sql`clock_timestamp()` })
      .where(eq(candidates.id, id))
      .returning({ revision: revisionColumn });
    return { revision: changed?.revision ?? "" };
  });

export const deleteCandidate = async (
  db: Database,
  store: FileStore,
  { companyId, userId }: Worker,
  id: string,
): Promise<Record<string, never>> => {
  const keys = await asActor(db, { companyId, userId }, async (db) => {
    const held = await db
      .select({ key: files.storageKey })
      .from(candidateFiles)
      .innerJoin(files, eq(files.id, candidateFiles.fileId))
      .where(eq(candidateFiles.candidateId, id));
    const letters = await db
      .select({ key: files.storageKey })
      .from(offers)
      .innerJoin(jobApplications, eq(jobApplications.id, offers.applicationId))
      .innerJoin(files, eq(files.id, offers.fileId))
      .where(eq(jobApplications.candidateId, id));
    const gone = await db.delete(candidates).where(eq(candidates.id, id)).returning({ id: candidates.id });
    if (gone.length === 0) throw new AppError("not_found");
    // Without the name: whoever was deleted should not live on in the log.
    await writeDown(db, { companyId, userId, deed: "candidate.deleted", subjectId: id });
    return [...held, ...letters].map(({ key }) => key);
  });
  await Promise.all(keys.map((key) => store.remove(key)));
  return {};
};
