/** The form for an offer: the terms and the letter, whose placeholders in braces are filled from the terms. */
import { type FormEvent, useId, useRef, useState } from "react";
import { zoneCity } from "#domain/bookings/call-times.ts";
import type { PageApplication } from "#domain/candidates/candidate-page.ts";
import { fillOfferLetter, offerLetterPlaceholders } from "#domain/offers/offer-letter.ts";
import { changeOffer, createOffer, type Offer, type OfferProposal } from "#domain/offers/offers.ts";
import { maxOfferLetterLength, offerCurrencies, payPeriods } from "#domain/offers/offer-terms.ts";
import { formatPay } from "#domain/offers/offer-text.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { initialValues, parseOffer, type OfferFormValues, valuesOf } from "./offer-draft.ts";

interface OfferDialogProps {
  readonly candidate: string;
  readonly application: Pick<PageApplication, "id" | "jobTitle">;
  readonly proposal: OfferProposal;
  /** Null for a new offer. */
  readonly draft: Offer | null;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

const payPerYear = (amount: number): string => formatPay({ amount, currency: "USD", per: "year" });

const payRangeText = ({ salaryMin, salaryMax }: OfferProposal): string | undefined => {
  if (salaryMin === null && salaryMax === null) return undefined;
  if (salaryMin === null || salaryMax === null || salaryMin === salaryMax)
    return `Job salary: ${payPerYear(salaryMin ?? salaryMax ?? 0)}`;
  return `Job salary: ${payPerYear(salaryMin).replace("/year", "")} to ${payPerYear(salaryMax)}`;
};

/** The notice may be outside the visible part of the dialog, so it is scrolled into view. */
const scrollIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: "nearest" });

/** Waits a frame until the fields are marked as invalid, then focuses the first. */
const focusFirstInvalid = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

const OfferDialog = ({ candidate, application, proposal, draft, onClose, onSaved }: OfferDialogProps) => {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const change = useApiMutation();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [values, setValues] = useState<OfferFormValues>(() =>
    draft === null ? initialValues(proposal, new Date()) : valuesOf(draft),
  );
  const [attempts, setAttempts] = useState(0);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});
  const { terms, errors } = parseOffer(values, zone);
  const update = (part: Partial<OfferFormValues>): void => {
    setValues((previous) => ({ ...previous, ...part }));
    setServerErrors({});
  };
  const errorFor = (field: string): string | undefined =>
    serverErrors[field] ?? (attempts > 0 ? errors[field] : undefined);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAttempts((previous) => previous + 1);
    if (terms === null) return focusFirstInvalid(form.current);
    const failed = await change.run(() =>
      draft === null
        ? call(createOffer, { params: { id: application.id }, body: terms })
        : call(changeOffer, { params: { id: draft.id }, body: { ...terms, revision: draft.revision } }),
    );
    await onSaved();
    if (failed !== undefined) {
      setServerErrors(failed.errors);
      return focusFirstInvalid(form.current);
    }
    toast({ title: "Draft saved", description: "Review the letter, then send it." });
    onClose();
  };

  const preview =
    terms === null
      ? null
      : fillOfferLetter(terms.letter, { ...terms, ...proposal, job: application.jobTitle, startsOn: terms.startsOn });
  const hasFieldErrors = Object.keys(serverErrors).length > 0;
  const failure = hasFieldErrors || terms === null ? undefined : change.failure;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={draft === null ? `Offer for ${candidate}` : `Edit offer for ${candidate}`}
      description={`${application.jobTitle}. Nothing is sent yet. You'll review the letter first.`}
      className="sm:max-w-[720px]"
      footer={<DialogActions formId={formId} submit="Save draft" busy={change.busy && "Saving"} onCancel={onClose} />}
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_132px_152px]">
          <Field label="Pay" hint={payRangeText(proposal)} error={errorFor("amount")} className="max-sm:col-span-2">
            <Input
              inputMode="decimal"
              autoComplete="off"
              placeholder="92,000"
              value={values.amount}
              onChange={(event) => update({ amount: event.target.value })}
              className="tabular-nums"
            />
          </Field>
          <Field label="Currency">
            <NativeSelect value={values.currency} onChange={(event) => update({ currency: event.target.value })}>
              {offerCurrencies.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Per">
            <NativeSelect value={values.per} onChange={(event) => update({ per: event.target.value })}>
              {payPeriods.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <div className="grid grid-cols-[1fr_152px] gap-4 sm:grid-cols-[1fr_1fr_152px]">
          <Field label="Start date" error={errorFor("startsOn")} className="max-sm:col-span-2">
            <Input type="date" value={values.startsOn} onChange={(event) => update({ startsOn: event.target.value })} />
          </Field>
          <Field label="Respond by" hint={`Your time zone (${zoneCity(zone)})`} error={errorFor("answerBy")}>
            <Input
              type="date"
              value={values.answerDay}
              onChange={(event) => update({ answerDay: event.target.value })}
            />
          </Field>
          <Field label="Time">
            <Input
              type="time"
              value={values.answerTime}
              onChange={(event) => update({ answerTime: event.target.value })}
            />
          </Field>
        </div>
        <Field
          label="Offer letter"
          hint={`Filled in automatically: ${offerLetterPlaceholders.map((placeholder) => `{${placeholder}}`).join(", ")}`}
          error={errorFor("letter")}
        >
          <Textarea
            rows={12}
            maxLength={maxOfferLetterLength}
            value={values.letter}
            onChange={(event) => update({ letter: event.target.value })}
          />
        </Field>
        <details className="rounded-control border border-line px-4 py-3">
          <summary className="cursor-pointer text-[15px]/6 font-[540]">Preview</summary>
          <p className="mt-3 max-w-[68ch] text-[15px]/6 whitespace-pre-line wrap-anywhere text-ink-2">
            {preview ?? "Fill in the terms to preview the letter."}
          </p>
        </details>
        {failure !== undefined && (
          <div key={attempts} ref={scrollIntoView}>
            <FailureNotice text={failure} />
          </div>
        )}
      </form>
    </Dialog>
  );
};

export default OfferDialog;
