/** The values of the sign-up form. */
import type { UseFormReturn } from "react-hook-form";
import { type EmployerSignUpForm, employerSignUpForm, signUpSteps } from "#domain/accounts/employer-sign-up.ts";
import { useZodForm } from "../../../lib/use-zod-form.ts";

export type SignUpField = keyof EmployerSignUpForm;
/** An option that is not chosen yet is an empty string. */
export type SignUpValues = {
  [Field in keyof EmployerSignUpForm]: string | Extract<EmployerSignUpForm[Field], undefined>;
};
export type SignUpFormState = UseFormReturn<SignUpValues, unknown, EmployerSignUpForm>;

const emptyValues: SignUpValues = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmPassword: "",
  companyName: "",
  companyWebsite: "",
  companySize: "",
  industry: "",
  description: "",
  role: "",
  department: "",
};

export const useSignUpForm = (): SignUpFormState =>
  useZodForm<SignUpValues, EmployerSignUpForm>(employerSignUpForm, { defaultValues: emptyValues });

/** An invalid field is validated again on every change. Other fields wait for Next. */
export const registerField = (form: SignUpFormState, name: SignUpField) =>
  form.register(name, {
    onChange: () => {
      const affected: readonly SignUpField[] = name === "password" ? [name, "confirmPassword"] : [name];
      for (const field of affected) if (form.getFieldState(field).invalid) void form.trigger(field);
    },
  });

/** The index of the step, from 0. Optional fields belong to the company step. */
export const stepIndexOf = (field: string): number => {
  const stepIndex = signUpSteps.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return stepIndex === -1 ? 1 : stepIndex;
};

export const isSignUpField = (name: string): name is SignUpField => name in emptyValues;
