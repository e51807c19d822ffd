import { Controller } from "react-hook-form";
import { availabilities, availabilityLabels } from "#domain/fractional/availability.ts";
import { type FractionalSkill, skillGroups } from "#domain/fractional/skill-groups.ts";
import { contentFieldLabels } from "#domain/publishing/differences.ts";
import type { ExpertFacts } from "#domain/publishing/expert.ts";
import {
  ChoiceField,
  FieldGroup,
  type FieldsProps,
  LinesField,
  messageOf,
  NumberField,
  fieldPairClass,
  TextField,
} from "./content-field.tsx";

const fieldText = contentFieldLabels.expert;

interface SkillChoiceProps {
  readonly selectedSkills: readonly FractionalSkill[];
  readonly onChange: (skills: readonly FractionalSkill[]) => void;
}

const chipClass =
  "inline-flex min-h-9 items-center gap-1.5 rounded-tag border border-edge/55 px-2.5 text-sm/5 text-ink-2 transition-colors hover:border-edge hover:text-ink aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand pointer-coarse:min-h-11";

/** The order of selection is the order on the card, so each selected skill shows its number. */
const SkillChoice = ({ selectedSkills, onChange }: SkillChoiceProps) => (
  <div className="grid gap-4">
    {skillGroups.map(({ name, skills }) => (
      <fieldset key={name} className="min-w-0">
        <legend className="mb-1.5 text-[13px]/5 font-[560] text-ink-3">{name}</legend>
        <div className="flex flex-wrap gap-1.5">
          {skills.map((skill) => {
            const order = selectedSkills.indexOf(skill);
            return (
              <button
                key={skill}
                type="button"
                aria-pressed={order >= 0}
                className={chipClass}
                onClick={() =>
                  onChange(order >= 0 ? selectedSkills.filter((each) => each !== skill) : [...selectedSkills, skill])
                }
              >
                {order >= 0 && <span className="font-[620] tabular-nums">{order + 1}</span>}
                {skill}
              </button>
            );
          })}
        </div>
      </fieldset>
    ))}
  </div>
);

const SkillsField = ({ form }: FieldsProps<ExpertFacts>) => {
  const error = messageOf(form, "skills");
  return (
    <Controller
      control={form.control}
      name="skills"
      render={({ field }) => (
        // After a failed submit the focus goes to the group, not to one of its buttons.
        <div ref={field.ref} tabIndex={-1} className="grid gap-4 outline-none">
          <p className="text-sm/5 text-ink-3">
            Skills appear in the order you select them. The card shows the first five.
          </p>
          {error !== undefined && (
            <p role="alert" className="text-sm/5 text-bad">
              {error}
            </p>
          )}
          <SkillChoice selectedSkills={field.value} onChange={field.onChange} />
        </div>
      )}
    />
  );
};

export const ExpertFields = ({ form }: FieldsProps<ExpertFacts>) => (
  <>
    <FieldGroup title="Profile">
      <div className={fieldPairClass}>
        <TextField form={form} name="name" label={fieldText.name} />
        <TextField form={form} name="title" label={fieldText.title} placeholder="Staff Backend Engineer" />
      </div>
      <TextField
        form={form}
        name="company"
        label={fieldText.company}
        placeholder="Former Principal Engineer, Harbor Trust"
      />
      <TextField form={form} name="bio" label={fieldText.bio} rows={5} />
      <TextField
        form={form}
        name="imageUrl"
        label={fieldText.imageUrl}
        placeholder="/avatars/default.svg"
        hint="The path of an image on this site. If empty, we show a default image."
      />
    </FieldGroup>
    <FieldGroup title="Rate and experience">
      <div className={fieldPairClass}>
        <NumberField form={form} name="hourlyRateUsd" label={fieldText.hourlyRateUsd} sign="$" />
        <ChoiceField
          form={form}
          name="availability"
          label={fieldText.availability}
          options={availabilities.map((each) => [each, availabilityLabels[each]])}
        />
        <TextField form={form} name="location" label={fieldText.location} />
        <NumberField form={form} name="experienceYears" label={fieldText.experienceYears} />
        <NumberField form={form} name="projectsCompleted" label={fieldText.projectsCompleted} />
        <NumberField form={form} name="successRatePercent" label={fieldText.successRatePercent} sign="%" />
      </div>
    </FieldGroup>
    <FieldGroup title={fieldText.skills}>
      <SkillsField form={form} />
    </FieldGroup>
    <FieldGroup title="Profile page">
      <LinesField form={form} name="specialties" label={fieldText.specialties} hint="One per line" rows={4} />
      <LinesField
        form={form}
        name="previousCompanies"
        label={fieldText.previousCompanies}
        hint="One per line"
        rows={4}
      />
    </FieldGroup>
  </>
);
