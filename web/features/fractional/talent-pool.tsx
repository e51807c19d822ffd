import { BadgeCheck, Search } from "lucide-react";
import { useState } from "react";
import type { Expert } from "#domain/fractional/expert.ts";
import { type ExpertFilter, filterExperts, noFilter } from "#domain/fractional/filter.ts";
import { skillGroups } from "#domain/fractional/skill-groups.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Container } from "../../ui/container.tsx";
import { ExpertCard } from "./expert-card.tsx";

interface FilterBarProps {
  readonly filter: ExpertFilter;
  readonly onChange: (change: Partial<ExpertFilter>) => void;
}

const FilterBar = ({ filter, onChange }: FilterBarProps) => (
  <search
    aria-label="Filter experts"
    className="sticky top-18 z-20 border-y border-line bg-paper py-3 max-md:[&_input]:h-11 max-md:[&_select]:h-11"
  >
    <Container className="grid grid-cols-3 gap-2 md:grid-cols-[1.5fr_1fr_1fr_1fr] md:gap-3">
      <div className="relative max-md:col-span-3">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
          aria-hidden="true"
        />
        <Input
          type="search"
          aria-label="Search by name, title or skill"
          placeholder="Name, title or skill"
          className="pl-10!"
          value={filter.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </div>
      <NativeSelect
        aria-label="Skill"
        value={filter.skill}
        onChange={({ target }) => onChange({ skill: target.value })}
        className="max-md:pr-7! max-md:pl-2.5! max-md:text-[15px]!"
      >
        <option value="">All skills</option>
        {skillGroups.map(({ name, skills }) => (
          <optgroup key={name} label={name}>
            {skills.map((skill) => (
              <option key={skill} value={skill}>
                {skill}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Availability"
        value={filter.availability}
        onChange={({ target }) => onChange({ availability: target.value as ExpertFilter["availability"] })}
        className="max-md:pr-7! max-md:pl-2.5! max-md:text-[15px]!"
      >
        <option value="">Any availability</option>
        <option value="quarter-time">10 hrs/week</option>
        <option value="half-time">20 hrs/week</option>
      </NativeSelect>
      <NativeSelect
        aria-label="Hourly rate"
        value={filter.rate}
        onChange={({ target }) => onChange({ rate: target.value as ExpertFilter["rate"] })}
        className="max-md:pr-7! max-md:pl-2.5! max-md:text-[15px]!"
      >
        <option value="">Any rate</option>
        <option value="under200">Under $200</option>
        <option value="200to300">$200 to $300</option>
        <option value="over300">Over $300</option>
      </NativeSelect>
    </Container>
  </search>
);

export const TalentPool = ({ experts }: { readonly experts: readonly Expert[] }) => {
  const [filter, setFilter] = useState(noFilter);
  const shownExperts = filterExperts(experts, filter);
  return (
    <>
      <FilterBar filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      <Container className="pt-8 pb-16 md:pb-24">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <output className="text-base text-ink-2">
            Showing {shownExperts.length} of {experts.length} available experts
          </output>
          <p className="inline-flex items-center gap-2 text-[15px] font-[560] text-brand">
            <BadgeCheck className="size-5" aria-hidden="true" />
            All talent verified & reference-checked
          </p>
        </div>
        {shownExperts.length === 0 ? (
          <EmptyState
            title="No experts match these filters"
            text="Remove a filter, or book a call and we'll suggest an expert."
          >
            <Button variant="secondary" onClick={() => setFilter(noFilter)}>
              Clear filters
            </Button>
          </EmptyState>
        ) : (
          <ul className="grid gap-4.5 lg:grid-cols-2">
            {shownExperts.map((expert) => (
              <li key={expert.id}>
                <ExpertCard expert={expert} />
              </li>
            ))}
          </ul>
        )}
        {experts.some((expert) => expert.isSample) && (
          <p className="mt-6 text-[13px]/5 text-ink-3">These are sample profiles of fictional people.</p>
        )}
      </Container>
    </>
  );
};
