/** What the sign-up form holds while it is being filled in. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type UseFormReturn } from "react-hook-form";
import { type EmployerSignUpForm, employerSignUpForm, signUpSteps } from "#domain/accounts/employer-sign-up.ts";

export type SignUpField = keyof EmployerSignUpForm;
export type SignUpValues = Record<SignUpField, string>;
export type SignUpFormState = UseFormReturn<SignUpValues>;

const empty: SignUpValues = {
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
  useForm<SignUpValues>({ defaultValues: empty, resolver: zodResolver(employerSignUpForm) as never });

/** A field that was complained about is looked at again with every key; nothing else is judged before Next. */
export const controlOf = (form: SignUpFormState, name: SignUpField) =>
  form.register(name, {
    onChange: () => {
      const concerned: readonly SignUpField[] = name === "password" ? [name, "confirmPassword"] : [name];
      for (const each of concerned) if (form.getFieldState(each).invalid) void form.trigger(each);
    },
  });

/** Counted from 0; the optional fields stand with the company's. */
export const stepOf = (field: string): number => {
  const found = signUpSteps.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return found === -1 ? 1 : found;
};

export const isSignUpField = (name: string): name is SignUpField => name in empty;
