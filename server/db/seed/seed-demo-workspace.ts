/** The demo workspace: a fictional employer with active hiring, for visitors. */
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { candidates } from "../tables/candidates.ts";
import { companies, companyMembers, companyProfiles } from "../tables/companies.ts";
import { users } from "../tables/identity.ts";
import { jobsEnhanced } from "../tables/jobs.ts";
import { hiringTeamMembers, hiringTeams } from "../tables/teams.ts";
import { dateOnly, daysAfter, daysBefore } from "./calendar.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import { generateCandidate } from "./invent-candidate.ts";
import { sampleId } from "./sample-id.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import type { DemoJob } from "./samples/demo-jobs/demo-job.ts";
import { demoJobs } from "./samples/demo-jobs.ts";
import { demoCompany, demoMembers, demoTeams } from "./samples/demo-workspace.ts";
import { type SeededCandidate, seedPipeline } from "./seed-pipeline.ts";
import { type Occupation, occupationsByCategory, type SampleLocation, places } from "./sample-people.ts";

/** Marks the candidates of the large pool, which `--candidates` fills and a plain seeding leaves alone. */
export const poolSource = "Sample pool";

/** The age of the workspace on the day of seeding; the weekly task computes from it how far the demo has aged. */
const demoAgeDays = 420;

const candidatesPerJob = 10;
const extraCandidateCount = 60;

const words = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z]+/g));

/** The occupation of the job's category whose titles share most words with the job's. */
const occupationFor = (job: DemoJob): Occupation => {
  const titleWords = words(job.title);
  const shared = (occupation: Occupation): number =>
    [...words(occupation.titles.join(" "))].filter((word) => titleWords.has(word)).length;
  const [best] = [...(occupationsByCategory[job.category] ?? [])].toSorted((a, b) => shared(b) - shared(a));
  if (best === undefined) throw new Error(`no occupation for ${job.category}`);
  return best;
};

const deleteDemoRows = async (db: Database): Promise<void> => {
  await db.delete(jobsEnhanced).where(eq(jobsEnhanced.companyId, demoCompanyId));
  await db.delete(hiringTeams).where(eq(hiringTeams.companyId, demoCompanyId));
  await db
    .delete(candidates)
    .where(and(eq(candidates.companyId, demoCompanyId), ne(sql`coalesce(${candidates.source}, '')`, poolSource)));
};

const seedCompany = async (db: Database, now: Date): Promise<void> => {
  const { name, description, website, industry, size, tagline, culture, benefits, locations } = demoCompany;
  const company = {
    name,
    description,
    website,
    industry,
    size,
    isSample: true,
    setupStep: 3,
    createdAt: daysBefore(now, demoAgeDays),
  };
  await db
    .insert(companies)
    .values({ ...company, id: demoCompanyId })
    .onConflictDoUpdate({ target: companies.id, set: company });
  const profile = { tagline, culture, benefits: [...benefits], locations: [...locations] };
  await db
    .insert(companyProfiles)
    .values({ ...profile, companyId: demoCompanyId })
    .onConflictDoUpdate({ target: companyProfiles.companyId, set: profile });
};

/** Members without a password, so that no one can sign in as them. */
const seedMembers = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map(demoMembers.map((member) => [member.key, sampleId(`demo member ${member.key}`)]));
  for (const { key, firstName, lastName, email, position, department } of demoMembers) {
    const id = ids.get(key) ?? "";
    const user = { username: email.toLowerCase(), name: `${firstName} ${lastName}`, kind: "employer" };
    await db
      .insert(users)
      .values({ ...user, id })
      .onConflictDoUpdate({ target: users.id, set: user });
    await db
      .insert(companyMembers)
      .values({ companyId: demoCompanyId, userId: id, position, department, permissions: "viewer" })
      .onConflictDoNothing();
  }
  return ids;
};

const seedTeams = async (db: Database, now: Date, memberIds: ReadonlyMap<string, string>) => {
  const ids = new Map(demoTeams.map((team) => [team.key as string, sampleId(`demo team ${team.key}`)]));
  for (const { key, name, description, leadKey, members } of demoTeams) {
    const teamId = ids.get(key) ?? "";
    const createdBy = memberIds.get(leadKey) ?? null;
    await db
      .insert(hiringTeams)
      .values({ id: teamId, companyId: demoCompanyId, name, description, createdBy, createdAt: daysBefore(now, 200) });
    await db.insert(hiringTeamMembers).values(
      members.map(({ memberKey, role, permissions }) => ({
        companyId: demoCompanyId,
        teamId,
        userId: memberIds.get(memberKey) ?? "",
        role,
        permissions,
      })),
    );
  }
  return ids;
};

