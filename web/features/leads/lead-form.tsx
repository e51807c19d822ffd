import { useId } from "react";
import { Controller } from "react-hook-form";
import { type Lead, lead, leadCompanySizes, leadInterests } from "#domain/leads/lead.ts";
import { useFormSubmission } from "../../lib/api/use-form-submission.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { HoneypotField } from "../../ui/honeypot-field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSubmitLead } from "./leads.queries.ts";

const empty: Lead = {
  firstName: "",
  lastName: "",
  email: "",
  company: "",
  companySize: "",
  interests: [],
  message: "",
  jobDescription: "",
};

const sizes = leadCompanySizes.map((size) => ({ value: size, label: `${size} employees` }));

/** Empty optional fields are omitted from the request. */
const leadBody = ({ companySize, message, firstName, lastName, email, company, interests }: Lead) => ({
  firstName,
  lastName,
  email,
  company,
  interests,
  ...(companySize === "" ? {} : { companySize }),
  ...(message === "" ? {} : { message }),
});

const LeadForm = () => {
  const interestsId = useId();
  const submission = useFormSubmission();
  const submit = useSubmitLead();
  const form = useZodForm(lead, { defaultValues: empty });
  const { errors } = form.formState;

  const send = async (values: Lead): Promise<void> => {
    try {
      await submit.mutateAsync({ body: leadBody(values), headers: submission.headers() });
    } catch (error) {
      console.error("The inquiry could not be sent", error);
      toast({
        title: "Something went wrong",
        description: "Please try again or contact us directly.",
        variant: "destructive",
      });
      return;
    }
    toast({
      title: "Thank you for your interest!",
      description: "We'll be in touch with you soon to discuss your recruitment needs.",
    });
    form.reset(empty);
    submission.restart();
  };

  return (
    <form
      noValidate
      aria-label="Contact us"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="relative grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <HoneypotField inputRef={submission.trap} />
      <Field label="First Name*" error={errors.firstName?.message}>
        <Input autoComplete="given-name" {...form.register("firstName")} />
      </Field>
      <Field label="Last Name*" error={errors.lastName?.message}>
        <Input autoComplete="family-name" {...form.register("lastName")} />
      </Field>
      <Field label="Email*" error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <Field label="Company*" error={errors.company?.message}>
        <Input autoComplete="organization" {...form.register("company")} />
      </Field>
      <Field label="Company Size" className="sm:col-span-2">
        <Controller
          control={form.control}
          name="companySize"
          render={({ field }) => (
            <Select
              options={sizes}
              placeholder="Select company size"
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <Controller
        control={form.control}
        name="interests"
        render={({ field: { value, onChange } }) => (
          <fieldset className="sm:col-span-2" aria-describedby={errors.interests ? interestsId : undefined}>
            <legend className="text-[15px]/[22px] font-[540]">What are you interested in?*</legend>
            <div className="mt-1 grid gap-x-6 sm:flex sm:flex-wrap">
              {leadInterests.map((interest) => (
                <Checkbox
                  key={interest}
                  label={interest}
                  checked={value.includes(interest)}
                  onCheckedChange={(checked) =>
                    onChange(checked === true ? [...value, interest] : value.filter((each) => each !== interest))
                  }
                />
              ))}
            </div>
            {errors.interests && (
              <p id={interestsId} role="alert" className="text-sm/5 text-bad">
                {errors.interests.message}
              </p>
            )}
          </fieldset>
        )}
      />
      <Field label="Additional Information" error={errors.message?.message} className="sm:col-span-2">
        <Textarea rows={4} {...form.register("message")} />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" size="large" className="w-full sm:w-auto" busy={submit.isPending && "Submitting..."}>
          Get Started
        </Button>
      </div>
    </form>
  );
};

export default withQueries(LeadForm);
