import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import {
  activeFilterCount,
  sanitizeDollars,
  emptySearch,
  type CandidateSearch,
  skillsOf,
  sanitizeYears,
} from "./candidate-search.ts";
import { SkillsField } from "./skills-field.tsx";
import { DebouncedInput } from "./debounced-input.tsx";

interface CandidateFiltersProps {
  readonly search: CandidateSearch;
  readonly onChange: (patch: Partial<CandidateSearch>) => void;
}

const compactInput = "h-11! text-[15px]!";

/** The filters in addition to the search text. */
export const CandidateFilters = ({ search, onChange }: CandidateFiltersProps) => (
  <div className="grid content-start gap-5">
    <SkillsField skills={skillsOf(search)} onChange={(skills) => onChange({ skills: skills.join(",") })} />
    <Field label="Location">
      <DebouncedInput
        value={search.place}
        onDebouncedChange={(place) => onChange({ place })}
        placeholder="Columbus, OH"
        maxLength={100}
        className={compactInput}
      />
    </Field>
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[15px]/[22px] font-[540] text-ink">Years of experience</legend>
      <div className="flex items-center gap-2.5">
        <DebouncedInput
          aria-label="Minimum years of experience"
          value={search.yearsFrom}
          onDebouncedChange={(yearsFrom) => onChange({ yearsFrom })}
          sanitize={sanitizeYears}
          inputMode="numeric"
          placeholder="Min"
          maxLength={2}
          className={compactInput}
        />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <DebouncedInput
          aria-label="Maximum years of experience"
          value={search.yearsTo}
          onDebouncedChange={(yearsTo) => onChange({ yearsTo })}
          sanitize={sanitizeYears}
          inputMode="numeric"
          placeholder="Max"
          maxLength={2}
          className={compactInput}
        />
      </div>
    </fieldset>
    <Field label="Max desired salary" hint="Includes candidates with no salary listed.">
      <DebouncedInput
        value={search.salaryTo}
        onDebouncedChange={(salaryTo) => onChange({ salaryTo })}
        sanitize={sanitizeDollars}
        inputMode="numeric"
        placeholder="90000"
        maxLength={8}
        className={compactInput}
      />
    </Field>
    {activeFilterCount(search) > 0 && (
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => onChange({ ...emptySearch, q: search.q, order: search.order })}
      >
        Clear filters
      </Button>
    )}
  </div>
);
