/** Workspace candidates for browser tests, inserted as rows. */
import { randomUUID } from "node:crypto";
import { queryDatabase } from "../environment/browser-database.ts";
import { markScored } from "./mark-scored.ts";

export interface CreatedCandidate {
  readonly id: string;
  readonly jobId: string;
  readonly applicationId: string;
}

/** A candidate with a full record, an application, a match and this many stage changes. */
export const createFullCandidate = async (
  companyId: string,
  { name = ["Ana", "Ruiz"], email = `${randomUUID()}@people.example`, steps = 3, stage = "interview" } = {},
): Promise<CreatedCandidate> => {
  const [candidate] = await queryDatabase<{ id: string }>(
    `insert into candidates (company_id, first_name, last_name, email, phone, current_title, current_company, location, experience, desired_salary,
       availability, source, linkedin_url, summary, skills, work_history, education, created_at)
     values ($1, $2, $3, $4, '(614) 555-0142', 'ICU Nurse Manager', 'Riverside Methodist', 'Columbus, OH', 12, 104000, '2 weeks', 'Referral',
       'https://www.linkedin.com/in/ana', 'Leads a unit of forty nurses.', '{Patient Care,Epic,Scheduling}',
       '[{"title": "ICU Nurse Manager", "company": "Riverside Methodist", "start": "2019-03", "end": null, "description": "Forty nurses, three shifts."}]',
       '[{"degree": "BSN", "school": "Ohio State", "year": 2012}]', now() - interval '90 days') returning id`,
    [companyId, name[0], name[1], email],
  );
  const [job] = await queryDatabase<{ id: string }>(
    `insert into jobs_enhanced (company_id, title) select $1, 'ICU Nurse Manager' where not exists (select 1 from jobs_enhanced where company_id = $1)
     returning id`,
    [companyId],
  );
  const jobId =
    job?.id ??
    (await queryDatabase<{ id: string }>("select id from jobs_enhanced where company_id = $1", [companyId]))[0]?.id ??
    "";
  const [application] = await queryDatabase<{ id: string }>(
    `insert into job_applications (company_id, job_id, candidate_id, stage, score, source) values ($1, $2, $3, $4, 87, 'Referral') returning id`,
    [companyId, jobId, candidate?.id, stage],
  );
  await markScored(jobId);
  await queryDatabase(
    `insert into pipeline_activities (company_id, application_id, activity_type, from_stage, to_stage, created_at)
     select $1, $2, 'stage_change', 'applied', 'screening', now() - make_interval(hours => n) from generate_series(1, $3) n`,
    [companyId, application?.id, steps],
  );
  await queryDatabase(
    `insert into ai_job_matches (company_id, candidate_id, job_id, overall_score, skills_match, experience_match, location_match, salary_match, matching_factors)
     values ($1, $2, $3, 87, 90, 80, 100, 70, '{"reasoning": "Twelve years in intensive care, four of them leading a unit."}')`,
    [companyId, candidate?.id, jobId],
  );
  return { id: candidate?.id ?? "", jobId, applicationId: application?.id ?? "" };
};
