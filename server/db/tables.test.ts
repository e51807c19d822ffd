/** The stored data model against the specification, read from PostgreSQL's own catalog. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../test/database/test-database.ts";

const { owner } = await testDatabase();

/** Columns by requirement and table. Marks after a column: "!" required, "?" optional, "[]" list, (n) maximum length, :type, =default. */
const specification: Readonly<Record<string, string>> = {
  "[DATA-01] users": "id! username!",
  "[DATA-03] jobs":
    "id! title company location salary type description requirements[] isActive=true isFeatured=false createdAt",
  "[DATA-04] leads": "id! firstName! lastName! email! company! companySize? interests[]! message? createdAt!",
  "[DATA-05] testimonials": "id! name position company content rating:integer avatarUrl?",
  "[DATA-06] team_members": "id! name position experience avatarUrl? order:integer=0",
  "[DATA-07] quote_requests":
    "id! firstName(255)! lastName(255)! email(255)! phone(50)? company! jobTitle? companySize(50)? hiringNeed! timeline(50)? message? status(50)=new createdAt",
  "[DATA-08] companies": "id! name(255) description website(500) industry(100) size logoUrl(500) createdAt",
  "[DATA-09] hiring_teams": "id! name description companyId createdBy createdAt updatedAt",
  "[DATA-10] hiring_team_members": "id! teamId userId role(100) permissions(50)=view joinedAt",
  "[DATA-11] jobs_enhanced":
    "id! title description requirements benefits location salaryMin salaryMax type=full-time status=draft priority=medium companyId hiringTeamId createdBy assignedRecruiterId targetStartDate applicationDeadline createdAt updatedAt",
  "[DATA-12] candidates":
    "id! firstName(100) lastName(100) email(255) phone resumeUrl(500) linkedinUrl(500) portfolioUrl(500) currentTitle currentCompany experience:integer skills location desiredSalary availability=immediate source notes createdAt updatedAt",
  "[DATA-13] job_applications":
    "id! jobId candidateId stage=applied status=active score assignedRecruiterId source appliedAt lastActivity rejectedAt rejectionReason offerAmount offerDate startDate notes",
  "[DATA-14] pipeline_activities": "id! applicationId fromStage toStage activityType description performedBy createdAt",
  "[DATA-15] interviews":
    "id! applicationId interviewerId type scheduledAt! duration=60 location meetingLink status=scheduled feedback rating recommendation createdAt updatedAt",
  "[DATA-16] candidate_profiles":
    "id! userId firstName(100) lastName(100) email(255) phone location title summary skills[] experience:jsonb education:jsonb certifications preferredRoles[] preferredLocations[] salaryExpectation availabilityStatus=open resumeUrl(500) portfolioUrl(500) linkedinUrl(500) githubUrl(500) aiAnalysis:jsonb profileCompleteness=0 createdAt updatedAt",
  "[DATA-17] resume_analyses":
    "id! candidateId fileName fileUrl extractedText skills experience education atsScore keywordOptimization aiRecommendations createdAt",
  "[DATA-18] candidate_job_interests":
    "id! candidateId jobId interestType! matchScore aiRecommendationReason status=pending appliedAt createdAt",
  "[DATA-19] ai_job_matches":
    "id! candidateId! jobId! overallScore! skillsMatch! experienceMatch! locationMatch! salaryMatch! cultureMatch? matchingFactors recommendations createdAt",
  "[DATA-20] candidate_activities": "id! candidateId activityType description metadata createdAt",
  "[DATA-21] portfolio_items":
    "id! candidateId title description projectUrl imageUrl videoUrl technologies role startDate endDate highlights visibility=public displayOrder=0 createdAt updatedAt",
  "[DATA-22] external_integrations":
    "id! candidateId platform profileUrl username isVerified=false syncEnabled=true lastSyncedAt metadata createdAt",
  "[DATA-23] privacy_settings":
    "id! candidateId profileVisibility=public showEmail=false showPhone=false showLocation=true showSalaryExpectation=false showResume=true allowRecruiterContact=true allowNetworking=true blockedCompanies[] createdAt updatedAt",
  "[DATA-24] professional_connections":
    "id! candidateId connectedCandidateId connectionType=professional status=pending message createdAt updatedAt",
};

