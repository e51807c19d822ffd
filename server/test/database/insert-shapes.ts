/** Insert schemas: all columns except the id and the timestamps that the database sets. */
import { getTableColumns, type Table } from "drizzle-orm";
import { createInsertSchema } from "drizzle-zod";
import type { z } from "zod";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobs, jobsEnhanced } from "../../db/tables/jobs.ts";
import { leads, quoteRequests } from "../../db/tables/leads.ts";
import { aiJobMatches } from "../../db/tables/matches.ts";
import { jobApplications, pipelineActivities } from "../../db/tables/pipeline.ts";
import {
  candidateActivities,
  candidateJobInterests,
  candidateProfiles,
  externalIntegrations,
  portfolioItems,
  privacySettings,
  professionalConnections,
  resumeAnalyses,
} from "../../db/tables/profiles.ts";
import { teamMembers, testimonials } from "../../db/tables/site.ts";
import { hiringTeamMembers, hiringTeams } from "../../db/tables/teams.ts";

const generatedColumns = new Set(["id", "createdAt", "updatedAt", "joinedAt", "publishedAt"]);

/** `serverOnly` names columns that only the server may set, such as the status of a new quote request. */
const insertShape = (table: Table, serverOnly: readonly string[] = []): z.ZodObject => {
  const shape = createInsertSchema(table);
  const omitted = Object.keys(getTableColumns(table)).filter(
    (key) => generatedColumns.has(key) || serverOnly.includes(key),
  );
  return shape.omit(Object.fromEntries(omitted.filter((key) => key in shape.shape).map((key) => [key, true])));
};

export const insertShapes = {
  users: insertShape(users),
  jobs: insertShape(jobs),
  leads: insertShape(leads, ["idempotencyKey", "spamSignals"]),
  testimonials: insertShape(testimonials),
  teamMembers: insertShape(teamMembers),
  quoteRequests: insertShape(quoteRequests, ["status", "idempotencyKey", "spamSignals"]),
  companies: insertShape(companies),
  hiringTeams: insertShape(hiringTeams),
  hiringTeamMembers: insertShape(hiringTeamMembers),
  jobsEnhanced: insertShape(jobsEnhanced),
  candidates: insertShape(candidates),
  jobApplications: insertShape(jobApplications, ["appliedAt", "lastActivity"]),
  pipelineActivities: insertShape(pipelineActivities),
  interviews: insertShape(interviews),
  candidateProfiles: insertShape(candidateProfiles),
  resumeAnalyses: insertShape(resumeAnalyses),
  candidateJobInterests: insertShape(candidateJobInterests),
  aiJobMatches: insertShape(aiJobMatches),
  candidateActivities: insertShape(candidateActivities),
  portfolioItems: insertShape(portfolioItems),
  externalIntegrations: insertShape(externalIntegrations),
  privacySettings: insertShape(privacySettings),
  professionalConnections: insertShape(professionalConnections),
} as const;
