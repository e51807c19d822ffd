/** The shared fields of the role page and landing page forms. Each page adds its own file field. */
import type { FormEventHandler, ReactNode, RefObject } from "react";
import { type ContactForm, contactForms, type ContactRequest } from "#domain/leads/contact-request.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Field } from "../../ui/field.tsx";
import { HoneypotField } from "../../ui/honeypot-field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";

export const emptyRequest: ContactRequest = {
  name: "",
  phone: "",
  email: "",
  company: "",
  hiringNeeds: "",
  jobDescription: "",
  jobDescriptionFile: "",
};

export const useContactForm = (kind: ContactForm) => useZodForm(contactForms[kind], { defaultValues: emptyRequest });

/** The request body. An empty pasted job description is omitted. */
export const contactRequestBody = ({ jobDescription, ...rest }: ContactRequest) => ({
  ...rest,
  ...(jobDescription === "" ? {} : { jobDescription }),
});

interface ContactFieldsProps {
  readonly form: ReturnType<typeof useContactForm>;
  readonly label: string;
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** The field for a job description file. */
  readonly file: ReactNode;
  /** The submit button and the text beside it. */
  readonly children: ReactNode;
}

export const ContactFields = ({ form, label, honeypotRef, onSubmit, file, children }: ContactFieldsProps) => {
  const { errors } = form.formState;
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit} className="relative grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
      <HoneypotField inputRef={honeypotRef} />
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="name" {...form.register("name")} />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" {...form.register("phone")} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <Field label="Company" error={errors.company?.message}>
        <Input autoComplete="organization" {...form.register("company")} />
      </Field>
      <Field label="Hiring Needs" error={errors.hiringNeeds?.message} className="sm:col-span-2">
        <Textarea rows={3} {...form.register("hiringNeeds")} />
      </Field>
      <Field label="Job Description (Optional)" error={errors.jobDescription?.message} className="sm:col-span-2">
        <Textarea rows={2} {...form.register("jobDescription")} />
      </Field>
      <div className="sm:col-span-2">{file}</div>
      <div className="sm:col-span-2">{children}</div>
    </form>
  );
};
