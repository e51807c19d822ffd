/**
 * The internal reason of a rejection, and the email to the candidate: wording, subject, and a delay that allows undo.
 */
import { useId } from "react";
import type { Me } from "#domain/accounts/me.ts";
import {
  fillRejectionEmail,
  type RejectionEmailFacts,
  type EmailTime,
  type Rejection,
  type RejectionReason,
  rejectionReasons,
  rejectionReasonLabels,
  defaultRejectionEmail,
} from "#domain/pipeline/rejection.ts";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";

export interface RejectionDraft {
  readonly reason: RejectionReason;
  readonly reasonNote: string;
  readonly when: EmailTime | "never";
  readonly subject: string;
  readonly text: string;
}

/** Defaults to a kind message with a delay that allows undo. */
export const initialDraft: RejectionDraft = {
  reason: "another-fits-better",
  reasonNote: "",
  when: "hour",
  ...defaultRejectionEmail,
};

/** The values that fill the email to a candidate of this name. */
export const emailFactsOf = ({ workspace, person }: Me, name: string, job: string): RejectionEmailFacts => ({
  firstName: name.split(" ")[0] ?? "",
  job,
  company: workspace?.name ?? "",
  sender: person?.name ?? "",
});

export const rejectionOf = ({ reason, reasonNote, when, subject, text }: RejectionDraft): Rejection => ({
  reason,
  words: reasonNote,
  mail: when === "never" ? null : { when, subject, text },
});

const delayOptions = [
  ["hour", "In an hour", "You can undo until then."],
  ["now", "Now", "You can't undo this."],
  ["never", "Don't send", "They won't get an email."],
] as const;

interface RejectionFieldsProps {
  readonly draft: RejectionDraft;
  readonly onChange: (draft: RejectionDraft) => void;
  /** The first recipient, as an example. */
  readonly facts: RejectionEmailFacts;
  readonly replyTo: string;
  readonly emailCount: number;
}

export const RejectionFields = ({ draft, onChange, facts, replyTo, emailCount }: RejectionFieldsProps) => {
  const group = useId();
  const update = (change: Partial<RejectionDraft>) => onChange({ ...draft, ...change });
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label="Reason" hint="Only your workspace sees this. The email doesn't mention it.">
        <NativeSelect
          value={draft.reason}
          onChange={({ target }) =>
            update({ reason: rejectionReasons.find((each) => each === target.value) ?? draft.reason })
          }
        >
          {rejectionReasons.map((reason) => (
            <option key={reason} value={reason}>
              {rejectionReasonLabels[reason]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Notes (optional)">
        <Input
          value={draft.reasonNote}
          maxLength={1000}
          onChange={({ target }) => update({ reasonNote: target.value })}
        />
      </Field>
      <fieldset>
        <legend className="text-[15px]/[22px] font-[540]">Send email</legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-3">
          {delayOptions.map(([when, label, hint]) => (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is in the list above
            <label
              key={when}
              className="flex cursor-pointer items-start gap-2.5 rounded-control border border-line px-3 py-2.5 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={group}
                checked={draft.when === when}
                onChange={() => update({ when })}
                className="mt-1 accent-brand outline-none"
              />
              <span className="min-w-0">
                <span className="block text-[15px]/6 font-[540]">{label}</span>
                <span className="block text-[13px]/5 text-ink-3">{hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {draft.when !== "never" && emailCount > 0 && (
        <>
          <Field label="Subject">
            <Input value={draft.subject} maxLength={200} onChange={({ target }) => update({ subject: target.value })} />
          </Field>
          <Field label="Message" hint={`Words in braces are filled in for each candidate. Replies go to ${replyTo}.`}>
            <Textarea
              rows={9}
              value={draft.text}
              maxLength={5000}
              onChange={({ target }) => update({ text: target.value })}
            />
          </Field>
          <details className="rounded-control border border-line px-4 py-3 text-[15px]/6">
            <summary className="cursor-pointer font-[540]">Preview for {facts.firstName}</summary>
            <p className="mt-3 font-[560]">{fillRejectionEmail(draft.subject, facts)}</p>
            <p className="mt-2 whitespace-pre-line text-ink-2">{fillRejectionEmail(draft.text, facts)}</p>
          </details>
        </>
      )}
      {draft.when !== "never" && emailCount === 0 && (
        <p className="text-sm/5 text-warn">
          None of these candidates will get an email. We never email sample candidates or candidates without an address.
        </p>
      )}
    </div>
  );
};
