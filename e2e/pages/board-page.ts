/** A job with candidates on its board for browser tests, inserted as rows. */
import type { Locator, Page } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";
import { markScored } from "../support/mark-scored.ts";
import { open } from "./site-page.ts";

export const createJobWithCandidates = async (
  companyId: string,
  people: readonly string[],
  title = "Night Ward Nurse",
) => {
  const [job] = await queryDatabase<{ id: string }>(
    "insert into jobs_enhanced (company_id, title) values ($1, $2) returning id",
    [companyId, title],
  );
  await queryDatabase(
    `with made as (
       insert into candidates (company_id, first_name, last_name, email, current_title, location)
       select $1, split_part(n, ' ', 1), split_part(n, ' ', 2), gen_random_uuid() || '@people.example', 'Registered nurse', 'Dayton, OH'
       from unnest($3::text[]) with ordinality as names(n, at) order by at returning id)
     insert into job_applications (company_id, job_id, candidate_id, score, last_activity)
     select $1, $2, id, least(100, 50 + row_number() over ())::int, now() - row_number() over () * interval '1 minute' from made`,
    [companyId, job?.id, people],
  );
  await markScored(job?.id ?? "");
  return job?.id ?? "";
};

export const openBoard = async (page: Page, jobId: string, view = ""): Promise<void> => {
  await open(page, `/platform/jobs/${jobId}${view}`);
};

export const column = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

export const card = (page: Page, name: string): Locator =>
  page.locator("[data-card]").filter({ has: page.getByRole("link", { name, exact: true }) });

export const readApplicationState = async (jobId: string, firstName: string) => {
  const [row] = await queryDatabase<{
    stage: string;
    status: string;
    rejection_kind: string | null;
    mail: string | null;
  }>(
    `select a.stage, a.status, a.rejection_kind, p.mail_state as mail from job_applications a join candidates c on c.id = a.candidate_id
     left join pipeline_move_parts p on p.move_id = a.last_move_id and p.application_id = a.id where a.job_id = $1 and c.first_name = $2`,
    [jobId, firstName],
  );
  return row;
};
