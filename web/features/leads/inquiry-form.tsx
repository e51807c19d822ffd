import { type IndustryInquiry, industryInquiry, leadFromInquiry } from "#domain/leads/industry-inquiry.ts";
import { type InquiryIndustry, inquiryIndustries } from "#domain/leads/inquiry-industries.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { useFormSubmission } from "../../lib/api/use-form-submission.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { HoneypotField } from "../../ui/honeypot-field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSubmitInquiry } from "./leads.queries.ts";

const empty: IndustryInquiry = { firstName: "", lastName: "", email: "", company: "", message: "", jobDescription: "" };

const InquiryForm = ({ industry }: { readonly industry: InquiryIndustry }) => {
  const { name, companyLabel, messageLabel } = inquiryIndustries[industry];
  const submission = useFormSubmission();
  const oneAtATime = useOneAtATime();
  const submit = useSubmitInquiry();
  const form = useZodForm(industryInquiry, { defaultValues: empty });
  const { errors } = form.formState;

  const send = async (values: IndustryInquiry): Promise<void> => {
    try {
      await submit.mutateAsync({ body: leadFromInquiry(industry, values), headers: submission.headers() });
    } catch (error) {
      console.error("The inquiry could not be sent", error);
      toast({
        title: "Error",
        description: "Something went wrong. Please try again or contact us directly.",
        variant: "destructive",
      });
      return;
    }
    toast({
      title: "Thank you for your interest!",
      description: `Our team will get back to you within 24 hours with ${name.toLowerCase()} recruitment solutions.`,
    });
    form.reset(empty);
    submission.restart();
  };

  return (
    <form
      noValidate
      aria-label={`${name} inquiry`}
      onSubmit={(event) => void form.handleSubmit((values) => oneAtATime(() => send(values)))(event)}
      className="relative grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <HoneypotField inputRef={submission.trap} />
      <Field label="First Name" error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...form.register("firstName")} />
      </Field>
      <Field label="Last Name" error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...form.register("lastName")} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <Field label={companyLabel} error={errors.company?.message}>
        <Input autoComplete="organization" {...form.register("company")} />
      </Field>
      <Field label={messageLabel} error={errors.message?.message} className="sm:col-span-2">
        <Textarea rows={4} {...form.register("message")} />
      </Field>
      <Field label="Job Description (Optional)" error={errors.jobDescription?.message} className="sm:col-span-2">
        <Textarea rows={3} {...form.register("jobDescription")} />
      </Field>
      <div className="sm:col-span-2">
        <Button
          type="submit"
          size="large"
          className="w-full sm:w-auto"
          busy={form.formState.isSubmitting && "Sending..."}
        >
          Send inquiry
        </Button>
      </div>
    </form>
  );
};

export default withQueries(InquiryForm);
