import { Link } from "react-router";
import { minPasswordLength } from "#domain/accounts/password.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { registerField, type SignUpFormState } from "./sign-up-values.ts";

export const PersonStep = ({ form }: { readonly form: SignUpFormState }) => {
  const { errors } = form.formState;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label="First Name" error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...registerField(form, "firstName")} />
      </Field>
      <Field label="Last Name" error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...registerField(form, "lastName")} />
      </Field>
      <div className="sm:col-span-2">
        <Field label="Work Email" error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...registerField(form, "email")} />
        </Field>
        {errors.email?.type === "taken" && (
          <Link to="/sign-in" className="mt-1 inline-flex min-h-11 items-center font-[560] text-brand underline">
            Sign in with this address
          </Link>
        )}
      </div>
      <Field label="Password" hint={`At least ${minPasswordLength} characters.`} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...registerField(form, "password")} />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...registerField(form, "confirmPassword")} />
      </Field>
    </div>
  );
};
