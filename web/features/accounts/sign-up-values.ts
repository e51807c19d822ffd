/** The values of the sign-up form. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type UseFormReturn } from "react-hook-form";
import { type EmployerSignUpForm, employerSignUpForm, signUpSteps } from "#domain/accounts/employer-sign-up.ts";

export type SignUpField = keyof EmployerSignUpForm;
export type SignUpValues = Record<SignUpField, string>;
export type SignUpFormState = UseFormReturn<SignUpValues>;

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
  useForm<SignUpValues>({ defaultValues: emptyValues, resolver: zodResolver(employerSignUpForm) as never });

/** An invalid field is validated again on every change. Other fields wait for Next. */
export const registerField = (form: SignUpFormState, name: SignUpField) =>
  form.register(name, {
    onChange: () => {
      const affected: readonly SignUpField[] = name === "password" ? [name, "confirmPassword"] : [name];
      for (const each of affected) if (form.getFieldState(each).invalid) void form.trigger(each);
    },
  });

/** The index of the step, from 0. Optional fields belong to the company step. */
export const stepOf = (field: string): number => {
  const found = signUpSteps.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return found === -1 ? 1 : found;
};

export const isSignUpField = (name: string): name is SignUpField => name in emptyValues;
