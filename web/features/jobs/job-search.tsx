import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type JobFilter, type PublicJob, type SalaryBand, salaryBands, searchJobs } from "#domain/jobs/search-jobs.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { JobSkeletons, jobGrid } from "../../sections/job-skeletons.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { JobCard } from "./job-card.tsx";

const emptyFilter: JobFilter = { title: "", location: "", salary: "any" };
const debounceMs = 250;
const initiallyShown = 9;

const bandLabel = (band: SalaryBand): string => (band === "any" ? "Any" : band);
const isBand = (value: string | null): value is SalaryBand =>
  (salaryBands as readonly (string | null)[]).includes(value);

/** Reads the filter from the URL, so that a search can be shared. */
const filterFromUrl = (): JobFilter => {
  const parameters = new URLSearchParams(window.location.search);
  const salary = parameters.get("salary");
  return {
    title: parameters.get("title") ?? "",
    location: parameters.get("location") ?? "",
    salary: isBand(salary) ? salary : "any",
  };
};

const writeFilterToUrl = (filter: JobFilter): void => {
  const url = new URL(window.location.href);
  for (const [key, value] of Object.entries(filter)) {
    if (value === "" || value === "any") url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
};

interface JobSearchProps {
  /** Renders an action in the footer of each job card. */
  readonly action?: (job: PublicJob) => ReactNode;
}

const JobSearch = ({ action }: JobSearchProps) => {
  const [draft, setDraft] = useState<JobFilter>(filterFromUrl);
  const [filter, setFilter] = useState<JobFilter>(draft);
  const [showsAll, setShowsAll] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const jobs = useQuery({ queryKey: ["/api/jobs", filter], queryFn: () => call(searchJobs, { query: filter }) });

  const apply = (next: JobFilter): void => {
    setFilter(next);
    setShowsAll(false);
    writeFilterToUrl(next);
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      if (draft.title !== filter.title || draft.location !== filter.location || draft.salary !== filter.salary)
        apply(draft);
    }, debounceMs);
    return () => clearTimeout(timer);
  });

  const search = (event: SyntheticEvent): void => {
    event.preventDefault();
    apply(draft);
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: "start", behavior: "smooth" });
  };

  const shownJobs = showsAll ? jobs.data : jobs.data?.slice(0, initiallyShown);
  return (
    <>
      <form
        onSubmit={search}
        aria-label="Search jobs"
        className="grid items-end gap-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-[1.3fr_1.3fr_1fr_auto]"
      >
        <Field label="Job title">
          <Input
            value={draft.title}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
            placeholder="Nurse, engineer, analyst"
          />
        </Field>
        <Field label="Location">
          <Input
            value={draft.location}
            onChange={(event) => setDraft({ ...draft, location: event.target.value })}
            placeholder="City, state or Remote"
          />
        </Field>
        <Field label="Salary">
          <Select
            options={salaryBands.map((band) => ({ value: band, label: bandLabel(band) }))}
            value={draft.salary}
            onValueChange={(salary) => {
              if (isBand(salary)) setDraft({ ...draft, salary });
            }}
          />
        </Field>
        <Button type="submit" size="large">
          <Search aria-hidden="true" /> Search Jobs
        </Button>
      </form>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the search moves the focus here */}
      <section
        ref={results}
        tabIndex={-1}
        aria-label="Jobs"
        aria-live="polite"
        className="mt-6 scroll-mt-28 outline-none"
      >
        {jobs.isPending && <JobSkeletons />}
        {jobs.isError && (
          <ErrorState
            title="We couldn't load jobs"
            text="Try again in a moment."
            onRetry={() => void jobs.refetch()}
            retrying={jobs.isFetching}
          />
        )}
        {shownJobs !== undefined && shownJobs.length === 0 && (
          <EmptyState title="No jobs found" text="Try adjusting your search criteria to find more opportunities.">
            <Button
              variant="secondary"
              onClick={() => {
                setDraft(emptyFilter);
                apply(emptyFilter);
              }}
            >
              Clear filters
            </Button>
          </EmptyState>
        )}
        {shownJobs !== undefined && shownJobs.length > 0 && (
          <ul className={jobGrid}>
            {shownJobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} action={action?.(job)} />
              </li>
            ))}
          </ul>
        )}
        {jobs.data !== undefined && shownJobs !== undefined && jobs.data.length > shownJobs.length && (
          <div className="mt-8 flex justify-center">
            <Button variant="secondary" onClick={() => setShowsAll(true)}>
              Show all {jobs.data.length} jobs
            </Button>
          </div>
        )}
      </section>
    </>
  );
};

export default withQueries(JobSearch);
