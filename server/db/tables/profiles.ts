/** Profiles that candidates create themselves, with their related rows. Every row belongs to the profile's user. */
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { profileVisibilities } from "#domain/privacy/visibility.ts";
import type { Credential, Education, Language, Position, Preference, Volunteering } from "#domain/profiles/history.ts";
import type { Proposal } from "#domain/profiles/proposals/proposal.ts";
import {
  availabilityStatuses,
  connectionStatuses,
  interestStatuses,
  itemVisibilities,
} from "#domain/profiles/profile-status.ts";
import { createdAt, id, instant, oneOf, updatedAt, usd } from "./columns.ts";
import { files } from "./files.ts";
import { users } from "./identity.ts";
import { jobs } from "./jobs.ts";

export const candidateProfiles = pgTable(
  "candidate_profiles",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    firstName: varchar({ length: 100 }),
    lastName: varchar({ length: 100 }),
    /** As typed by the user, not verified. */
    statedEmail: varchar({ length: 255 }),
    /** The confirmed email of the user's account; unique. */
    email: varchar({ length: 255 }).unique(),
    phone: varchar({ length: 50 }),
    location: varchar({ length: 255 }),
    title: varchar({ length: 255 }),
    summary: text(),
    skills: text().array().notNull().default([]),
    experience: jsonb().$type<readonly Position[]>().notNull().default([]),
    education: jsonb().$type<readonly Education[]>().notNull().default([]),
    credentials: jsonb().$type<readonly Credential[]>().notNull().default([]),
    languages: jsonb().$type<readonly Language[]>().notNull().default([]),
    volunteering: jsonb().$type<readonly Volunteering[]>().notNull().default([]),
    /** What isn't stated is unknown. */
    preferences: jsonb().$type<readonly Preference[]>().notNull().default([]),
    /** The names of held credentials, kept by a trigger. */
    certifications: text().array().notNull().default([]),
    preferredRoles: text().array().notNull().default([]),
    preferredLocations: text().array().notNull().default([]),
    salaryExpectation: usd(),
    availabilityStatus: varchar({ length: 50 }).notNull().default("open"),
    resumeUrl: varchar({ length: 500 }),
    portfolioUrl: varchar({ length: 500 }),
    linkedinUrl: varchar({ length: 500 }),
    githubUrl: varchar({ length: 500 }),
    aiAnalysis: jsonb(),
    profileCompleteness: integer().notNull().default(0),
    photoFileId: uuid().references(() => files.id, { onDelete: "set null" }),
    /** The handle of the public page, /p/{handle}, once its owner has created it. */
    handle: varchar({ length: 80 }).unique(),
    /** Increases with every change, so that a browser can detect that its copy is outdated. */
    revision: integer().notNull().default(0),
    /** Suggestions that the owner has not accepted yet. Only the owner may see them or anything derived from them. */
    proposals: jsonb().$type<readonly Proposal[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf("candidate_profiles_availability_known", t.availabilityStatus, availabilityStatuses),
    check("candidate_profiles_completeness_percent", sql`${t.profileCompleteness} between 0 and 100`),
    index("candidate_profiles_photo").on(t.photoFileId),
    check("candidate_profiles_revision_grows", sql`${t.revision} >= 0`),
    check("candidate_profiles_handle_plain", sql`${t.handle} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

const profileId = () =>
  uuid()
    .notNull()
    .references(() => candidateProfiles.id, { onDelete: "cascade" });

export const resumeAnalyses = pgTable(
  "resume_analyses",
  {
    id: id(),
    candidateId: profileId(),
    fileName: varchar({ length: 255 }).notNull(),
    fileUrl: varchar({ length: 500 }),
    extractedText: text(),
    skills: text().array().notNull().default([]),
    experience: jsonb(),
    education: jsonb(),
    atsScore: integer(),
    keywordOptimization: jsonb(),
    aiRecommendations: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [index("resume_analyses_newest").on(t.candidateId, t.createdAt.desc().nullsFirst())],
);

export const candidateJobInterests = pgTable(
  "candidate_job_interests",
  {
    id: id(),
    candidateId: profileId(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    interestType: varchar({ length: 50 }).notNull(),
    matchScore: integer(),
    aiRecommendationReason: text(),
    status: varchar({ length: 50 }).notNull().default("pending"),
    appliedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("candidate_job_interests_once").on(t.candidateId, t.jobId, t.interestType),
    index("candidate_job_interests_job").on(t.jobId),
    oneOf("candidate_job_interests_status_known", t.status, interestStatuses),
  ],
);

export const candidateActivities = pgTable(
  "candidate_activities",
  {
    id: id(),
    candidateId: profileId(),
    activityType: varchar({ length: 50 }).notNull(),
    description: text(),
    metadata: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [index("candidate_activities_newest").on(t.candidateId, t.createdAt.desc().nullsFirst())],
);

export const portfolioItems = pgTable(
  "portfolio_items",
  {
    id: id(),
    candidateId: profileId(),
    title: varchar({ length: 255 }).notNull(),
    description: text(),
    projectUrl: varchar({ length: 500 }),
    imageUrl: varchar({ length: 500 }),
    videoUrl: varchar({ length: 500 }),
    technologies: text().array().notNull().default([]),
    role: varchar({ length: 255 }),
    startDate: date({ mode: "string" }),
    endDate: date({ mode: "string" }),
    highlights: text().array().notNull().default([]),
    visibility: varchar({ length: 50 }).notNull().default("public"),
    displayOrder: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("portfolio_items_order").on(t.candidateId, t.displayOrder),
    oneOf("portfolio_items_visibility_known", t.visibility, itemVisibilities),
  ],
);

export const externalIntegrations = pgTable(
  "external_integrations",
  {
    id: id(),
    candidateId: profileId(),
    platform: varchar({ length: 50 }).notNull(),
    profileUrl: varchar({ length: 500 }),
    username: varchar({ length: 255 }),
    isVerified: boolean().notNull().default(false),
    syncEnabled: boolean().notNull().default(true),
    lastSyncedAt: instant(),
    metadata: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [unique("external_integrations_once").on(t.candidateId, t.platform)],
);

export const privacySettings = pgTable(
  "privacy_settings",
  {
    id: id(),
    candidateId: profileId().unique(),
    profileVisibility: varchar({ length: 50 }).notNull().default("public"),
    showEmail: boolean().notNull().default(false),
    showPhone: boolean().notNull().default(false),
    showLocation: boolean().notNull().default(true),
    showSalaryExpectation: boolean().notNull().default(false),
    showResume: boolean().notNull().default(true),
    allowRecruiterContact: boolean().notNull().default(true),
    allowNetworking: boolean().notNull().default(true),
    blockedCompanies: text().array().notNull().default([]),
    /** The blocked companies as normalized names and domains, for comparisons in the database. */
    blockedKeys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`blocking_keys(blocked_companies)`),
    /** Null until the owner publishes. Others see at most what was on screen then; later settings can only narrow it. */
    publishedAt: instant(),
    publishedVisibility: varchar({ length: 50 }),
    publishedEmail: boolean().notNull().default(false),
    publishedPhone: boolean().notNull().default(false),
    publishedLocation: boolean().notNull().default(false),
    publishedSalary: boolean().notNull().default(false),
    /** The profile was visible before publishing existed, and its owner has not been notified yet that it is hidden now. */
    needsPublishingNotice: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf("privacy_settings_visibility_known", t.profileVisibility, profileVisibilities),
    check(
      "privacy_settings_published",
      sql`(published_at is null) = (published_visibility is null) and published_visibility in ('public', 'recruiters_only')`,
    ),
  ],
);

export const professionalConnections = pgTable(
  "professional_connections",
  {
    id: id(),
    candidateId: profileId(),
    connectedCandidateId: profileId(),
    connectionType: varchar({ length: 50 }).notNull().default("professional"),
    status: varchar({ length: 50 }).notNull().default("pending"),
    message: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("professional_connections_once").on(t.candidateId, t.connectedCandidateId),
    index("professional_connections_incoming").on(t.connectedCandidateId, t.status),
    oneOf("professional_connections_status_known", t.status, connectionStatuses),
    check("professional_connections_two_people", sql`${t.candidateId} <> ${t.connectedCandidateId}`),
  ],
);

/**
 * A connection request to an email address, as the requester typed it. If an account owns the address, `connection_id` is set, but
 * only that account's owner can see the connection before accepting it. Otherwise the address got an email.
 */
export const connectionInvitations = pgTable(
  "connection_invitations",
  {
    id: id(),
    candidateId: profileId(),
    email: varchar({ length: 255 }).notNull(),
    message: text().notNull().default(""),
    connectionId: uuid().references(() => professionalConnections.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    unique("connection_invitations_once").on(t.candidateId, t.email),
    index("connection_invitations_email").on(t.email),
    index("connection_invitations_connection").on(t.connectionId),
    check("connection_invitations_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** Hashes of addresses that opted out of connection requests. */
export const connectionRefusals = pgTable("connection_refusals", {
  emailHash: varchar({ length: 64 }).primaryKey(),
  createdAt: createdAt(),
});
