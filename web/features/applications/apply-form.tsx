/** The short application form. A name and an email address are enough. */
import { useState } from "react";
import { Controller, type FieldErrors, useWatch } from "react-hook-form";
import { type Application, application, type ReceivedApplication } from "#domain/applications/application.ts";
import { noticesFor } from "#domain/rights/notices.ts";
import { useFormSubmission } from "../../lib/api/use-form-submission.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { setFieldErrors, toProblem } from "../../lib/api/problem.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { HoneypotField } from "../../ui/honeypot-field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Agreement } from "./agreement.tsx";
import { sendApplication } from "./applications.queries.ts";
import { ResumeField } from "./resume-field.tsx";

const emptyApplication: Application = {
  firstName: "",
  lastName: "",
  email: "",
  hasNoEmail: false,
  phone: "",
  location: "",
  currentTitle: "",
  note: "",
  consent: false,
  requestsHumanReview: false,
  notices: [],
};

const fieldLabels: Readonly<Partial<Record<keyof Application, string>>> = {
  firstName: "first name",
  lastName: "last name",
  email: "email",
  phone: "phone",
  location: "location",
  currentTitle: "current job",
  note: "note",
  consent: "agreement",
};

/** Lists the invalid fields in form order. */
const errorSummary = (errors: FieldErrors<Application>): string | undefined => {
  const invalidLabels = Object.entries(fieldLabels).flatMap(([field, name]) => (field in errors ? [name] : []));
  return invalidLabels.length === 0 ? undefined : `Check these fields: ${invalidLabels.join(", ")}.`;
};

interface ApplyFormProps {
  readonly slug: string;
  readonly jobLocation: string;
  readonly defaults: Partial<Application>;
  readonly onReceived: (received: ReceivedApplication) => void;
}

export const ApplyForm = ({ slug, jobLocation, defaults, onReceived }: ApplyFormProps) => {
  const submission = useFormSubmission();
  const oneAtATime = useOneAtATime();
  const form = useZodForm(application, { defaultValues: { ...emptyApplication, ...defaults } });
  const { errors, isSubmitting } = form.formState;
  const [resume, setResume] = useState<{ readonly file: File | null; readonly error?: string | undefined }>({
    file: null,
  });
  const [failure, setFailure] = useState<string>();
  const hasNoEmail = useWatch({ control: form.control, name: "hasNoEmail" });
  const notices = noticesFor(jobLocation, useWatch({ control: form.control, name: "location" }));

  const submit = async (values: Application): Promise<void> => {
    setFailure(undefined);
    const body = { ...values, notices: notices.map(({ textId }) => textId) };
    try {
      onReceived(await sendApplication(slug, body, resume.file, submission.headers()));
    } catch (error) {
      const problem = toProblem(error, "We couldn't send your application. Your answers are still here. Try again.");
      const { resume: resumeError, ...fields } = problem.errors;
      if (resumeError !== undefined) setResume({ file: null, error: resumeError });
      setFieldErrors(form.setError, { errors: fields });
      if (resumeError === undefined) setFailure(problem.message);
    }
  };

  return (
    <form
      noValidate
      aria-label="Application"
      onSubmit={(event) => void form.handleSubmit((values) => oneAtATime(() => submit(values)))(event)}
      className="relative grid gap-x-4 gap-y-4.5 sm:grid-cols-2"
    >
      <HoneypotField inputRef={submission.trap} />
      <Field label="First name" error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...form.register("firstName")} />
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...form.register("lastName")} />
      </Field>
      <Field
        label="Email"
        hint={hasNoEmail ? "You'll get a code to check your application." : "We'll email you a link to confirm it."}
        error={errors.email?.message}
      >
        <Input type="email" autoComplete="email" disabled={hasNoEmail} {...form.register("email")} />
      </Field>
      <Field label={hasNoEmail ? "Phone" : "Phone (optional)"} error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" {...form.register("phone")} />
      </Field>
      <div className="sm:col-span-2">
        <Checkbox
          label={<span className="text-[15px]/6">I don't have an email address</span>}
          checked={hasNoEmail}
          onCheckedChange={(checked) => {
            form.setValue("hasNoEmail", checked === true);
            form.setValue("email", "");
            form.clearErrors(["email", "phone"]);
          }}
        />
      </div>
      <Field label="Location (optional)" error={errors.location?.message}>
        <Input autoComplete="address-level2" placeholder="Dayton, OH" {...form.register("location")} />
      </Field>
      <Field label="Current job (optional)" error={errors.currentTitle?.message}>
        <Input autoComplete="organization-title" {...form.register("currentTitle")} />
      </Field>
      <div className="sm:col-span-2">
        <ResumeField file={resume.file} error={resume.error} onChange={(file, error) => setResume({ file, error })} />
      </div>
      <Field label="Note to the team (optional)" error={errors.note?.message} className="sm:col-span-2">
        <Textarea rows={3} {...form.register("note")} />
      </Field>
      <div className="sm:col-span-2">
        <Controller
          control={form.control}
          name="requestsHumanReview"
          render={({ field: person }) => (
            <Controller
              control={form.control}
              name="consent"
              render={({ field: consent }) => (
                <Agreement
                  notices={notices}
                  consent={consent.value}
                  consentRef={consent.ref}
                  onConsent={consent.onChange}
                  error={errors.consent?.message}
                  requestsHumanReview={person.value ?? false}
                  onRequestsHumanReview={person.onChange}
                />
              )}
            />
          )}
        />
      </div>
      <div className="grid gap-4 sm:col-span-2">
        <FailureNotice text={failure ?? errorSummary(errors)} />
        <Button
          type="submit"
          size="large"
          className="w-full sm:w-auto sm:justify-self-start"
          busy={isSubmitting && "Sending"}
        >
          Send application
        </Button>
      </div>
    </form>
  );
};
