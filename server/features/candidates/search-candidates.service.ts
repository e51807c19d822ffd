/** Searches the candidates of a workspace, page by page. */
import { inArray, type SQL, sql } from "drizzle-orm";
import {
  type FoundCandidate,
  maxCandidatesCounted,
  type CandidateFilter,
  candidatesPerPage,
} from "#domain/candidates/search-candidates.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { AppError } from "../../infra/http/errors.ts";

interface Cursor {
  readonly at: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly id: string;
}

const formatCursor = ({ at, lastName, firstName, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at, lastName, firstName, id])).toString("base64url");

const isCursor = (value: unknown): value is readonly [string, string, string, string] =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((each) => typeof each === "string" && !each.includes("\0")) &&
  !Number.isNaN(Date.parse(String(value[0]))) &&
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(value[3]));

const parseCursor = (cursor: string): Cursor | undefined => {
  if (cursor === "") return undefined;
  try {
    const parsedCursor: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (isCursor(parsedCursor))
      return { at: parsedCursor[0], lastName: parsedCursor[1], firstName: parsedCursor[2], id: parsedCursor[3] };
  } catch {
    // Not a valid cursor.
  }
  throw new AppError("validation_failed", "This page doesn't exist. Start again from the first page.", {
    after: "is not valid",
  });
};

const filterArguments = ({
  q,
  skills,
  place,
  yearsFrom,
  yearsTo,
  salaryTo,
  order: _order,
  ...unused
}: CandidateFilter): SQL => {
  // A filter that is not passed on is a type error.
  unused satisfies Record<string, never>;
  return sql`${q}, ${sql.param(skills)}::text[], ${place}, ${yearsFrom}::integer, ${yearsTo}::integer, ${salaryTo}::numeric`;
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
  at: sql<string>`to_char(${candidates.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};

export const searchCandidates = (
  db: Database,
  companyId: string,
  { after, ...filter }: CandidateFilter & { readonly after: string },
): Promise<{ people: FoundCandidate[]; next: string | null; counted: number }> => {
  const from = parseCursor(after);
  const byName = filter.order === "name";
  return asActor(db, { companyId }, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from find_candidates(${filterArguments(filter)}, ${byName}, ${from?.at ?? null}::timestamptz, ${from?.lastName ?? null}, ${from?.firstName ?? null}, ${from?.id ?? null}::uuid, ${candidatesPerPage + 1}) as id`,
    );
    const ids = rows.map(({ id }) => id);
    const candidateRows = await db.select(columns).from(candidates).where(inArray(candidates.id, ids));
    const byId = new Map(candidateRows.map((row) => [row.id, row]));
    const page = ids.flatMap((id) => byId.get(id) ?? []);
    const pageRows = page.slice(0, candidatesPerPage);
    const last = page.length > candidatesPerPage ? pageRows.at(-1) : undefined;
    const counts = await db.execute<{ counted: number }>(
      sql`select count_candidates(${filterArguments(filter)}, ${maxCandidatesCounted + 1}) as counted`,
    );
    return {
      people: pageRows.map(({ firstName, lastName, at, ...person }) => ({
        ...person,
        name: `${firstName} ${lastName}`.trim(),
        addedAt: new Date(at).toISOString(),
      })),
      next: last === undefined ? null : formatCursor(last),
      counted: counts.rows[0]?.counted ?? 0,
    };
  });
};
