import { Controller } from "react-hook-form";
import { webhookEvents, webhookEventLabels } from "#domain/webhooks/webhook-events.ts";
import { type NewWebhook, newWebhook } from "#domain/webhooks/webhooks.ts";
import { setFieldErrors, type Problem } from "../../lib/api/problem.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface WebhookFormProps {
  readonly label: string;
  readonly submit: string;
  readonly busy: string | false;
  readonly failure: string | undefined;
  readonly initial?: NewWebhook;
  /** Resolves to the problem, or to undefined on success. */
  readonly onSubmit: (body: NewWebhook) => Promise<Problem | undefined>;
  readonly onCancel: () => void;
}

export const WebhookForm = ({ label, submit, busy, failure, initial, onSubmit, onCancel }: WebhookFormProps) => {
  const { register, control, handleSubmit, setError, formState } = useZodForm(newWebhook, {
    defaultValues: initial ?? { url: "", events: [...webhookEvents] },
  });
  const { errors } = formState;
  const send = async (body: NewWebhook): Promise<void> => {
    const failed = await onSubmit(body);
    if (failed !== undefined) setFieldErrors(setError, failed);
  };
  return (
    <form noValidate aria-label={label} className="grid gap-5" onSubmit={(event) => void handleSubmit(send)(event)}>
      <Field label="URL" hint="A public HTTPS URL that returns a 2xx status." error={errors.url?.message}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/webhooks"
          {...register("url")}
        />
      </Field>
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange } }) => (
          <fieldset>
            <legend className="text-[15px]/[22px] font-[540]">Events</legend>
            <div className="mt-1 grid">
              {webhookEvents.map((event) => (
                <Checkbox
                  key={event}
                  isMultiline
                  checked={value.includes(event)}
                  onCheckedChange={(checked) =>
                    onChange(webhookEvents.filter((each) => (each === event ? checked === true : value.includes(each))))
                  }
                  label={
                    <>
                      {webhookEventLabels[event]}
                      <span className="block font-mono text-[13px]/5 text-ink-3">{event}</span>
                    </>
                  }
                />
              ))}
            </div>
            {errors.events?.message !== undefined && (
              <p role="alert" className="mt-1 text-sm/5 text-bad">
                {errors.events.message}
              </p>
            )}
          </fieldset>
        )}
      />
      <FailureNotice text={Object.keys(errors).length > 0 ? undefined : failure} />
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
