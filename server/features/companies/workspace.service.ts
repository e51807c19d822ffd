/** A company's workspace: its data, profile, setup progress and sample data. */
import { eq, sql } from "drizzle-orm";
import type { CompanyProfile } from "#domain/companies/company-profile.ts";
import type * as workspaceApi from "#domain/companies/workspace.ts";
import type { z } from "zod";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies, companyProfiles } from "../../db/tables/companies.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { hiringTeams } from "../../db/tables/teams.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { WorkspaceContext } from "../../infra/auth/auth-context.ts";

const readProfile = async (db: Database, companyId: string): Promise<workspaceApi.Workspace> => {
  const [row] = await db
    .select({
      company: companies,
      profile: companyProfiles,
      hasSampleData: sql<boolean>`exists (select 1 from hiring_teams where is_sample)`,
    })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (row === undefined) throw new AppError("not_found");
  const { company, profile, hasSampleData } = row;
  const { id, name, description, website, industry, size, logoUrl, requireTwoFactor } = company;
  const setupStep = company.setupStep as workspaceApi.Workspace["setupStep"];
  const profileWithLogo = profile && { ...profile, ...(logoUrl === null ? {} : { logoUrl }) };
  return {
    id,
    name,
    description,
    website,
    industry,
    size,
    logoUrl,
    profile: profileWithLogo,
    setupStep,
    requireTwoFactor,
    hasSampleData,
  };
};

export const readWorkspace = (db: Database, { companyId, userId }: WorkspaceContext): Promise<workspaceApi.Workspace> =>
  asActor(db, { companyId, userId }, (db) => readProfile(db, companyId));

/** A completed step stays completed: going back to change something does not restart the setup. */
export const completeSetupStep = async (db: Database, companyId: string, next: 2 | 3): Promise<void> => {
  await db
    .update(companies)
    .set({ setupStep: sql`greatest(${companies.setupStep}, ${next}::smallint)` })
    .where(eq(companies.id, companyId));
};

export const saveProfile = (db: Database, { companyId, userId }: WorkspaceContext, profile: CompanyProfile) =>
  asActor(db, { companyId, userId }, async (db) => {
    const { tagline, culture, benefits, locations } = profile;
    const values = { tagline, culture, benefits, locations };
    await db
      .insert(companyProfiles)
      .values({ ...values, companyId })
      .onConflictDoUpdate({ target: companyProfiles.companyId, set: values });
    await completeSetupStep(db, companyId, 2);
    await recordAudit(db, { companyId, userId, action: "profile.saved" });
    const { logoUrl } = await readProfile(db, companyId);
    return { ...values, ...(logoUrl === null ? {} : { logoUrl }) };
  });

export const changeWorkspace = (
  db: Database,
  { companyId, userId }: WorkspaceContext,
  facts: z.infer<(typeof workspaceApi.changeWorkspace)["body"]>,
) =>
  asActor(db, { companyId, userId }, async (db) => {
    const changes = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length > 0) {
      await db.update(companies).set(changes).where(eq(companies.id, companyId));
      const subject = Object.keys(changes).join(", ");
      await recordAudit(db, { companyId, userId, action: "workspace.changed", subject });
    }
    return readProfile(db, companyId);
  });

export const loadSampleData = (db: Database, { companyId, userId }: WorkspaceContext) =>
  asActor(db, { companyId, userId }, async (db) => {
    await db.execute(sql`select load_sample_data(${companyId}::uuid, ${userId}::uuid)`);
    await recordAudit(db, { companyId, userId, action: "sample.loaded" });
    return {};
  });

/** Keeps what people created themselves: their job in a sample team stays without a team. */
export const removeSampleData = (db: Database, { companyId, userId }: WorkspaceContext) =>
  asActor(db, { companyId, userId }, async (db) => {
    await db.delete(jobsEnhanced).where(eq(jobsEnhanced.isSample, true));
    await db.delete(candidates).where(eq(candidates.isSample, true));
    await db.execute(
      sql`update jobs_enhanced set hiring_team_id = null where hiring_team_id in (select id from hiring_teams where is_sample)`,
    );
    await db.delete(hiringTeams).where(eq(hiringTeams.isSample, true));
    await recordAudit(db, { companyId, userId, action: "sample.removed" });
    return {};
  });
