/** One candidate in full, as far as this workspace may see them. */
import { and, asc, desc, eq } from "drizzle-orm";
import { statedAvailability } from "#domain/candidates/availability.ts";
import type { CandidatePage } from "#domain/matching/facts/read-candidate.ts";
import { uniqueSkills } from "#domain/skills/unique-skills.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { interviews } from "../../db/tables/interviews.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { introductionRequests } from "../../db/tables/matches.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { AppError } from "../../infra/http/errors.ts";
import { type Viewer, nameOf, readNetworkCandidates, type NetworkCandidate } from "./network-candidates.service.ts";

const applicationsOf = async (db: Database, candidateId: string): Promise<CandidatePage["applications"]> => {
  const rows = await db
    .select({ application: jobApplications, jobTitle: jobsEnhanced.title })
    .from(jobApplications)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, jobApplications.jobId))
    .where(eq(jobApplications.candidateId, candidateId))
    .orderBy(desc(jobApplications.appliedAt));
  const meetings = await db
    .select({ interview: interviews })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .where(eq(jobApplications.candidateId, candidateId))
    .orderBy(asc(interviews.scheduledAt));
  return rows.map(({ application: { id, jobId, stage, status, appliedAt }, jobTitle }) => ({
    id,
    jobId,
    jobTitle,
    stage,
    status,
    appliedAt: appliedAt.toISOString(),
    interviews: meetings
      .filter(({ interview }) => interview.applicationId === id)
      .map(({ interview }) => ({
        id: interview.id,
        scheduledAt: interview.scheduledAt.toISOString(),
        duration: interview.duration,
        type: interview.type,
        status: interview.status,
      })),
  }));
};

/** The company filter is needed: if the profile is the viewer's own, the database also shows requests of other workspaces. */
const introductionsOf = async (
  db: Database,
  companyId: string,
  profileId: string,
): Promise<CandidatePage["introductions"]> => {
  const rows = await db
    .select({ request: introductionRequests, jobTitle: jobsEnhanced.title })
    .from(introductionRequests)
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, introductionRequests.jobId))
    .where(and(eq(introductionRequests.profileId, profileId), eq(introductionRequests.companyId, companyId)));
  return rows.map(({ request, jobTitle }) => ({
    status: request.status as CandidatePage["introductions"][number]["status"],
    requestedAt: request.requestedAt.toISOString(),
    answeredAt: request.answeredAt?.toISOString() ?? null,
    candidateId: request.candidateId,
    jobId: request.jobId,
    jobTitle,
  }));
};

const networkPage = (person: NetworkCandidate, introductions: CandidatePage["introductions"]): CandidatePage => ({
  id: person.id,
  isNetwork: true,
  isSample: false,
  name: nameOf(person),
  currentTitle: person.title,
  currentCompany: (person.experience[0]?.end === null && person.experience[0].company) || null,
  location: person.location,
  email: person.email,
  phone: person.phone,
  linkedinUrl: person.linkedinUrl,
  portfolioUrl: person.portfolioUrl,
  githubUrl: person.githubUrl,
  resumeUrl: person.resumeUrl,
  desiredSalary: person.desiredSalary,
  years: null,
  availability: person.availability,
  source: null,
  notes: null,
  summary: person.summary,
  skills: uniqueSkills(person.skills),
  experience: [...person.experience],
  education: [...person.education],
  credentials: [...person.credentials],
  languages: [...person.languages],
  volunteering: [...person.volunteering],
  preferences: [...person.preferences],
  applications: [],
  introductions,
  addedAt: person.createdAt.toISOString(),
});

export const readCandidate = (db: Database, viewer: Viewer, id: string): Promise<CandidatePage> =>
  asActor(db, viewer, async (db) => {
    const [candidate] = await db.select().from(candidates).where(eq(candidates.id, id));
    if (candidate === undefined) {
      const [person] = await readNetworkCandidates(db, { ids: [id], limit: 1 });
      if (person === undefined) throw new AppError("not_found");
      return networkPage(person, await introductionsOf(db, viewer.companyId, id));
    }
    return {
      id,
      isNetwork: false,
      isSample: candidate.isSample,
      name: nameOf(candidate),
      currentTitle: candidate.currentTitle,
      currentCompany: candidate.currentCompany,
      location: candidate.location,
      email: candidate.email,
      phone: candidate.phone,
      linkedinUrl: candidate.linkedinUrl,
      portfolioUrl: candidate.portfolioUrl,
      githubUrl: null,
      resumeUrl: candidate.resumeUrl,
      desiredSalary: candidate.desiredSalary,
      years: candidate.experience,
      availability: statedAvailability(candidate.availability),
      source: candidate.source,
      notes: candidate.notes,
      summary: candidate.summary,
      skills: uniqueSkills(candidate.skills),
      experience: [...candidate.workHistory],
      education: [...candidate.education],
      credentials: [...candidate.credentials],
      languages: [...candidate.languages],
      volunteering: [...candidate.volunteering],
      preferences: [...candidate.preferences],
      applications: await applicationsOf(db, id),
      introductions: [],
      addedAt: candidate.createdAt.toISOString(),
    };
  });
