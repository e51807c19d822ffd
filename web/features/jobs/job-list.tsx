import { ListFilter, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DashboardJob } from "#domain/dashboard/dashboard.ts";
import { jobPriorities, jobStatuses, type JobPriority, type JobStatus } from "#domain/jobs/job-status.ts";
import { capitalize } from "../../sections/workspace/job-badges.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { controlClass } from "../../ui/field.tsx";
import { Menu, MenuCheckboxItem, MenuSeparator, MenuLabel } from "../../ui/menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { JobTable } from "./job-table.tsx";

interface JobFilter {
  readonly searchText: string;
  /** An empty list means all. */
  readonly statuses: readonly JobStatus[];
  readonly priorities: readonly JobPriority[];
}

const noJobFilter: JobFilter = { searchText: "", statuses: [], priorities: [] };

/** Every search term must occur in the title or the department. */
const filterJobs = (jobs: readonly DashboardJob[], filter: JobFilter): readonly DashboardJob[] => {
  const terms = filter.searchText.toLocaleLowerCase("en-US").split(/\s+/).filter(Boolean);
  return jobs.filter((job) => {
    const text = `${job.title} ${job.department ?? ""}`.toLocaleLowerCase("en-US");
    return (
      terms.every((term) => text.includes(term)) &&
      (filter.statuses.length === 0 || filter.statuses.includes(job.status)) &&
      (filter.priorities.length === 0 || filter.priorities.includes(job.priority))
    );
  });
};

const toggle = <Value,>(list: readonly Value[], value: Value, isOn: boolean): readonly Value[] =>
  isOn ? [...list, value] : list.filter((each) => each !== value);

interface FilterProps {
  readonly filter: JobFilter;
  readonly onChange: (filter: JobFilter) => void;
}

const JobFilterMenu = ({ filter, onChange }: FilterProps) => {
  const { statuses, priorities } = filter;
  const filterCount = statuses.length + priorities.length;
  return (
    <Menu
      label="Filter"
      align="start"
      trigger={
        <button type="button" className={buttonClass("secondary")}>
          <ListFilter aria-hidden="true" />
          Filter
          {filterCount > 0 && (
            <span className="rounded-full bg-brand px-2 text-[13px]/5 text-brand-ink tabular-nums">
              {filterCount}
              <span className="sr-only"> selected</span>
            </span>
          )}
        </button>
      }
    >
      <MenuLabel>Status</MenuLabel>
      {jobStatuses.map((status) => (
        <MenuCheckboxItem
          key={status}
          checked={statuses.includes(status)}
          onCheckedChange={(isOn) => onChange({ ...filter, statuses: toggle(statuses, status, isOn) })}
        >
          {capitalize(status)}
        </MenuCheckboxItem>
      ))}
      <MenuSeparator />
      <MenuLabel>Priority</MenuLabel>
      {jobPriorities.map((priority) => (
        <MenuCheckboxItem
          key={priority}
          checked={priorities.includes(priority)}
          onCheckedChange={(isOn) => onChange({ ...filter, priorities: toggle(priorities, priority, isOn) })}
        >
          {capitalize(priority)}
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
};

const JobSearch = ({ filter, onChange }: FilterProps) => (
  <label className="relative block min-w-0 flex-1 basis-60 sm:max-w-90">
    <span className="sr-only">Search jobs</span>
    <Search
      className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
      aria-hidden="true"
    />
    <input
      type="search"
      value={filter.searchText}
      onChange={(event) => onChange({ ...filter, searchText: event.target.value })}
      placeholder="Search by title or department"
      className={controlClass("h-11 pr-3 pl-10.5 text-[15px]")}
    />
  </label>
);

interface JobListProps {
  readonly jobs: readonly DashboardJob[];
  readonly newJob?: ReactNode;
}

export const JobList = ({ jobs, newJob }: JobListProps) => {
  const [filter, setFilter] = useState(noJobFilter);
  const shownJobs = filterJobs(jobs, filter);
  if (jobs.length === 0) {
    return (
      <EmptyState title="No jobs yet" text="Start with a title and save a draft. You can add the rest later.">
        {newJob}
      </EmptyState>
    );
  }
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <JobSearch filter={filter} onChange={setFilter} />
        <JobFilterMenu filter={filter} onChange={setFilter} />
        <output className="text-sm/5 text-ink-3 tabular-nums max-sm:order-last max-sm:w-full">
          {shownJobs.length === jobs.length
            ? `${jobs.length} ${jobs.length === 1 ? "job" : "jobs"}`
            : `${shownJobs.length} of ${jobs.length} jobs`}
        </output>
        <div className="ml-auto empty:hidden">{newJob}</div>
      </div>
      {shownJobs.length === 0 ? (
        <EmptyState title="No matching jobs" text="Try a different search or fewer filters.">
          <Button variant="secondary" onClick={() => setFilter(noJobFilter)}>
            Clear search and filters
          </Button>
        </EmptyState>
      ) : (
        <JobTable jobs={shownJobs} />
      )}
    </div>
  );
};
