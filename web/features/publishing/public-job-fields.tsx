import { contentFieldLabels } from "#domain/publishing/differences.ts";
import { type PublicJobFacts, publicJobTypes, formatSalaryRange } from "#domain/publishing/public-job.ts";
import { roleIndustries } from "#domain/roles/catalog.ts";
import {
  ChoiceField,
  FieldGroup,
  type FieldsProps,
  LinesField,
  NumberField,
  fieldPairClass,
  SwitchField,
  TextField,
} from "./content-field.tsx";

const fieldText = contentFieldLabels["public-job"];

const SalaryHint = ({ form }: FieldsProps<PublicJobFacts>) => {
  const [low, high] = form.watch(["salaryMinUsd", "salaryMaxUsd"]);
  return typeof low === "number" && typeof high === "number" && low <= high
    ? `Left empty, the card says ${formatSalaryRange(low, high)}.`
    : "Left empty, the card says the two figures.";
};

export const PublicJobFields = ({ form }: FieldsProps<PublicJobFacts>) => (
  <>
    <FieldGroup title="The position">
      <TextField form={form} name="title" label={fieldText.title} />
      <div className={fieldPairClass}>
        <TextField form={form} name="company" label={fieldText.company} />
        <TextField form={form} name="location" label={fieldText.location} placeholder="Columbus, OH" />
      </div>
      <div className={fieldPairClass}>
        <ChoiceField
          form={form}
          name="type"
          label={fieldText.type}
          options={publicJobTypes.map((each) => [each, each])}
        />
        <ChoiceField
          form={form}
          name="industry"
          label={fieldText.industry}
          options={[["", "None"], ...roleIndustries.map((each) => [each, each] as const)]}
        />
      </div>
    </FieldGroup>
    <FieldGroup title="Salary a year">
      <div className={fieldPairClass}>
        <NumberField form={form} name="salaryMinUsd" label={fieldText.salaryMinUsd} sign="$" />
        <NumberField form={form} name="salaryMaxUsd" label={fieldText.salaryMaxUsd} sign="$" />
      </div>
      <TextField form={form} name="salary" label={fieldText.salary} hint={<SalaryHint form={form} />} />
    </FieldGroup>
    <FieldGroup title="Words">
      <TextField form={form} name="description" label={fieldText.description} rows={6} />
      <LinesField form={form} name="requirements" label={fieldText.requirements} hint="One a line." rows={5} />
    </FieldGroup>
    <FieldGroup title="On the site">
      <div className="grid gap-2">
        <SwitchField
          form={form}
          name="isActive"
          label="Show it on the site"
          hint="Switched off, nobody finds it and it is kept here."
        />
        <SwitchField form={form} name="isFeatured" label={fieldText.isFeatured} hint="Stands before all others." />
      </div>
    </FieldGroup>
  </>
);
