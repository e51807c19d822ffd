import { stageNames } from "#domain/pipeline/board-steps.ts";
import { scoreSteps } from "#domain/pipeline/application-score.ts";
import { stages } from "#domain/pipeline/stages.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import {
  activeFilterCount,
  sanitizeDollars,
  emptySearch,
  type CandidateSearch,
  type CandidateSearchChange,
  formatStages,
  skillsOf,
  sanitizeYears,
  stagesOf,
} from "./candidate-search.ts";
import { SkillsField } from "./skills-field.tsx";
import { DebouncedInput } from "./debounced-input.tsx";

interface CandidateFiltersProps {
  readonly search: CandidateSearch;
  /** Boxes and lists show a choice at once, while its results are loading. */
  readonly pendingSearch: CandidateSearch;
  readonly onChange: (change: CandidateSearchChange) => void;
}

const StageField = ({ pendingSearch, onChange }: Omit<CandidateFiltersProps, "search">) => {
  const chosen = stagesOf(pendingSearch);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-0.5 text-[15px]/[22px] font-[540] text-ink">Stage</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {stages.map((stage) => (
          <Checkbox
            key={stage}
            label={stageNames[stage]}
            checked={chosen.includes(stage)}
            onCheckedChange={(isOn) =>
              onChange((current) => ({
                stage: formatStages(
                  isOn === true ? [...stagesOf(current), stage] : stagesOf(current).filter((each) => each !== stage),
                ),
              }))
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

const compactInput = "h-11! text-[15px]!";

/** The filters in addition to the search text. */
export const CandidateFilters = ({ search, pendingSearch, onChange }: CandidateFiltersProps) => (
  <div className="grid content-start gap-5">
    <StageField pendingSearch={pendingSearch} onChange={onChange} />
    <SkillsField skills={skillsOf(pendingSearch)} onChange={(skills) => onChange({ skills: skills.join(",") })} />
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
    <Field label="Score">
      <NativeSelect
        value={pendingSearch.scoreFrom}
        onChange={({ target }) => onChange({ scoreFrom: target.value })}
        className={compactInput}
      >
        <option value="">Any score</option>
        {scoreSteps.map((score) => (
          <option key={score} value={score}>
            {score} or more
          </option>
        ))}
      </NativeSelect>
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
