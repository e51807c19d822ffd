import { type ContactForm, contactHeaders, type ContactRequest } from "#domain/leads/contact-request.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { useFormSubmission } from "../../lib/api/use-form-submission.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ContactFields, emptyRequest, contactRequestBody, useContactForm } from "./contact-form.tsx";
import { useSubmitContactRequest } from "./leads.queries.ts";

/** Names the team that will call back, for the success message. */
const specialists: Readonly<Record<Exclude<ContactForm, "role">, string>> = {
  "physician-recruiters": "physician recruitment specialists",
  "healthcare-administration-recruiters": "healthcare administration recruitment specialists",
  "healthcare-executive-recruiters": "healthcare executive recruitment specialists",
};

interface LandingContactProps {
  readonly kind: Exclude<ContactForm, "role">;
  readonly label: string;
}

const LandingContact = ({ kind, label }: LandingContactProps) => {
  const submission = useFormSubmission();
  const oneAtATime = useOneAtATime();
  const form = useContactForm(kind);
  const submit = useSubmitContactRequest();

  const deliver = async (values: ContactRequest): Promise<void> => {
    try {
      await submit.mutateAsync({
        body: contactRequestBody(values),
        headers: { ...submission.headers(), [contactHeaders.page]: `/${kind}` },
      });
    } catch (error) {
      console.error("The request could not be sent", error);
      toast({
        title: "Error",
        description: "Something went wrong. Please try again or contact us directly.",
        variant: "destructive",
      });
      return;
    }
    toast({
      title: "Thank you for your interest!",
      description: `Our ${specialists[kind]} will contact you within 24 hours.`,
    });
    form.reset(emptyRequest);
    submission.restart();
  };

  return (
    <ContactFields
      form={form}
      label={label}
      honeypotRef={submission.trap}
      onSubmit={(event) => void form.handleSubmit((values) => oneAtATime(() => deliver(values)))(event)}
      file={
        <Field
          label="Job Description File (Optional)"
          hint="Paste a link, or tell us which file you'll email us."
          error={form.formState.errors.jobDescriptionFile?.message}
        >
          <Input {...form.register("jobDescriptionFile")} />
        </Field>
      }
    >
      <Button type="submit" size="large" className="w-full" busy={form.formState.isSubmitting && "Submitting..."}>
        Send request
      </Button>
    </ContactFields>
  );
};

export default withQueries(LandingContact);
