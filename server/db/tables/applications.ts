/** Submitted applications with their consents, and the overdue answers that teams owe applicants. */
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, pgTable, text, unique, uniqueIndex, uuid, varchar } from "drizzle-orm/pg-core";
import { resumeStates } from "#domain/applications/application.ts";
import { taskKinds } from "#domain/applications/team-tasks.ts";
import { consentChoices, consentPurposes } from "#domain/rights/consent.ts";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";
import { jobApplications } from "./pipeline.ts";

/** The application form as it was sent. The candidate record may be older and contain other values. */
export const applicationSubmissions = pgTable(
  "application_submissions",
  {
    applicationId: uuid().primaryKey(),
    companyId: uuid().notNull(),
    /** The user (account or visitor) who submitted it. After confirmation, only a user who proved the mailbox is kept here. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** When the applicant proved the mailbox. The rule is in domain/applications/applicant-identity.ts. */
    confirmedAt: instant(),
    /** When the team verified the contact details by other means, and who did. */
    verifiedAt: instant(),
    verifiedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The application id in the emailed link, if a merge has moved the submission to another application. Set by a trigger. */
    originalApplicationId: uuid(),
    /** SHA-256 of the secret code of an applicant without an email address. */
    codeHash: varchar({ length: 64 }),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    /** Null if the applicant has no email address. */
    email: varchar({ length: 255 }),
    phone: varchar({ length: 50 }),
    location: varchar({ length: 255 }),
    currentTitle: varchar({ length: 255 }),
    note: text(),
    fileId: uuid().references(() => files.id, { onDelete: "set null" }),
    resumeState: varchar({ length: 20 }).notNull().default("none"),
    /** The candidate record that this application created, if any. It is erased with the applicant's data. */
    createdCandidateId: uuid(),
    /** The applicant asked for human review, so the matching engine skips the candidate. */
    requestsHumanReview: boolean().notNull().default(false),
    /** When they chose it by their link; null if in the form. */
    reviewRequestedAt: instant(),
    /** Why it looks like spam. The application is stored anyway, and the team sees the reasons. */
    spamSignals: text().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "application_submissions_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    index("application_submissions_user").on(t.userId),
    index("application_submissions_email").on(sql`lower(${t.email})`),
    index("application_submissions_file").on(t.fileId),
    index("application_submissions_verified_by").on(t.verifiedBy),
    uniqueIndex("application_submissions_original_application").on(t.originalApplicationId),
    uniqueIndex("application_submissions_code").on(t.codeHash),
    index("application_submissions_created_candidate")
      .on(t.createdCandidateId)
      .where(sql`${t.confirmedAt} is null`),
    index("application_submissions_reviewed")
      .on(t.applicationId)
      .where(sql`${t.requestsHumanReview}`),
    index("application_submissions_reviewed_in_company")
      .on(t.companyId)
      .where(sql`${t.requestsHumanReview}`)
      .concurrently(),
    oneOf("application_submissions_resume_known", t.resumeState, resumeStates),
  ],
);

/** Append-only, like `consent_log`, which covers accounts only. Most applicants have no account. */
export const applicationConsents = pgTable(
  "application_consents",
  {
    id: id(),
    companyId: uuid().notNull(),
    applicationId: uuid().notNull(),
    purpose: varchar({ length: 50 }).notNull(),
    choice: varchar({ length: 20 }).notNull(),
    textId: varchar({ length: 100 }).notNull(),
    textHash: varchar({ length: 64 }).notNull(),
    place: varchar({ length: 100 }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "application_consents_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    index("application_consents_of").on(t.companyId, t.applicationId, t.createdAt),
    oneOf("application_consents_purpose_known", t.purpose, consentPurposes),
    oneOf("application_consents_choice_known", t.choice, consentChoices),
  ],
);

/** One task per missed answer date. A trigger completes it when the application moves or gets a new date. */
export const teamTasks = pgTable(
  "team_tasks",
  {
    id: id(),
    companyId: uuid().notNull(),
    applicationId: uuid().notNull(),
    kind: varchar({ length: 50 }).notNull(),
    dueAt: instant().notNull(),
    raisedAt: createdAt(),
    doneAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "team_tasks_application",
      columns: [t.companyId, t.applicationId],
      foreignColumns: [jobApplications.companyId, jobApplications.id],
    }).onDelete("cascade"),
    unique("team_tasks_once").on(t.applicationId, t.kind, t.dueAt),
    index("team_tasks_open")
      .on(t.companyId, t.dueAt)
      .where(sql`${t.doneAt} is null`),
    oneOf("team_tasks_kind_known", t.kind, taskKinds),
  ],
);
