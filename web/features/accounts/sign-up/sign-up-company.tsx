import { companySizes, industryValues, signUpIndustries } from "#domain/accounts/sign-up-choices.ts";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { registerField, type SignUpFormState } from "./sign-up-values.ts";
import type { CompanyLookup } from "./use-company-lookup.ts";

/** Selects the prefilled company name on focus, so that typing replaces it. */
const selectCompanyName = (target: EventTarget | null): void => {
  if (target instanceof HTMLInputElement && target.name === "companyName") target.select();
};

interface CompanyStepProps {
  readonly form: SignUpFormState;
  readonly lookup: CompanyLookup;
}

export const CompanyStep = ({ form, lookup }: CompanyStepProps) => {
  const { errors } = form.formState;
  const website = registerField(form, "companyWebsite");
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field
        label="Company Website (Optional)"
        className="sm:col-span-2"
        error={errors.companyWebsite?.message}
        hint={
          <output className="flex min-h-5 items-center gap-2">
            {lookup.looking ? (
              <>
                <Spinner />
                Reading your website...
              </>
            ) : (
              "Enter the full URL. We'll look up your company's name."
            )}
          </output>
        }
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...website}
          onChange={(event) => {
            lookup.lookUpDebounced(event.target.value);
            void website.onChange(event);
          }}
          onBlur={(event) => {
            lookup.lookUpNow(event.target.value);
            selectCompanyName(event.relatedTarget);
            void website.onBlur(event);
          }}
        />
      </Field>
      <div className="sm:col-span-2">
        <Field label="Company Name" error={errors.companyName?.message}>
          <Input autoComplete="organization" {...registerField(form, "companyName")} />
        </Field>
        {lookup.suggestion !== null && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-[15px]/6 text-ink-2">
            Your website says “{lookup.suggestion}”.
            <button
              type="button"
              onClick={lookup.acceptSuggestion}
              className="min-h-11 font-[560] text-brand underline underline-offset-3"
            >
              Use that name
            </button>
          </p>
        )}
      </div>
      <Field label="Company Size" error={errors.companySize?.message}>
        <NativeSelect {...registerField(form, "companySize")}>
          <option value="">Select company size</option>
          {companySizes.map((size) => (
            <option key={size} value={size}>
              {size} employees
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Industry" error={errors.industry?.message}>
        <NativeSelect {...registerField(form, "industry")}>
          <option value="">Select an industry</option>
          {industryValues.map((value) => (
            <option key={value} value={value}>
              {signUpIndustries[value]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="Company Description (Optional)"
        hint="Describe what your company does and who it serves. We'll use this as the first draft of your company profile."
        className="sm:col-span-2"
        error={errors.description?.message}
      >
        <Textarea rows={4} {...registerField(form, "description")} />
      </Field>
    </div>
  );
};
