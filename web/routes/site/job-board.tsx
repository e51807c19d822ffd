import { Link } from "react-router";
import { brand } from "#domain/brand.ts";
import { type BoardFilter, boardFilter, listBoard, maxJobsCounted } from "#domain/jobs/job-board.ts";
import { BoardList } from "../../features/jobs/board-row.tsx";
import { BoardSearch } from "../../features/jobs/board-search.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/job-board.ts";

const emptyFilter = boardFilter.parse({});

/** Invalid query parameters are ignored one by one. */
const filterFrom = (url: string): BoardFilter => {
  const params = Object.fromEntries(new URL(url).searchParams);
  const parsed = boardFilter.safeParse(params);
  if (parsed.success) return parsed.data;
  const invalidKeys = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return boardFilter.parse(Object.fromEntries(Object.entries(params).filter(([key]) => !invalidKeys.has(key))));
};

export const loader = async (args: Route.LoaderArgs) => {
  const filter = filterFrom(args.request.url);
  return { filter, ...(await createCaller(args)(listBoard, { query: filter })) };
};

export const meta = (args: Route.MetaArgs) => [
  ...pageMeta(args, {
    title: "Open Jobs",
    description: `Search open jobs by title, location and pay. Each ad lists the salary and requirements, and a ${brand.name} profile shows how well you match.`,
    card: "company",
    trail: [["Open jobs", "/jobs"]],
  }),
  { tagName: "link", rel: "alternate", type: "application/xml", title: "Job feed", href: "/jobs/feed.xml" },
];

const addressOf = (filter: BoardFilter, page: number): string => {
  const params = Object.entries({ ...filter, page }).filter(
    ([key, value]) => value !== emptyFilter[key as keyof BoardFilter] && value !== "",
  );
  const query = new URLSearchParams(params.map(([key, value]) => [key, String(value)])).toString();
  return query === "" ? "/jobs" : `/jobs?${query}`;
};

const countText = (count: number): string => {
  if (count >= maxJobsCounted) return `${maxJobsCounted.toLocaleString("en-US")}+ open jobs`;
  return `${count} open ${count === 1 ? "job" : "jobs"}`;
};

const JobBoardPage = ({ loaderData: { filter, jobs, count, hasMore } }: Route.ComponentProps) => (
  <Container className="pt-9 pb-20 md:pt-14 md:pb-28">
    <h1 className="text-[36px]/[1.07] md:text-[50px]/[1.05]">Open jobs</h1>
    <p className="mt-4 mb-8 max-w-[38em] text-lg/[29px] text-ink-2">
      Every job says what it pays, where it is and what it asks for.
    </p>
    <BoardSearch filter={filter} />
    <div className="mt-8 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 className="text-[21px]/7 tabular-nums">{countText(count)}</h2>
      {filter.page > 1 && <p className="text-[15px]/6 text-ink-3 tabular-nums">Page {filter.page}</p>}
    </div>
    {jobs.length === 0 ? (
      <EmptyState title="No jobs found" text="Try adjusting your search criteria to find more opportunities.">
        <Link to="/jobs" className={buttonClass("secondary")}>
          Clear the search
        </Link>
      </EmptyState>
    ) : (
      <BoardList jobs={jobs} label="Open jobs" />
    )}
    {(filter.page > 1 || hasMore) && (
      <nav aria-label="Pages" className="mt-6 flex justify-between gap-4">
        {filter.page > 1 ? (
          <Link rel="prev" to={addressOf(filter, filter.page - 1)} className={buttonClass("secondary")}>
            Newer jobs
          </Link>
        ) : (
          <span />
        )}
        {hasMore && (
          <Link rel="next" to={addressOf(filter, filter.page + 1)} className={buttonClass("secondary")}>
            Older jobs
          </Link>
        )}
      </nav>
    )}
  </Container>
);

export default JobBoardPage;
