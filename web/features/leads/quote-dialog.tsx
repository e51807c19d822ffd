import { useEffect, useId, useRef } from "react";
import { Controller, type FieldErrors } from "react-hook-form";
import { type QuoteRequest, quoteCompanySizes, quoteRequest, quoteTimelines } from "#domain/leads/quote-request.ts";
import { useFormSubmission } from "../../lib/api/use-form-submission.ts";
import type { QuotePrefill } from "../../lib/quote-dialog.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { HoneypotField } from "../../ui/honeypot-field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSubmitQuoteRequest } from "./leads.queries.ts";

const empty: QuoteRequest = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  company: "",
  jobTitle: "",
  companySize: "",
  hiringNeed: "",
  timeline: "",
  message: "",
};

const required = ["firstName", "lastName", "email", "company", "hiringNeed"] as const;

const sectionTitleClass = "col-span-full border-t border-line pt-5 text-lg first-of-type:border-t-0 first-of-type:pt-0";

interface QuoteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly prefill: QuotePrefill;
}

const QuoteDialog = ({ open, onOpenChange, prefill }: QuoteDialogProps) => {
  const formId = useId();
  const submission = useFormSubmission();
  const submitMutation = useSubmitQuoteRequest();
  const form = useZodForm(quoteRequest, { defaultValues: empty, shouldFocusError: true });
  const { errors } = form.formState;

  const prefilled = useRef<QuotePrefill>({});
  useEffect(() => {
    if (!open) return;
    for (const name of ["companySize", "hiringNeed", "message"] as const) {
      const current = form.getValues(name);
      const isUntouched = current === "" || current === prefilled.current[name];
      if (isUntouched) form.setValue(name, prefill[name] ?? "");
    }
    prefilled.current = prefill;
  }, [open, prefill, form]);

  const send = async (body: QuoteRequest): Promise<void> => {
    try {
      await submitMutation.mutateAsync({ body, headers: submission.headers() });
    } catch {
      toast({ title: "Error", description: "Failed to send quote request. Please try again.", variant: "destructive" });
      return;
    }
    toast({
      title: "Quote Request Sent!",
      description: "We'll contact you within 24 hours to discuss your hiring needs.",
    });
    form.reset(empty);
    submission.restart();
    onOpenChange(false);
  };

  const onInvalid = (fieldErrors: FieldErrors<QuoteRequest>): void => {
    const values = form.getValues();
    if (required.some((name) => values[name].trim() === "") && Object.keys(fieldErrors).length > 0) {
      toast({
        title: "Missing Information",
        description: "Please fill in all required fields.",
        variant: "destructive",
      });
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Get Your Customized Quote"
      description="Tell us about your hiring needs and we'll create a tailored recruitment solution for your company."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={submitMutation.isPending && "Sending Request..."}>
            Get My Custom Quote
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => void form.handleSubmit(send, onInvalid)(event)}
        className="relative grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <HoneypotField inputRef={submission.trap} />
        <h3 className={sectionTitleClass}>Contact details</h3>
        <Field label="First Name *" error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register("firstName")} />
        </Field>
        <Field label="Last Name *" error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...form.register("lastName")} />
        </Field>
        <Field label="Work Email *" error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <Input type="tel" autoComplete="tel" {...form.register("phone")} />
        </Field>
        <h3 className={`${sectionTitleClass} mt-2`}>Company Information</h3>
        <Field label="Company Name *" error={errors.company?.message}>
          <Input autoComplete="organization" {...form.register("company")} />
        </Field>
        <Field label="Job Title" error={errors.jobTitle?.message}>
          <Input autoComplete="organization-title" {...form.register("jobTitle")} />
        </Field>
        <Field label="Company Size" className="sm:col-span-2">
          <Controller
            control={form.control}
            name="companySize"
            render={({ field }) => (
              <Select
                options={quoteCompanySizes}
                placeholder="Select company size"
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <h3 className={`${sectionTitleClass} mt-2`}>Hiring Needs</h3>
        <Field
          label="What positions do you need to fill? *"
          error={errors.hiringNeed?.message}
          className="sm:col-span-2"
        >
          <Textarea rows={3} {...form.register("hiringNeed")} />
        </Field>
        <Field label="Timeline" className="sm:col-span-2">
          <Controller
            control={form.control}
            name="timeline"
            render={({ field }) => (
              <Select
                options={quoteTimelines}
                placeholder="When do you need them?"
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <Field label="Additional Information" error={errors.message?.message} className="sm:col-span-2">
          <Textarea rows={4} {...form.register("message")} />
        </Field>
      </form>
    </Dialog>
  );
};

export default withQueries(QuoteDialog);
