import { positions, positionValues } from "#domain/accounts/sign-up-choices.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { registerField, type SignUpFormState } from "./sign-up-values.ts";

export interface WhatsNext {
  readonly title: string;
  readonly steps: readonly { readonly when: string; readonly title: string; readonly text: string }[];
}

interface RoleStepProps {
  readonly form: SignUpFormState;
  readonly next: WhatsNext;
}

export const RoleStep = ({ form, next }: RoleStepProps) => {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Role" error={errors.role?.message}>
          <NativeSelect autoComplete="organization-title" {...registerField(form, "role")}>
            <option value="">Select your role</option>
            {positionValues.map((value) => (
              <option key={value} value={value}>
                {positions[value]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Department" error={errors.department?.message}>
          <Input {...registerField(form, "department")} />
        </Field>
      </div>
      <section aria-labelledby="whats-next" className="rounded-card bg-paper-2 px-5 py-6 sm:px-6">
        <h3 id="whats-next" className="text-[20px]">
          {next.title}
        </h3>
        <ol className="mt-4 grid gap-4.5">
          {next.steps.map(({ when, title, text }) => (
            <li key={title} className="grid gap-x-5 gap-y-0.5 sm:grid-cols-[118px_1fr]">
              <span className="text-[14px]/6 font-[560] text-brand">{when}</span>
              <span>
                <span className="block text-base/6 font-[580] text-ink">{title}</span>
                <span className="block text-[15px]/6 text-ink-2">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
};
