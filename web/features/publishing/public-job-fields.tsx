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
    ? `If empty, the card shows ${formatSalaryRange(low, high)}.`
    : "If empty, the card shows the salary range.";
};

export const PublicJobFields = ({ form }: FieldsProps<PublicJobFacts>) => (
  <>
    <FieldGroup title="Job">
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
    <FieldGroup title="Annual salary">
      <div className={fieldPairClass}>
        <NumberField form={form} name="salaryMinUsd" label={fieldText.salaryMinUsd} sign="$" />
        <NumberField form={form} name="salaryMaxUsd" label={fieldText.salaryMaxUsd} sign="$" />
      </div>
      <TextField form={form} name="salary" label={fieldText.salary} hint={<SalaryHint form={form} />} />
    </FieldGroup>
    <FieldGroup title="Details">
      <TextField form={form} name="description" label={fieldText.description} rows={6} />
      <LinesField form={form} name="requirements" label={fieldText.requirements} hint="One per line" rows={5} />
    </FieldGroup>
    <FieldGroup title="Visibility">
      <div className="grid gap-2">
        <SwitchField
          form={form}
          name="isActive"
          label="Show on the site"
          hint="When this is off, visitors can't see the job, but you can still edit it here."
        />
        <SwitchField
          form={form}
          name="isFeatured"
          label={fieldText.isFeatured}
          hint="Featured jobs are listed first."
        />
      </div>
    </FieldGroup>
  </>
);
