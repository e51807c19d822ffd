/** Applicants with voluntary self-identification answers, inserted as rows. */
import { queryDatabase } from "../environment/browser-database.ts";

interface ApplicantGroup {
  readonly count: number;
  readonly sex: string | null;
  readonly race: string | null;
  readonly stage: string;
}

/** Returns the ids of their applications. */
export const createApplicants = async (
  companyId: string,
  jobId: string,
  { count, sex, race, stage }: ApplicantGroup,
): Promise<readonly string[]> => {
  const rows = await queryDatabase<{ id: string }>(
    `with people as (
       insert into candidates (company_id, first_name, last_name, email)
       select $1::uuid, 'Nadia', 'Osei', gen_random_uuid() || '@people.example' from generate_series(1, $2) returning id, email),
     applied as (
       insert into job_applications (company_id, job_id, candidate_id, stage) select $1::uuid, $3::uuid, id, $4 from people returning id),
     sent as (
       insert into application_submissions (application_id, company_id, first_name, last_name, email, confirmed_at)
       select id, $1::uuid, 'Nadia', 'Osei', 'nadia@people.example', now() from applied returning application_id)
     select application_id as id from sent`,
    [companyId, count, jobId, stage],
  );
  const ids = rows.map(({ id }) => id);
  if (sex !== null || race !== null) {
    await queryDatabase(
      "insert into self_identifications (application_id, sex, race, text_id, text_hash) select id, $2, $3, 'self-identification/1', repeat('0', 64) from unnest($1::uuid[]) id",
      [ids, sex, race],
    );
  }
  return ids;
};
