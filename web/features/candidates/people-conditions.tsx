import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { conditionsIn, dollarsOf, everybody, type PeopleSearch, skillsIn, yearsOf } from "./people-address.ts";
import { SkillsField } from "./skills-field.tsx";
import { TypedField } from "./typed-field.tsx";

interface PeopleConditionsProps {
  readonly search: PeopleSearch;
  readonly onChange: (patch: Partial<PeopleSearch>) => void;
}

const small = "h-11! text-[15px]!";

/** What narrows the list beside words. */
export const PeopleConditions = ({ search, onChange }: PeopleConditionsProps) => (
  <div className="grid content-start gap-5">
    <SkillsField skills={skillsIn(search)} onChange={(skills) => onChange({ skills: skills.join(",") })} />
    <Field label="Place">
      <TypedField
        value={search.place}
        onTyped={(place) => onChange({ place })}
        placeholder="Columbus, OH"
        maxLength={100}
        className={small}
      />
    </Field>
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[15px]/[22px] font-[540] text-ink">Years of experience</legend>
      <div className="flex items-center gap-2.5">
        <TypedField
          aria-label="At least, in years"
          value={search.yearsFrom}
          onTyped={(yearsFrom) => onChange({ yearsFrom })}
          only={yearsOf}
          inputMode="numeric"
          placeholder="From"
          maxLength={2}
          className={small}
        />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <TypedField
          aria-label="At most, in years"
          value={search.yearsTo}
          onTyped={(yearsTo) => onChange({ yearsTo })}
          only={yearsOf}
          inputMode="numeric"
          placeholder="To"
          maxLength={2}
          className={small}
        />
      </div>
    </fieldset>
    <Field label="Wants at most, $ a year" hint="Whoever does not say is shown too.">
      <TypedField
        value={search.salaryTo}
        onTyped={(salaryTo) => onChange({ salaryTo })}
        only={dollarsOf}
        inputMode="numeric"
        placeholder="90000"
        maxLength={8}
        className={small}
      />
    </Field>
    {conditionsIn(search) > 0 && (
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => onChange({ ...everybody, q: search.q, order: search.order })}
      >
        Clear these
      </Button>
    )}
  </div>
);
