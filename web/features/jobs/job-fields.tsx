/** Form fields of an ad: pay and location, then dates and people. */
import { Controller, type UseFormReturn } from "react-hook-form";
import type { JobFacts } from "#domain/jobs/job-facts.ts";
import type { JobPage } from "#domain/jobs/job-page.ts";
import { jobPriorities, jobTypes } from "#domain/jobs/job-status.ts";
import { defaultOpenDays, jobTypeLabels } from "#domain/jobs/job-card.ts";
import { capitalize } from "../../sections/workspace/job-badges.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { Switch } from "../../ui/switch.tsx";

interface FieldsProps {
  readonly form: UseFormReturn<JobFacts>;
}

const numberOrNull = (value: string | number | null): number | null =>
  value === "" || value === null ? null : Number(value);
const emptyToNull = (value: string | null): string | null => (value === "" || value === null ? null : value);

const gridClass = "grid gap-x-4 gap-y-5 sm:grid-cols-2";

export const PayAndLocation = ({ form: { register, control, formState } }: FieldsProps) => {
  const { errors } = formState;
  return (
    <div className={gridClass}>
      <Field label="Minimum salary ($/year)" error={errors.salaryMin?.message}>
        <Input inputMode="numeric" placeholder="80000" {...register("salaryMin", { setValueAs: numberOrNull })} />
      </Field>
      <Field label="Maximum salary ($/year)" error={errors.salaryMax?.message}>
        <Input inputMode="numeric" placeholder="95000" {...register("salaryMax", { setValueAs: numberOrNull })} />
      </Field>
      <Field label="Location" hint="City and state, such as Dayton, OH" error={errors.location?.message}>
        <Input autoComplete="off" placeholder="Dayton, OH" {...register("location")} />
      </Field>
      <Field label="Type" error={errors.type?.message}>
        <NativeSelect {...register("type")}>
          {jobTypes.map((type) => (
            <option key={type} value={type}>
              {jobTypeLabels[type]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="remote"
          render={({ field: { value, onChange } }) => (
            <Switch
              label="This job can be done remotely"
              hint="Location is optional for remote jobs."
              checked={value}
              onCheckedChange={onChange}
            />
          )}
        />
      </div>
      <Field label="Benefits (optional)" error={errors.benefits?.message} className="sm:col-span-2">
        <Textarea rows={3} placeholder="Health insurance from day one" {...register("benefits")} />
      </Field>
    </div>
  );
};

interface DaysProps extends FieldsProps {
  readonly job: JobPage;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly canOmitTeam: boolean;
}

export const DatesAndTeam = ({ form: { register, formState }, job, teams, canOmitTeam }: DaysProps) => {
  const { errors } = formState;
  return (
    <div className={gridClass}>
      <Field
        label="Last day to apply (optional)"
        hint={`If empty, the ad stays up for ${defaultOpenDays} days.`}
        error={errors.deadline?.message}
      >
        <Input type="date" {...register("deadline", { setValueAs: emptyToNull })} />
      </Field>
      <Field label="Target start date (optional)" error={errors.targetStart?.message}>
        <Input type="date" {...register("targetStart", { setValueAs: emptyToNull })} />
      </Field>
      <Field label="Team" error={errors.hiringTeamId?.message}>
        <NativeSelect {...register("hiringTeamId", { setValueAs: emptyToNull })}>
          {canOmitTeam && <option value="">No team</option>}
          {teams.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Recruiter" error={errors.recruiterId?.message}>
        <NativeSelect {...register("recruiterId", { setValueAs: emptyToNull })}>
          <option value="">Unassigned</option>
          {job.recruiters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Priority" error={errors.priority?.message}>
        <NativeSelect {...register("priority")}>
          {jobPriorities.map((priority) => (
            <option key={priority} value={priority}>
              {capitalize(priority)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  );
};
