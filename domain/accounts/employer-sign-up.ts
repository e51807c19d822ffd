/** Employer sign-up: three steps on the screen, and one call that creates person, company and session together. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { optionalText, maxTextLength } from "../leads/contact-fields.ts";
import { maxCompanyNameLength, plainName } from "../text/plain-name.ts";
import { password, passwordsDifferMessage } from "./password.ts";
import { companySizes, industryValues, positionValues } from "./sign-up-choices.ts";

const nameField = (what: string, maxLength: number) =>
  plainName(
    z
      .string()
      .trim()
      .min(2, `${what} must be at least 2 characters`)
      .max(maxLength, `Use at most ${maxLength} characters`),
  );

export const emailField = z.string().trim().toLowerCase().max(255).pipe(z.email("Please enter a valid email address"));

const person = z.object({
  firstName: nameField("First name", 100),
  lastName: nameField("Last name", 100),
  email: emailField,
  password,
});

const company = z.object({
  companyName: nameField("Company name", maxCompanyNameLength),
  companyWebsite: optionalText(500),
  companySize: z.enum(companySizes, "Please select company size"),
  industry: z.enum(industryValues, "Please select an industry"),
  description: optionalText(maxTextLength),
});

const jobPosition = z.object({
  role: z.enum(positionValues, "Please select your role"),
  department: z.string().trim().min(1, "Please specify your department").max(100, "Use at most 100 characters"),
});

const employerSignUp = z.object({ ...person.shape, ...company.shape, ...jobPosition.shape });
export type EmployerSignUp = z.infer<typeof employerSignUp>;

/** The form's values: the same fields, and the password a second time. */
export const employerSignUpForm = employerSignUp
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: passwordsDifferMessage,
    // Reports passwords that differ even while other fields are still invalid.
    when: () => true,
  });
export type EmployerSignUpForm = z.input<typeof employerSignUpForm>;

/** The steps of the form, with the fields that must be valid before the next step. */
export const signUpSteps = [
  { title: "Personal Information", fields: ["firstName", "lastName", "email", "password", "confirmPassword"] },
  { title: "Company Setup", fields: ["companyName", "companySize", "industry"] },
  { title: "Your Role", fields: ["role", "department"] },
] as const satisfies readonly { title: string; fields: readonly (keyof EmployerSignUpForm)[] }[];

/** The session storage key and value that sign-up leaves for the setup wizard. It holds no password. */
export const companyDataKey = "companyData";
export interface CompanyData {
  readonly name: string;
  readonly website: string;
  readonly size: string;
  readonly industry: string;
  readonly description: string;
  readonly userRole: string;
  readonly userDepartment: string;
}

export const signUpEmployer = endpoint({
  method: "POST",
  path: "/api/accounts/employers",
  body: employerSignUp,
  reply: z.object({ companyId: z.uuid() }),
  status: 201,
});
