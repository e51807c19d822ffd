/** Merges two records in one database function, all or nothing, and undoes a merge while nothing blocks it. */
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { storedAvailability } from "#domain/candidates/availability.ts";
import { type CandidateField, candidateFieldNames } from "#domain/candidates/candidate-fields.ts";
import { type CandidateMerge, mergeBlockerMessages } from "#domain/candidates/candidate-merges.ts";
import { type MergeChoices, mergeRecords } from "#domain/candidates/merge-records.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidateMerges } from "../../db/tables/candidate-pages.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { users } from "../../db/tables/identity.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";
import { type CandidateRow, databaseNameOf, fieldsOf, revisionColumn } from "./candidate-columns.ts";

/** Inside `asActor`: merges that were not undone, newest first. */
export const mergesOf = async (db: Database, candidateId: string): Promise<CandidateMerge[]> => {
  const rows = await db
    .select({
      id: candidateMerges.id,
      name: sql<
        string | null
      >`nullif(concat_ws(' ', ${candidateMerges.journal} #>> '{before,merged,first_name}', ${candidateMerges.journal} #>> '{before,merged,last_name}'), '')`,
      by: users.name,
      at: candidateMerges.createdAt,
      blockers: sql<readonly string[]>`merge_undo_blockers(${candidateMerges.id})`,
    })
    .from(candidateMerges)
    .leftJoin(users, eq(users.id, candidateMerges.mergedBy))
    .where(and(eq(candidateMerges.keptId, candidateId), isNull(candidateMerges.undoneAt)))
    .orderBy(desc(candidateMerges.createdAt))
    .limit(20);
  return rows.map(({ blockers, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undoBlockers: [...mergeBlockerMessages(blockers)],
  }));
};

interface MergeRequest {
  readonly otherId: string;
  readonly revision: string;
  readonly otherRevision: string;
  readonly choices: MergeChoices;
}

/** A person must decide between two open offers for one job, so the merge fails until one of them has ended. */
const withOpenOfferCheck = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } };
    if (cause?.constraint !== "offers_one_open_when_merged") throw error;
    throw new AppError(
      "conflict",
      "Both records have an open offer for the same job. Withdraw or discard one before you merge.",
    );
  }
};

/** Inside `asActor`, with both rows locked. `userId` is null if the candidate's own confirmation merges them. */
export const mergeRows = async (
  db: Database,
  kept: CandidateRow,
  other: CandidateRow,
  choices: MergeChoices,
  userId: string | null,
): Promise<string> => {
  const merged = mergeRecords(fieldsOf(kept), fieldsOf(other), choices);
  const fields = { ...merged, availability: storedAvailability(merged.availability) };
  const remark = [...new Set([kept.notes, other.notes].filter((each) => each !== null && each !== ""))];
  const chosenValues = {
    ...Object.fromEntries(
      candidateFieldNames.map((field: CandidateField) => [databaseNameOf(field), fields[field]] as const),
    ),
    notes: remark.length === 0 ? null : remark.join("\n\n"),
  };
  const { rows } = await db.execute<{ id: string }>(
    sql`select merge_candidates(${kept.id}, ${other.id}, ${JSON.stringify(chosenValues)}::jsonb, ${userId}::uuid) as id`,
  );
  return rows[0]?.id ?? "";
};

export const mergeCandidates = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  id: string,
  { otherId, revision, otherRevision, choices }: MergeRequest,
): Promise<{ mergeId: string }> => {
  const merging = asActor(db, { companyId, userId }, async (db) => {
    if (id === otherId) throw new AppError("validation_failed", "Choose another record to merge with.");
    const rows = await db
      .select({ row: candidates, revision: revisionColumn })
      .from(candidates)
      .where(inArray(candidates.id, [id, otherId]))
      .orderBy(candidates.id)
      .for("update");
    const keptRow = rows.find(({ row }) => row.id === id);
    const other = rows.find(({ row }) => row.id === otherId);
    if (keptRow === undefined || other === undefined) throw new AppError("not_found");
    if (keptRow.revision !== revision || other.revision !== otherRevision) {
      throw new AppError("conflict", "One of these records changed after you opened it. Review both before you merge.");
    }
    return { mergeId: await mergeRows(db, keptRow.row, other.row, choices, userId) };
  });
  return withOpenOfferCheck(merging);
};

/** 23503 and 23505: a restored row has lost its parent, or its unique key is taken. */
const isUndoBlocked = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === "23503" || cause?.code === "23505";
};

export const undoMerge = async (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  id: string,
): Promise<{ keptId: string; restoredId: string }> => {
  try {
    return await asActor(db, { companyId, userId }, async (db) => {
      const [merge] = await db.select().from(candidateMerges).where(eq(candidateMerges.id, id));
      if (merge === undefined) throw new AppError("not_found");
      const { rows } = await db.execute<{ blockers: string[] }>(
        sql`select undo_candidate_merge(${id}, ${userId}) as blockers`,
      );
      const undoBlockers = mergeBlockerMessages(rows[0]?.blockers ?? []);
      if (undoBlockers.length > 0) throw new AppError("conflict", undoBlockers.join(" "), undefined, { undoBlockers });
      return { keptId: merge.keptId, restoredId: merge.mergedId };
    });
  } catch (error) {
    if (!isUndoBlocked(error)) throw error;
    const message = "Something in these records changed after the merge, so it can't be undone.";
    throw new AppError("conflict", message, undefined, { undoBlockers: [message] });
  }
};

export const deleteOldMergeJournals = async (db: Database, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ dropped: number }>(
    sql`select delete_old_merge_journals(${now.toISOString()}::timestamptz) as dropped`,
  );
  return rows[0]?.dropped ?? 0;
};
