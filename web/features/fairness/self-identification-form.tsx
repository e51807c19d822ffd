/** Two voluntary questions on the application page: their purpose, who sees the answers, and how to delete them. */
import { Check } from "lucide-react";
import { useState } from "react";
import { raceAnswers, raceLabels, sexAnswers, sexLabels } from "#domain/fairness/categories.ts";
import {
  answerSelfIdentification,
  type SelfIdentification,
  selfIdentificationText,
  withdrawSelfIdentification,
} from "#domain/fairness/self-identification.ts";
import { minCellSize } from "#domain/fairness/tables.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

const unanswered: SelfIdentification = { sex: null, race: null };

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

const Choice = <T extends string>({ label, hint, options, labels, value, onChange }: ChoiceProps<T>) => (
  <Field label={label} hint={hint}>
    <NativeSelect
      value={value ?? ""}
      onChange={({ target }) => onChange(options.find((each) => each === target.value) ?? null)}
    >
      <option value="">Not answered</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </NativeSelect>
  </Field>
);

const Assurance = ({ children }: { readonly children: string }) => (
  <li className="flex gap-2.5">
    <Check className="mt-1 size-4 shrink-0 text-brand" aria-hidden="true" />
    {children}
  </li>
);

interface SelfIdentificationFormProps {
  readonly token: string;
  readonly company: string;
  /** The stored answers. */
  readonly answer: SelfIdentification | null;
}

export const SelfIdentificationForm = ({ token, company, answer }: SelfIdentificationFormProps) => {
  const { busy, failure, run } = useRevalidatingMutation();
  const [selected, setSelected] = useState(answer ?? unanswered);
  const [message, setMessage] = useState("");
  const params = { token };
  const choose = (change: Partial<SelfIdentification>): void => {
    setMessage("");
    setSelected({ ...selected, ...change });
  };
  const save = async (): Promise<void> => {
    const failed = await run(() => call(answerSelfIdentification, { params, body: selected }));
    if (failed === undefined) setMessage("Saved. Thank you.");
  };
  const withdraw = async (): Promise<void> => {
    const failed = await run(() => call(withdrawSelfIdentification, { params }));
    if (failed !== undefined) return;
    setSelected(unanswered);
    setMessage("Your answers were deleted.");
  };
  const isEmpty = selected.sex === null && selected.race === null;
  return (
    <section id="about-you" aria-labelledby="about-you-title" className={cardClass("scroll-mt-24 p-6 sm:p-8")}>
      <h2 id="about-you-title" className="text-[21px]">
        Two voluntary questions
      </h2>
      <p className="mt-2 text-[15px]/6 text-ink-2">
        Your answers help check whether {company} hires fairly. Answering is up to you and doesn't affect your
        application.
      </p>
      <ul className="mt-3 grid gap-1.5 text-[15px]/6">
        <Assurance>
          No one who makes decisions sees your answers: not the team, the recruiters or the matching engine.
        </Assurance>
        <Assurance>{`The company's admins see only counts, of at least ${minCellSize} people.`}</Assurance>
      </ul>
      <form
        aria-label="Two voluntary questions"
        className="mt-5 grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Choice
          label="Sex"
          options={sexAnswers}
          labels={sexLabels}
          value={selected.sex}
          onChange={(sex) => choose({ sex })}
        />
        <Choice
          label="Race and ethnicity"
          hint="Hispanic or Latino includes people of any race. These are the categories of the federal EEO-1 report."
          options={raceAnswers}
          labels={raceLabels}
          value={selected.race}
          onChange={(race) => choose({ race })}
        />
        <p className="text-sm/5 text-ink-3">{selfIdentificationText.text}</p>
        <FailureNotice text={failure} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" variant="secondary" busy={busy && "Saving"} disabled={isEmpty && answer === null}>
            Save answers
          </Button>
          {answer !== null && (
            <Button variant="quiet" disabled={busy} onClick={() => void withdraw()}>
              Delete my answers
            </Button>
          )}
          <output className="text-[15px]/6 text-ink-2">{message}</output>
        </div>
      </form>
    </section>
  );
};
