/** What a workspace stores about a candidate apart from the record: notes, files and merges. */
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { candidates } from "./candidates.ts";
import { createdAt, id, instant } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";

/** Deleting an application sets only `application_id` to null and keeps the note. That foreign key is in the migration. */
export const candidateNotes = pgTable(
  "candidate_notes",
  {
    id: id(),
    companyId: uuid().notNull(),
    candidateId: uuid().notNull(),
    applicationId: uuid(),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Plain text with line breaks. A mention is written as "@Name". */
    text: text().notNull(),
    createdAt: createdAt(),
    editedAt: instant(),
    /** The text is erased at deletion. */
    deletedAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "candidate_notes_candidate",
      columns: [t.companyId, t.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }).onDelete("cascade"),
    unique("candidate_notes_in_company").on(t.companyId, t.id),
    index("candidate_notes_list").on(t.companyId, t.candidateId, t.createdAt.desc().nullsFirst()),
    index("candidate_notes_application").on(t.companyId, t.applicationId),
  ],
);

export const candidateNoteMentions = pgTable(
  "candidate_note_mentions",
  {
    companyId: uuid().notNull(),
    noteId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.noteId, t.userId] }),
    foreignKey({
      name: "candidate_note_mentions_note",
      columns: [t.companyId, t.noteId],
      foreignColumns: [candidateNotes.companyId, candidateNotes.id],
    }).onDelete("cascade"),
    index("candidate_note_mentions_of").on(t.userId, t.companyId, t.createdAt.desc().nullsFirst()),
    index("candidate_note_mentions_note_list").on(t.companyId, t.noteId),
  ],
);

/** Assigns a workspace file to a candidate. Deleting this row deletes the file's row. */
export const candidateFiles = pgTable(
  "candidate_files",
  {
    id: id(),
    companyId: uuid().notNull(),
    candidateId: uuid().notNull(),
    fileId: uuid()
      .notNull()
      .unique()
      .references(() => files.id, { onDelete: "cascade" }),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "candidate_files_candidate",
      columns: [t.companyId, t.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }).onDelete("cascade"),
    index("candidate_files_list").on(t.companyId, t.candidateId, t.createdAt.desc().nullsFirst()),
  ],
);

/** A merge of two records, with everything that an undo needs. */
export const candidateMerges = pgTable(
  "candidate_merges",
  {
    id: id(),
    companyId: uuid().notNull(),
    keptId: uuid().notNull(),
    /** The record that was merged into the kept one. No candidate has this id until the merge is undone. */
    mergedId: uuid().notNull(),
    mergedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    undoneAt: instant(),
    undoneBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The rows before the merge and the ids of moved rows. Null after an undo or after thirty days. */
    journal: jsonb(),
  },
  (t) => [
    foreignKey({
      name: "candidate_merges_kept",
      columns: [t.companyId, t.keptId],
      foreignColumns: [candidates.companyId, candidates.id],
    }).onDelete("cascade"),
    index("candidate_merges_list").on(t.companyId, t.keptId, t.createdAt.desc().nullsFirst()),
    index("candidate_merges_merged").on(t.companyId, t.mergedId),
    index("candidate_merges_undone_by").on(t.undoneBy),
  ],
);