interface Column extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly cap: number | null;
  readonly fallback: string | null;
}

const { rows: columns } = await owner.db.execute<Column>(sql`
  select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as nullable,
         character_maximum_length as cap, column_default as fallback
  from information_schema.columns where table_schema = 'public'`);

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const plainDefault = (column: Column): string | undefined =>
  column.fallback?.replace(/::[a-z ]+(\(\d+\))?$/, "").replace(/^'(.*)'$/, "$1");

const pattern = /^(?<name>\w+)(?:\((?<cap>\d+)\))?(?<list>\[\])?(?::(?<type>\w+))?(?<need>[!?])?(?:=(?<value>.+))?$/;

/** The differences between the specification and a column. */
const problems = (table: string, word: string): readonly string[] => {
  const { name = "", cap, list, type, need, value } = pattern.exec(word)?.groups ?? {};
  const column = columns.find((each) => each.table === table && each.name === snake(name));
  if (column === undefined) return [`${name} is missing`];
  const claims: readonly (readonly [claimed: boolean, holds: boolean, problem: string])[] = [
    [cap !== undefined, column.cap === Number(cap), `${name} holds ${column.cap} characters, not ${cap}`],
    [list !== undefined, column.type === "ARRAY", `${name} is no list but ${column.type}`],
    [type !== undefined, column.type === type, `${name} is ${column.type}, not ${type}`],
    [need === "!", !column.nullable, `${name} is not required`],
    [need === "?", column.nullable, `${name} is not optional`],
    [value !== undefined, plainDefault(column) === value, `${name} defaults to ${plainDefault(column)}, not ${value}`],
  ];
  return claims.filter(([claimed, holds]) => claimed && !holds).map(([, , problem]) => problem);
};

for (const [title, words] of Object.entries(specification)) {
  const table = title.split(" ").at(-1) ?? "";
  test(`${title} holds the columns of the specification`, () => {
    expect(words.split(" ").flatMap((word) => problems(table, word))).toEqual([]);
  });
}

test("[DATA-33] contact requests, strategy calls and company profiles have tables of their own", () => {
  const additions = {
    contact_requests:
      "name! phone! email! company! hiringNeeds! jobDescription? jobDescriptionFile? status=new createdAt!",
    strategy_calls:
      "startsAt! durationMinutes=30 timeZone! urgency! challenges! phone? teamSize? techStack? status=booked",
    company_profiles: "companyId! tagline! culture! benefits[]! locations[]!",
  };
  const missing = Object.entries(additions).flatMap(([table, words]) =>
    words.split(" ").flatMap((word) => problems(table, word)),
  );
  expect(missing).toEqual([]);
});

test("every key is a UUIDv7 and every timestamp has a time zone", async () => {
  const ids = columns.filter((column) => column.name === "id");
  expect(ids.length).toBeGreaterThan(30);
  for (const column of ids) expect([column.type, column.fallback], column.table).toEqual(["uuid", "uuid_v7()"]);
  expect(columns.filter((column) => column.type === "timestamp without time zone")).toEqual([]);
  const { rows } = await owner.db.execute<{ id: string; now: string }>(
    sql`select uuid_v7() as id, floor(extract(epoch from clock_timestamp()) * 1000)::text as now`,
  );
  const [row] = rows;
  expect(row?.id[14]).toBe("7");
  expect("89ab").toContain(row?.id[19]);
  expect(Math.abs(Number.parseInt(row?.id.replace("-", "").slice(0, 12) ?? "", 16) - Number(row?.now))).toBeLessThan(
    1000,
  );
});

test("every foreign key has an index that begins with its columns", async () => {
  const { rows } = await owner.db.execute<{ constraint: string }>(sql`
    select c.conname as constraint from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and cardinality(c.conkey) = 1
      and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  // Users are deleted rarely, by a task that may be slow; these reference only users.
  expect(
    rows
      .map((row) => row.constraint)
      .filter(
        (name) => !/(author_id|created_by|merged_by|recruiter_id|performed_by|invited_by|admitted_by)/.test(name),
      ),
  ).toEqual([]);
});

test("descending indexes match `order by … desc`", async () => {
  const { rows } = await owner.db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%'`,
  );
  expect(rows).toEqual([]);
});
