/** The fields that role pages and healthcare landings ask in the same way; each page adds how it speaks of files. */
import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEventHandler, ReactNode, RefObject } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { type ContactForm, contactForms, type ContactRequest } from "#domain/leads/contact-request.ts";
import { Field } from "../../ui/field.tsx";
import { FormTrap } from "../../ui/form-trap.tsx";
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

export const useContactForm = (kind: ContactForm) =>
  useForm<ContactRequest>({ defaultValues: emptyRequest, resolver: zodResolver(contactForms[kind]) as never });

/** The six keys of the call; the pasted description goes along only when there is one. */
export const spokenRequest = ({ jobDescription, ...rest }: ContactRequest) => ({
  ...rest,
  ...(jobDescription === "" ? {} : { jobDescription }),
});

interface ContactFieldsProps {
  readonly form: UseFormReturn<ContactRequest>;
  readonly label: string;
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** How a job description file is given. */
  readonly file: ReactNode;
  /** The button and what stands beside it. */
  readonly children: ReactNode;
}

export const ContactFields = ({ form, label, trap, onSubmit, file, children }: ContactFieldsProps) => {
  const { errors } = form.formState;
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit} className="relative grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
      <FormTrap inputRef={trap} />
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
