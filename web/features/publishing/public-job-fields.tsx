import { fieldWords } from "#domain/publishing/differences.ts";
import { type PublicJobFacts, publicJobTypes, salaryWords } from "#domain/publishing/public-job.ts";
import { roleIndustries } from "#domain/roles/catalogue.ts";
import {
  ChoiceField,
  FieldGroup,
  type FieldsProps,
  LinesField,
  NumberField,
  pair,
  SwitchField,
  TextField,
} from "./content-field.tsx";

const words = fieldWords["public-job"];

const SalaryHint = ({ form }: FieldsProps<PublicJobFacts>) => {
  const [low, high] = form.watch(["salaryMinUsd", "salaryMaxUsd"]);
  return typeof low === "number" && typeof high === "number" && low <= high
    ? `Left empty, the card says ${salaryWords(low, high)}.`
    : "Left empty, the card says the two figures.";
};

export const PublicJobFields = ({ form }: FieldsProps<PublicJobFacts>) => (
  <>
    <FieldGroup title="The position">
      <TextField form={form} name="title" label={words.title} />
      <div className={pair}>
        <TextField form={form} name="company" label={words.company} />
        <TextField form={form} name="location" label={words.location} placeholder="Columbus, OH" />
      </div>
      <div className={pair}>
        <ChoiceField form={form} name="type" label={words.type} options={publicJobTypes.map((each) => [each, each])} />
        <ChoiceField
          form={form}
          name="industry"
          label={words.industry}
          options={[["", "None"], ...roleIndustries.map((each) => [each, each] as const)]}
        />
      </div>
    </FieldGroup>
    <FieldGroup title="Salary a year">
      <div className={pair}>
        <NumberField form={form} name="salaryMinUsd" label={words.salaryMinUsd} sign="$" />
        <NumberField form={form} name="salaryMaxUsd" label={words.salaryMaxUsd} sign="$" />
      </div>
      <TextField form={form} name="salary" label={words.salary} hint={<SalaryHint form={form} />} />
    </FieldGroup>
    <FieldGroup title="Words">
      <TextField form={form} name="description" label={words.description} rows={6} />
      <LinesField form={form} name="requirements" label={words.requirements} hint="One a line." rows={5} />
    </FieldGroup>
    <FieldGroup title="On the site">
      <div className="grid gap-2">
        <SwitchField
          form={form}
          name="isActive"
          label="Show it on the site"
          hint="Switched off, nobody finds it and it is kept here."
        />
        <SwitchField form={form} name="isFeatured" label={words.isFeatured} hint="Stands before all others." />
      </div>
    </FieldGroup>
  </>
);
