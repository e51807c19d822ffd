/** An offer written down: the terms, and the letter whose places in braces are filled from them. */
import { type FormEvent, useId, useRef, useState } from "react";
import { zoneCity } from "#domain/bookings/call-times.ts";
import type { PageApplication } from "#domain/candidates/candidate-page.ts";
import { fillLetter, letterPlaces } from "#domain/offers/offer-letter.ts";
import { changeOffer, makeOffer, type Offer, type OfferProposal } from "#domain/offers/offers.ts";
import { longestLetter, offerCurrencies, payPeriods } from "#domain/offers/offer-terms.ts";
import { payWords } from "#domain/offers/offer-words.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { firstTyped, saidIn, type Typed, typedOf } from "./offer-draft.ts";

interface OfferDialogProps {
  readonly candidate: string;
  readonly application: Pick<PageApplication, "id" | "jobTitle">;
  readonly proposal: OfferProposal;
  /** None where a new one is begun. */
  readonly draft: Offer | null;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

const said = (amount: number): string => payWords({ amount, currency: "USD", per: "year" });

const rangeWords = ({ salaryMin, salaryMax }: OfferProposal): string | undefined => {
  if (salaryMin === null && salaryMax === null) return undefined;
  if (salaryMin === null || salaryMax === null || salaryMin === salaryMax)
    return `The job says ${said(salaryMin ?? salaryMax ?? 0)}`;
  return `The job says ${said(salaryMin).replace(" a year", "")} to ${said(salaryMax)}`;
};

/** What was said against a form may stand outside of what is seen of it. */
const intoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: "nearest" });

/** Once the fields say what is wrong with them, the first of them is where to go on. */
const focusWrong = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

const OfferDialog = ({ candidate, application, proposal, draft, onClose, onSaved }: OfferDialogProps) => {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const change = useChange();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [typed, setTyped] = useState<Typed>(() => (draft === null ? firstTyped(proposal, new Date()) : typedOf(draft)));
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { terms, errors } = saidIn(typed, zone);
  const type = (part: Partial<Typed>): void => {
    setTyped((before) => ({ ...before, ...part }));
    setRefused({});
  };
  const errorAt = (field: string): string | undefined => refused[field] ?? (tries > 0 ? errors[field] : undefined);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTries((before) => before + 1);
    if (terms === null) return focusWrong(form.current);
    const failed = await change.run(() =>
      draft === null
        ? call(makeOffer, { params: { id: application.id }, body: terms })
        : call(changeOffer, { params: { id: draft.id }, body: { ...terms, revision: draft.revision } }),
    );
    await onSaved();
    if (failed !== undefined) {
      setRefused(failed.errors);
      return focusWrong(form.current);
    }
    toast({ title: "Draft saved", description: "Look at the letter, then send it." });
    onClose();
  };

  const filled =
    terms === null
      ? null
      : fillLetter(terms.letter, { ...terms, ...proposal, job: application.jobTitle, startsOn: terms.startsOn });
  const isNamed = Object.keys(refused).length > 0;
  const failure = isNamed || terms === null ? undefined : change.failure;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={draft === null ? `Offer for ${candidate}` : `Change the offer for ${candidate}`}
      description={`${application.jobTitle}. Nothing is sent yet: you look at the letter first.`}
      className="sm:max-w-[720px]"
      footer={
        <DialogActions formId={formId} submit="Save the draft" busy={change.busy && "Saving"} onCancel={onClose} />
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_132px_152px]">
          <Field label="Pay" hint={rangeWords(proposal)} error={errorAt("amount")} className="max-sm:col-span-2">
            <Input
              inputMode="decimal"
              autoComplete="off"
              placeholder="92,000"
              value={typed.amount}
              onChange={(event) => type({ amount: event.target.value })}
              className="tabular-nums"
            />
          </Field>
          <Field label="Currency">
            <NativeSelect value={typed.currency} onChange={(event) => type({ currency: event.target.value })}>
              {offerCurrencies.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="For each">
            <NativeSelect value={typed.per} onChange={(event) => type({ per: event.target.value })}>
              {payPeriods.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <div className="grid grid-cols-[1fr_152px] gap-4 sm:grid-cols-[1fr_1fr_152px]">
          <Field label="First day" error={errorAt("startsOn")} className="max-sm:col-span-2">
            <Input type="date" value={typed.startsOn} onChange={(event) => type({ startsOn: event.target.value })} />
          </Field>
          <Field label="Answer by" hint={`By your clock, ${zoneCity(zone)}`} error={errorAt("answerBy")}>
            <Input type="date" value={typed.answerDay} onChange={(event) => type({ answerDay: event.target.value })} />
          </Field>
          <Field label="At">
            <Input
              type="time"
              value={typed.answerTime}
              onChange={(event) => type({ answerTime: event.target.value })}
            />
          </Field>
        </div>
        <Field
          label="Letter"
          hint={`Filled in from the terms: ${letterPlaces.map((place) => `{${place}}`).join(", ")}`}
          error={errorAt("letter")}
        >
          <Textarea
            rows={12}
            maxLength={longestLetter}
            value={typed.letter}
            onChange={(event) => type({ letter: event.target.value })}
          />
        </Field>
        <details className="rounded-control border border-line px-4 py-3">
          <summary className="cursor-pointer text-[15px]/6 font-[540]">As it will be read</summary>
          <p className="mt-3 max-w-[68ch] text-[15px]/6 whitespace-pre-line wrap-anywhere text-ink-2">
            {filled ?? "Fill in the terms to read the letter with them."}
          </p>
        </details>
        {failure !== undefined && (
          <div key={tries} ref={intoView}>
            <FailureNotice text={failure} />
          </div>
        )}
      </form>
    </Dialog>
  );
};

export default OfferDialog;
