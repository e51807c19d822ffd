/** Searches the candidates of a workspace, page by page. */
import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import {
  type FoundCandidate,
  maxCandidatesCounted,
  type CandidateFilter,
  type CandidateSortOrder,
  candidatesPerPage,
} from "#domain/candidates/search-candidates.ts";
import { engineVersion } from "#domain/matching/score/trace.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { AppError } from "../../infra/http/errors.ts";

interface Cursor {
  readonly at: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly id: string;
  readonly years: number | null;
  readonly salary: number | null;
  readonly score: number | null;
}

const formatCursor = ({ at, lastName, firstName, id, years, salary, score }: Cursor): string =>
  Buffer.from(JSON.stringify([at, lastName, firstName, id, years, salary, score])).toString("base64url");

const storable = z.string().refine((text) => !text.includes("\0"));
const cursorValues = z.tuple([
  z.iso.datetime(),
  storable,
  storable,
  z.uuid(),
  z.int32().nullable(),
  z.number().nullable(),
  z.int32().nullable(),
]);

const parseCursor = (cursor: string): Cursor | null => {
  if (cursor === "") return null;
  try {
    const [at, lastName, firstName, id, years, salary, score] = cursorValues.parse(
      JSON.parse(Buffer.from(cursor, "base64url").toString()),
    );
    return { at, lastName, firstName, id, years, salary, score };
  } catch {
    throw new AppError("validation_failed", "This page doesn't exist. Start again from the first page.", {
      after: "is not valid",
    });
  }
};

interface SortColumn {
  readonly sort: "added" | "name" | "years" | "salary" | "score";
  readonly isDescending: boolean;
}

const sortColumns: Readonly<Record<CandidateSortOrder, SortColumn>> = {
  newest: { sort: "added", isDescending: true },
  oldest: { sort: "added", isDescending: false },
  name: { sort: "name", isDescending: false },
  "-name": { sort: "name", isDescending: true },
  years: { sort: "years", isDescending: false },
  "-years": { sort: "years", isDescending: true },
  salary: { sort: "salary", isDescending: false },
  "-salary": { sort: "salary", isDescending: true },
  score: { sort: "score", isDescending: false },
  "-score": { sort: "score", isDescending: true },
};

/** The number of candidates that match, up to `max`. Call inside `asActor`. */
export const countMatchingCandidates = async (
  db: Database,
  filter: CandidateFilter,
  { since = null, max }: { readonly since?: string | null; readonly max: number },
): Promise<number> => {
  const { rows } = await db.execute<{ counted: number }>(
    sql`select candidate_search_count(${JSON.stringify(filter)}::jsonb, ${since}::timestamptz, ${max}) as counted`,
  );
  return rows[0]?.counted ?? 0;
};

const columns = {
  id: candidates.id,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  currentTitle: candidates.currentTitle,
  currentCompany: candidates.currentCompany,
  location: candidates.location,
  years: candidates.experience,
  desiredSalary: candidates.desiredSalary,
  skills: candidates.skills,
  source: candidates.source,
  isSample: candidates.isSample,
  applications: sql<number>`(select count(*)::integer from job_applications a where a.company_id = candidates.company_id and a.candidate_id = candidates.id)`,
  stages: sql<
    Stage[]
  >`array(select a.stage from job_applications a where a.company_id = candidates.company_id and a.candidate_id = candidates.id
    and a.status <> 'withdrawn' group by a.stage order by max(application_progress(a.stage, a.status)) desc)`,
  // One application that waits for its score could have the highest.
  bestScore: sql<
    FoundCandidate["bestScore"]
  >`(select jsonb_build_object('score', a.score, 'scoredAt', a.scored_at, 'jobId', a.job_id, 'jobTitle', j.title,
      'isScoreStale', bool_or(a.score_engine is distinct from ${engineVersion}) over ())
    from job_applications a join jobs_enhanced j on j.id = a.job_id
    where a.company_id = candidates.company_id and a.candidate_id = candidates.id and a.status <> 'withdrawn' order by a.score desc nulls last, a.id desc limit 1)`,
  at: sql<string>`to_char(${candidates.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};

export const searchCandidates = (
  db: Database,
  companyId: string,
  { after, ...filter }: CandidateFilter & { readonly after: string },
): Promise<{ people: FoundCandidate[]; next: string | null; counted: number }> => {
  const from = parseCursor(after);
  const { sort, isDescending } = sortColumns[filter.order];
  return asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from candidate_search_page(${JSON.stringify(filter)}::jsonb, ${sort}, ${isDescending}, ${JSON.stringify(from)}::jsonb, ${candidatesPerPage + 1}) as id`,
    );
    const ids = rows.map(({ id }) => id);
    const candidateRows = await db.select(columns).from(candidates).where(inArray(candidates.id, ids));
    const byId = new Map(candidateRows.map((row) => [row.id, row]));
    const page = ids.flatMap((id) => byId.get(id) ?? []);
    const pageRows = page.slice(0, candidatesPerPage);
    const last = page.length > candidatesPerPage ? pageRows.at(-1) : undefined;
    const counted = await countMatchingCandidates(db, filter, { max: maxCandidatesCounted + 1 });
    return {
      people: pageRows.map(({ firstName, lastName, at, ...person }) => ({
        ...person,
        name: `${firstName} ${lastName}`.trim(),
        addedAt: new Date(at).toISOString(),
      })),
      next:
        last === undefined
          ? null
          : formatCursor({ ...last, salary: last.desiredSalary, score: last.bestScore?.score ?? null }),
      counted,
    };
  });
};
