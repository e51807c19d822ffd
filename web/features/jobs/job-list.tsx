import { ListFilter, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DashboardJob } from "#domain/dashboard/dashboard.ts";
import { jobPriorities, jobStatuses } from "#domain/jobs/job-status.ts";
import { titled } from "../../sections/workspace/job-badges.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { controlClass } from "../../ui/field.tsx";
import { Menu, MenuChoice, MenuRule, MenuTitle } from "../../ui/menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { filterJobs, type JobFilter, noFilter } from "./filter-jobs.ts";
import { JobTable } from "./job-table.tsx";

const toggled = <Value,>(list: readonly Value[], value: Value, on: boolean): readonly Value[] =>
  on ? [...list, value] : list.filter((each) => each !== value);

interface ToolsProps {
  readonly filter: JobFilter;
  readonly onChange: (filter: JobFilter) => void;
}

const Filter = ({ filter, onChange }: ToolsProps) => {
  const { statuses, priorities } = filter;
  const chosen = statuses.length + priorities.length;
  return (
    <Menu
      label="Filter"
      align="start"
      trigger={
        <button type="button" className={buttonClass("secondary")}>
          <ListFilter aria-hidden="true" />
          Filter
          {chosen > 0 && (
            <span className="rounded-full bg-brand px-2 text-[13px]/5 text-brand-ink tabular-nums">
              {chosen}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </button>
      }
    >
      <MenuTitle>Status</MenuTitle>
      {jobStatuses.map((status) => (
        <MenuChoice
          key={status}
          checked={statuses.includes(status)}
          onCheckedChange={(on) => onChange({ ...filter, statuses: toggled(statuses, status, on) })}
        >
          {titled(status)}
        </MenuChoice>
      ))}
      <MenuRule />
      <MenuTitle>Priority</MenuTitle>
      {jobPriorities.map((priority) => (
        <MenuChoice
          key={priority}
          checked={priorities.includes(priority)}
          onCheckedChange={(on) => onChange({ ...filter, priorities: toggled(priorities, priority, on) })}
        >
          {titled(priority)}
        </MenuChoice>
      ))}
    </Menu>
  );
};

const SearchBox = ({ filter, onChange }: ToolsProps) => (
  <label className="relative block min-w-0 flex-1 basis-60 sm:max-w-90">
    <span className="sr-only">Search jobs</span>
    <Search
      className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
      aria-hidden="true"
    />
    <input
      type="search"
      value={filter.words}
      onChange={(event) => onChange({ ...filter, words: event.target.value })}
      placeholder="Search by title or department"
      className={controlClass("h-11 pr-3 pl-10.5 text-[15px]")}
    />
  </label>
);

interface JobListProps {
  readonly jobs: readonly DashboardJob[];
  readonly newJob: ReactNode;
}

export const JobList = ({ jobs, newJob }: JobListProps) => {
  const [filter, setFilter] = useState(noFilter);
  const shown = filterJobs(jobs, filter);
  if (jobs.length === 0) {
    return (
      <EmptyState title="No jobs yet" text="A job begins as a draft: a title is enough, the rest can follow.">
        {newJob}
      </EmptyState>
    );
  }
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox filter={filter} onChange={setFilter} />
        <Filter filter={filter} onChange={setFilter} />
        <output className="text-sm/5 text-ink-3 tabular-nums max-sm:order-last max-sm:w-full">
          {shown.length === jobs.length ? `${jobs.length} jobs` : `${shown.length} of ${jobs.length} jobs`}
        </output>
        <div className="ml-auto">{newJob}</div>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No job fits" text="No job has these words and this status and priority.">
          <Button look="secondary" onClick={() => setFilter(noFilter)}>
            Clear search and filter
          </Button>
        </EmptyState>
      ) : (
        <JobTable jobs={shown} />
      )}
    </div>
  );
};
