/** A session's own applications, and a preview of its profile for a one-click application. */
import { sql } from "drizzle-orm";
import type { ApplyContext, ProfilePreview } from "#domain/applications/application.ts";
import type { OwnApplication } from "#domain/applications/application-status.ts";
import { toStatusSummary } from "#domain/applications/status-text.ts";
import type { ApplicationStatus } from "#domain/pipeline/stages.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { asActor, type Database } from "../../db/client.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { findProfile } from "../profiles/profiles.service.ts";
import { statusPath } from "./application-link.ts";

interface OwnRow extends Record<string, unknown> {
  readonly id: string;
  readonly companyId: string;
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
  readonly appliedAt: string | Date;
  readonly stage: string;
  readonly status: ApplicationStatus;
  readonly answerDueAt: string | Date | null;
}

const readOwn = (db: Database, userId: string): Promise<readonly OwnRow[]> =>
  asActor(db, { userId }, async (db) => {
    const { rows } = await db.execute<OwnRow>(sql`
      select id, company_id as "companyId", job_id as "jobId", title, company, applied_at as "appliedAt", stage, status,
        answer_due_at as "answerDueAt" from own_applications() limit 200`);
    return rows;
  });

const iso = (date: string | Date): string => new Date(date).toISOString();

export const listOwnApplications = async (
  db: Database,
  userId: string | null,
  keys: Keyring,
  now: Date,
): Promise<OwnApplication[]> => {
  if (userId === null) return [];
  return (await readOwn(db, userId)).map((row) => ({
    id: row.id,
    title: row.title,
    company: row.company,
    appliedAt: iso(row.appliedAt),
    standing: toStatusSummary({ ...row, answerDueAt: row.answerDueAt === null ? null : iso(row.answerDueAt) }, now),
    statusPath: statusPath(row, keys),
  }));
};

const requiredFields = ["firstName", "lastName", "email"] as const;

/** Required profile fields that are missing. An invalid email counts as missing. */
export const missingIn = (profile: Profile): ProfilePreview["missing"] =>
  requiredFields.filter(
    (field) => profile[field].trim() === "" || (field === "email" && !/^(?=\S+$)\S[^\s@]*@\S+\.\S/.test(profile.email)),
  );

const previewOf = (profile: Profile): ProfilePreview | null => {
  const { firstName, lastName, email, phone, location, title, skills, experience, education, summary } = profile;
  const says = [firstName, lastName, title].some((text) => text !== "") || skills.length + experience.length > 0;
  if (!says) return null;
  return {
    firstName,
    lastName,
    email,
    phone,
    location,
    title,
    skills: skills.length,
    positions: experience.length,
    schools: education.length,
    hasSummary: summary !== "",
    missing: missingIn(profile),
  };
};

export const readOwnStatus = async (
  db: Database,
  userId: string | null,
  jobId: string,
  keys: Keyring,
): Promise<ApplyContext> => {
  if (userId === null) return { profile: null, statusPath: null };
  const { profile } = await findProfile(db, { userId, hasAccount: true });
  const applied = (await readOwn(db, userId)).find((row) => row.jobId === jobId);
  return { profile: previewOf(profile), statusPath: applied === undefined ? null : statusPath(applied, keys) };
};
