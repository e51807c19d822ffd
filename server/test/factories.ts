/** Minimal valid rows, with overrides. */
import { randomUUID } from "node:crypto";
import { readingEngine } from "#domain/resumes/import-resume.ts";
import { unreadResume } from "#domain/resumes/read-resume.ts";
import type { Database } from "../db/client.ts";
import { pipelineMoveParts, pipelineMoves } from "../db/tables/board.ts";
import { candidates } from "../db/tables/candidates.ts";
import { companies, networkAccess } from "../db/tables/companies.ts";
import { users } from "../db/tables/identity.ts";
import { jobs, jobsEnhanced } from "../db/tables/jobs.ts";
import { introductionRequests } from "../db/tables/matches.ts";
import { jobApplications } from "../db/tables/pipeline.ts";
import { candidateProfiles, portfolioItems, privacySettings, professionalConnections } from "../db/tables/profiles.ts";
import { resumeReadings } from "../db/tables/resumes.ts";
import { contentRevisions, testimonials } from "../db/tables/site.ts";

const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error("the insert returned no row");
  return row;
};

export const aUser = async (db: Database, values: Partial<typeof users.$inferInsert> = {}) =>
  only(
    await db
      .insert(users)
      .values({ username: `${randomUUID()}@example.org`, name: "Ada Reyes", emailVerified: true, ...values })
      .returning(),
  );

/** With access to the candidate network, unless it is a sample. */
export const aCompany = async (db: Database, values: Partial<typeof companies.$inferInsert> = {}) => {
  const company = only(
    await db
      .insert(companies)
      .values({ name: "Harbor Clinics", ...values })
      .returning(),
  );
  await db.insert(networkAccess).values({ companyId: company.id, state: "approved" });
  return company;
};

export const aCandidate = async (
  db: Database,
  values: Partial<typeof candidates.$inferInsert> & { readonly companyId: string },
) =>
  only(
    await db
      .insert(candidates)
      .values({ firstName: "Maya", lastName: "Okafor", email: `${randomUUID()}@example.org`, ...values })
      .returning(),
  );

export const aJob = async (
  db: Database,
  values: Partial<typeof jobsEnhanced.$inferInsert> & { readonly companyId: string },
) =>
  only(
    await db
      .insert(jobsEnhanced)
      .values({ title: "ICU Nurse Manager", ...values })
      .returning(),
  );

/** An open, non-sample job of the public site. */
export const aPublicJob = async (db: Database, values: Partial<typeof jobs.$inferInsert> = {}) =>
  only(
    await db
      .insert(jobs)
      .values({
        title: "Registered Nurse",
        company: "Harbor Clinics",
        location: "Dayton, OH",
        salary: "$80k - $95k",
        salaryMinUsd: 80_000,
        salaryMaxUsd: 95_000,
        type: "Full-time",
        industry: "Healthcare",
        description: "A ward of thirty beds.",
        requirements: ["Two years as a registered nurse", "Triage", "Epic", "Wound care"],
        ...values,
      })
      .returning(),
  );

/** An application with its job and candidate. */
export const anApplication = async (db: Database, companyId: string) => {
  const job = await aJob(db, { companyId });
  const candidate = await aCandidate(db, { companyId });
  return only(
    await db.insert(jobApplications).values({ companyId, jobId: job.id, candidateId: candidate.id }).returning(),
  );
};

/** A move of one application that is not undone. */
export const aMove = async (db: Database, companyId: string) => {
  const { id: applicationId, jobId } = await anApplication(db, companyId);
  const move = only(await db.insert(pipelineMoves).values({ companyId, jobId }).returning());
  const before = { stage: "applied", step: "", status: "active" };
  await db.insert(pipelineMoveParts).values({ companyId, moveId: move.id, applicationId, before });
  return move;
};

export const aProfile = async (db: Database, values: Partial<typeof candidateProfiles.$inferInsert> = {}) => {
  const userId = values.userId ?? (await aUser(db)).id;
  return only(
    await db
      .insert(candidateProfiles)
      .values({ ...values, userId })
      .returning(),
  );
};

/** Publication columns, as publishing stores them. */
export const published = {
  publishedAt: new Date("2026-01-05T12:00:00Z"),
  publishedVisibility: "public",
  publishedEmail: true,
  publishedPhone: true,
  publishedLocation: true,
  publishedSalary: true,
} satisfies Partial<typeof privacySettings.$inferInsert>;

/** A published profile that recruiters can find. */
export const aFindableProfile = async (
  db: Database,
  values: Partial<typeof candidateProfiles.$inferInsert> = {},
  settings: Partial<typeof privacySettings.$inferInsert> = {},
) => {
  const profile = await aProfile(db, { firstName: "Noor", lastName: "Haddad", ...values });
  await db.insert(privacySettings).values({ ...published, ...settings, candidateId: profile.id });
  return profile;
};

/** A testimonial and its "created" revision. */
export const aTestimonial = async (db: Database) => {
  const facts = {
    name: "Lena Ortiz",
    position: "COO",
    company: "Ortiz Mills",
    content: "They kept their word.",
    rating: 5,
  };
  const { id } = only(await db.insert(testimonials).values(facts).returning());
  const after = { ...facts, id, avatar_url: null, is_sample: false };
  const revision = only(
    await db
      .insert(contentRevisions)
      .values({ subject: "testimonial", subjectId: id, action: "created", after })
      .returning(),
  );
  return { id, revisionId: revision.id };
};

/** Returns its id. */
export const aResumeReading = async (
  db: Database,
  values: Partial<typeof resumeReadings.$inferInsert> & { readonly userId: string },
): Promise<string> => {
  const rows = await db
    .insert(resumeReadings)
    .values({
      fileName: "resume.pdf",
      sizeBytes: 1,
      mediaType: "application/pdf",
      sha256: "0".repeat(64),
      status: "read",
      result: unreadResume("unreadable"),
      engine: readingEngine,
      expiresAt: new Date(Date.now() + 86_400_000),
      ...values,
    })
    .returning({ id: resumeReadings.id });
  return only(rows).id;
};

/** The user's profile, created if missing. */
const theProfileOf = async (db: Database, userId: string): Promise<string> => {
  const rows = await db
    .insert(candidateProfiles)
    .values({ userId })
    .onConflictDoUpdate({ target: candidateProfiles.userId, set: { userId } })
    .returning({ id: candidateProfiles.id });
  return only(rows).id;
};

/** Returns its id. */
export const aProject = async (db: Database, userId: string, title: string): Promise<string> => {
  const candidateId = await theProfileOf(db, userId);
  return only(await db.insert(portfolioItems).values({ candidateId, title }).returning({ id: portfolioItems.id })).id;
};

/** A company's introduction request to this user; returns its id. */
export const anIntroduction = async (
  db: Database,
  userId: string,
  companyId: string,
  message: string,
): Promise<string> => {
  const profileId = await theProfileOf(db, userId);
  const { id: jobId } = await aJob(db, { companyId });
  const rows = await db
    .insert(introductionRequests)
    .values({ companyId, jobId, profileId, message })
    .returning({ id: introductionRequests.id });
  return only(rows).id;
};

/** A connection request to this user; returns its id. */
export const aConnectionRequest = async (db: Database, userId: string, message: string): Promise<string> => {
  const connectedCandidateId = await theProfileOf(db, userId);
  const { id: candidateId } = await aProfile(db);
  const rows = await db
    .insert(professionalConnections)
    .values({ candidateId, connectedCandidateId, message })
    .returning({ id: professionalConnections.id });
  return only(rows).id;
};