const seedJobs = async (
  db: Database,
  now: Date,
  teamIds: ReadonlyMap<string, string>,
  memberIds: ReadonlyMap<string, string>,
) => {
  const ids = new Map(demoJobs.map((job) => [job.key, sampleId(`demo job ${job.key}`)]));
  await db.insert(jobsEnhanced).values(
    demoJobs.map((job) => {
      const lead = memberIds.get(demoTeams.find((team) => team.key === job.teamKey)?.leadKey ?? "") ?? null;
      const requirements = [
        ...job.mustHave.map((item) => `Must have: ${item}`),
        ...job.niceToHave.map((item) => `Nice to have: ${item}`),
      ];
      return {
        id: ids.get(job.key) ?? "",
        companyId: demoCompanyId,
        title: job.title,
        department: job.department,
        description: job.description,
        requirements: requirements.join("\n"),
        mustHave: [...job.mustHave],
        niceToHave: [...job.niceToHave],
        benefits: job.benefits,
        location: job.location,
        remote: job.remote,
        salaryMin: job.salaryMinUsd,
        salaryMax: job.salaryMaxUsd,
        minYears: job.minYears,
        status: job.status,
        priority: job.priority,
        hiringTeamId: teamIds.get(job.teamKey) ?? null,
        createdBy: lead,
        assignedRecruiterId: lead,
        targetStartDate: dateOnly(daysAfter(now, 45)),
        applicationDeadline: daysAfter(now, 30),
        createdAt: daysBefore(now, job.openedDaysAgo),
      };
    }),
  );
  return ids;
};

const nearby = ["Columbus", "Dublin", "Westerville", "Grove City", "Newark", "Lancaster", "Marion"].map((city) => ({
  city,
  state: "OH",
  metro: "Columbus",
}));
/** Three in four candidates live near the hospital. */
const homeLocations: readonly SampleLocation[] = [
  ...places,
  ...Array.from({ length: Math.round((3 * places.length) / nearby.length) }, () => nearby).flat(),
];

/** Ten candidates for each job, and some that fit none. Returns the candidates by job. */
const seedCandidates = async (
  db: Database,
  now: Date,
  draw: SeededRandom,
): Promise<ReadonlyMap<string, SeededCandidate[]>> => {
  const byJob = new Map<string, SeededCandidate[]>();
  const generate = (occupation: Occupation, serial: number) => ({
    ...generateCandidate(occupation, serial, now, draw, homeLocations),
    id: sampleId(`demo candidate ${serial}`),
    companyId: demoCompanyId,
    source: draw.pick(["Careers site", "LinkedIn", "Referral", "Indeed", "Agency"]),
  });
  const fitting = demoJobs.flatMap((job, index) => {
    const people = Array.from({ length: candidatesPerJob }, (_each, n) =>
      generate(occupationFor(job), index * candidatesPerJob + n),
    );
    byJob.set(job.key, people);
    return people;
  });
  const everyOccupation = Object.values(occupationsByCategory).flat();
  const others = Array.from({ length: extraCandidateCount }, (_each, n) =>
    generate(draw.pick(everyOccupation), fitting.length + n),
  );
  await db
    .insert(candidates)
    .values(
      [...fitting, ...others].map((person) => ({ ...person, skills: [...person.skills], updatedAt: person.createdAt })),
    );
  return byJob;
};

export const seedDemoWorkspace = async (db: Database, now: Date): Promise<void> => {
  await deleteDemoRows(db);
  await seedCompany(db, now);
  const memberIds = await seedMembers(db);
  const teamIds = await seedTeams(db, now, memberIds);
  const jobIds = await seedJobs(db, now, teamIds, memberIds);
  const applicants = await seedCandidates(db, now, seededRandom(24));
  await seedPipeline(db, {
    companyId: demoCompanyId,
    now,
    jobIds,
    memberIds,
    candidateFor: (jobKey) => {
      const next = applicants.get(jobKey)?.shift();
      if (next === undefined) throw new Error(`more applications than candidates for ${jobKey}`);
      return next;
    },
  });
};
