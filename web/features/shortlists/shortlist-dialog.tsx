/** Writing a shortlist: who is on it and why, who reads it, with or without names, and until when. */
import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { furthestDaysOpen, mostReaders } from "#domain/shortlists/shortlist-words.ts";
import { changeShortlist, makeShortlist, type Shortlist } from "#domain/shortlists/shortlist.ts";
import { call } from "../../lib/api.ts";
import { problemOf } from "../../lib/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { ListedPeople, type PersonOnList } from "./listed-people.tsx";

const dayMs = 86_400_000;
const usualDays = 21;
const dayAhead = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

interface ReaderDraft {
  readonly key: number;
  readonly name: string;
  readonly email: string;
}

interface ShortlistDialogProps {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly people: readonly PersonOnList[];
  /** The draft that is changed; none for a new one. */
  readonly changing?: Shortlist;
  readonly onClose: () => void;
  readonly onSaved: (list: Shortlist) => void;
}

const useReaders = (first: readonly { readonly name: string; readonly email: string }[]) => {
  const [readers, setReaders] = useState<readonly ReaderDraft[]>(() =>
    (first.length === 0 ? [{ name: "", email: "" }] : first).map(({ name, email }, key) => ({ key, name, email })),
  );
  return {
    readers,
    add: () => setReaders((all) => [...all, { key: (all.at(-1)?.key ?? 0) + 1, name: "", email: "" }]),
    remove: (key: number) => setReaders((all) => all.filter((each) => each.key !== key)),
    change: (key: number, values: Partial<ReaderDraft>) =>
      setReaders((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each))),
  };
};

type Readers = ReturnType<typeof useReaders>;
type Errors = Readonly<Record<string, string>>;

const ReaderFields = ({ readers, add, remove, change, errors }: Readers & { readonly errors: Errors }) => (
  <fieldset>
    <legend className="text-[15px]/[22px] font-[540]">Who reads it</legend>
    <p className="mt-0.5 text-sm/5 text-ink-3">Each gets a link of their own, which you can end alone.</p>
    <ul className="mt-3 grid gap-3">
      {readers.map(({ key, name, email }, at) => (
        <li key={key} className="flex items-end gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
            <Field label="Name" error={errors[`readers.${at}.name`]}>
              <Input
                value={name}
                maxLength={120}
                autoComplete="off"
                onChange={(event) => change(key, { name: event.target.value })}
              />
            </Field>
            <Field label="E-mail" error={errors[`readers.${at}.email`]}>
              <Input
                type="email"
                value={email}
                maxLength={255}
                autoComplete="off"
                onChange={(event) => change(key, { email: event.target.value })}
              />
            </Field>
          </div>
          <Button
            look="quiet"
            aria-label={`Remove ${name || "this reader"}`}
            disabled={readers.length === 1}
            className="mb-0.5 px-3!"
            onClick={() => remove(key)}
          >
            <X aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
    {readers.length < mostReaders && (
      <Button look="quiet" size="small" className="mt-2" onClick={add}>
        <Plus aria-hidden="true" />
        Add a reader
      </Button>
    )}
  </fieldset>
);

export const ShortlistDialog = (props: ShortlistDialogProps) => {
  const { jobId, jobTitle, people: first, changing, onClose, onSaved } = props;
  const formId = useId();
  const [title, setTitle] = useState(changing?.title ?? "First round");
  const [note, setNote] = useState(changing?.note ?? "");
  const [isAnonymous, setAnonymous] = useState(changing?.isAnonymous ?? true);
  const [lastDay, setLastDay] = useState(changing?.expiresAt.slice(0, 10) ?? dayAhead(usualDays));
  const [people, setPeople] = useState(first);
  const readers = useReaders(changing?.readers ?? []);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setErrors({});
    const body = {
      title,
      note,
      isAnonymous,
      lastDay,
      readers: readers.readers
        .filter(({ name, email }) => name.trim() !== "" || email.trim() !== "")
        .map(({ name, email }) => ({ name, email })),
      entries: people.map(({ applicationId, why }) => ({ applicationId, why })),
    };
    try {
      onSaved(
        changing === undefined
          ? await call(makeShortlist, { params: { id: jobId }, body })
          : await call(changeShortlist, { params: { id: changing.id }, body }),
      );
    } catch (error) {
      const problem = problemOf(error);
      setErrors(problem.errors);
      setFailure(problem.message);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={changing === undefined ? "New shortlist" : "Change the shortlist"}
      description={`For ${jobTitle}. Nothing goes out yet: everybody on it is asked first.`}
      className="sm:max-w-[720px]"
      footer={<DialogActions formId={formId} submit="Save the draft" busy={busy && "Saving"} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-6">
        <div className="grid gap-4 sm:grid-cols-[1fr_200px]">
          <Field label="Title" hint="Readers see it." error={errors["title"]}>
            <Input value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <Field label="Open until" error={errors["lastDay"]}>
            <Input
              type="date"
              value={lastDay}
              min={dayAhead(0)}
              max={dayAhead(furthestDaysOpen)}
              onChange={(event) => setLastDay(event.target.value)}
            />
          </Field>
        </div>
        <div className="-my-2">
          <Checkbox
            isLong
            checked={isAnonymous}
            onCheckedChange={(checked) => setAnonymous(checked === true)}
            label={
              <>
                Without names
                <span className="block text-sm/5 text-ink-3">
                  Readers see “Candidate A”, kinds of work, skills and years. No name, employer, school or contact.
                </span>
              </>
            }
          />
        </div>
        <ListedPeople people={people} isAnonymous={isAnonymous} errors={errors} onChange={setPeople} />
        <ReaderFields {...readers} errors={errors} />
        <Field label="A note to the readers (optional)" error={errors["note"]}>
          <Textarea rows={3} value={note} maxLength={4000} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <FailureNotice text={failure} />
      </form>
    </Dialog>
  );
};

export default ShortlistDialog;
