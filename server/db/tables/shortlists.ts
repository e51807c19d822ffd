/** Shortlists for people outside the workspace: client reviewers, entries, consents of the candidates, and answers. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { consentAnswers, readerEmailStates, verdicts } from "#domain/shortlists/shortlist-states.ts";
import { createdAt, id, instant, oneOf, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";
import { jobsEnhanced } from "./jobs.ts";
import { jobApplications } from "./pipeline.ts";

/** A trigger allows sending only if all candidates on it have consented. */
export const shortlists = pgTable(
  "shortlists",
  {
    id: id(),
    companyId: uuid().notNull(),
    jobId: uuid().notNull(),
    title: varchar({ length: 200 }).notNull(),
    note: text().notNull().default(""),
    isAnonymous: boolean().notNull().default(true),
    expiresAt: instant().notNull(),
    sentAt: instant(),
    revokedAt: instant(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: "shortlists_job",
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobsEnhanced.companyId, jobsEnhanced.id],
    }).onDelete("cascade"),
    unique("shortlists_in_company").on(t.companyId, t.id),
    index("shortlists_of_job").on(t.companyId, t.jobId, t.createdAt.desc().nullsFirst()),
  ],
);

/** Each reader has a separate link, so that it can be revoked alone and its answers are attributed. */
export const shortlistReaders = pgTable(
  "shortlist_readers",
  {
    id: id(),
    companyId: uuid().notNull(),
    shortlistId: uuid().notNull(),
    name: varchar({ length: 120 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    /** The status of the email with the link. Null before the list is sent. */
    mailState: varchar({ length: 20 }),
    revokedAt: instant(),
    firstOpenedAt: instant(),
    lastOpenedAt: instant(),
    timesOpened: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "shortlist_readers_shortlist",
      columns: [t.companyId, t.shortlistId],
      foreignColumns: [shortlists.companyId, shortlists.id],
    }).onDelete("cascade"),
    unique("shortlist_readers_in_company").on(t.companyId, t.id),
    uniqueIndex("shortlist_readers_once").on(t.shortlistId, sql`lower(${t.email})`),
    index("shortlist_readers_of").on(t.companyId, t.shortlistId),
    index("shortlist_readers_email").on(sql`lower(${t.email})`),
    oneOf("shortlist_readers_mail_known", t.mailState, readerEmailStates),
  ],
);

/** The text is immutable, and only the holder of the candidate's link can answer; a trigger enforces both. */
export const submissionConsents = pgTable(
  "submission_consents",
  {
    id: id(),
    companyId: uuid().notNull(),
    applicationId: uuid().notNull(),
    /** The member who asked. */
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** True if the candidate may be shown only without a name. */
    isAnonymous: boolean().notNull(),
    until: instant().notNull(),
    /** The version of the text. The default is that of the texts from before versions were stored. */
    textId: varchar({ length: 40 }).notNull().default("submission/1"),
    text: text().notNull(),
    timesAsked: integer().notNull().default(1),
    lastAskedAt: createdAt(),
    answer: varchar({ length: 10 }),
    answeredAt: instant(),
    withdrawnAt: instant(),
    /** Replaced by a newer request before it was answered; its link is invalid. */
    replacedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "submission_consents_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    unique("submission_consents_in_company").on(t.companyId, t.id),
    uniqueIndex("submission_consents_one_open")
      .on(t.applicationId)
      .where(sql`${t.answer} is null and ${t.replacedAt} is null`),
    index("submission_consents_of").on(t.companyId, t.applicationId, t.createdAt.desc().nullsFirst()),
    oneOf("submission_consents_answer_known", t.answer, consentAnswers),
    check("submission_consents_answered", sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check("submission_consents_withdrawn", sql`${t.withdrawnAt} is null or ${t.answer} = 'yes'`),
  ],
);

export const shortlistEntries = pgTable(
  "shortlist_entries",
  {
    id: id(),
    companyId: uuid().notNull(),
    shortlistId: uuid().notNull(),
    applicationId: uuid().notNull(),
    /** 0-based position. Readers of an anonymous list see it as a letter. */
    place: integer().notNull(),
    why: text().notNull().default(""),
    /** The consent at sending; readers see a candidate only while a consent is valid. */
    consentId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "shortlist_entries_shortlist",
      columns: [t.companyId, t.shortlistId],
      foreignColumns: [shortlists.companyId, shortlists.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "shortlist_entries_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    // The foreign key shortlist_entries_consent is in the migration: it sets only consent_id to null.
    unique("shortlist_entries_once").on(t.shortlistId, t.applicationId),
    index("shortlist_entries_of").on(t.companyId, t.shortlistId),
    index("shortlist_entries_application_list").on(t.companyId, t.applicationId),
    index("shortlist_entries_consent_list").on(t.companyId, t.consentId),
  ],
);

/** Answers belong to the application, not to the list entry, so that they follow it when candidate records are merged. */
export const shortlistAnswers = pgTable(
  "shortlist_answers",
  {
    id: id(),
    companyId: uuid().notNull(),
    readerId: uuid().notNull(),
    applicationId: uuid().notNull(),
    verdict: varchar({ length: 10 }).notNull(),
    comment: text().notNull().default(""),
    answeredAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "shortlist_answers_reader",
      columns: [t.companyId, t.readerId],
      foreignColumns: [shortlistReaders.companyId, shortlistReaders.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "shortlist_answers_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    unique("shortlist_answers_once").on(t.readerId, t.applicationId),
    index("shortlist_answers_of").on(t.companyId, t.readerId),
    index("shortlist_answers_application_list").on(t.companyId, t.applicationId, t.answeredAt.desc().nullsFirst()),
    oneOf("shortlist_answers_verdict_known", t.verdict, verdicts),
  ],
);
