/** Creates or edits a shortlist: candidates with notes, reviewers, with or without names, and the last day. */
import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { maxDaysOpen, maxReaders } from "#domain/shortlists/shortlist-states.ts";
import { changeShortlist, createShortlist, type Shortlist } from "#domain/shortlists/shortlist.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { ListedCandidates, type ListedCandidate } from "./listed-candidates.tsx";

const dayMs = 86_400_000;
const defaultDays = 21;
const dateInDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

interface ReviewerDraft {
  readonly key: number;
  readonly name: string;
  readonly email: string;
}

interface ShortlistDialogProps {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly candidates: readonly ListedCandidate[];
  /** The draft to edit. Undefined for a new shortlist. */
  readonly existing?: Shortlist;
  readonly onClose: () => void;
  readonly onSaved: (list: Shortlist) => void;
}

const useReviewers = (first: readonly { readonly name: string; readonly email: string }[]) => {
  const [reviewers, setReviewers] = useState<readonly ReviewerDraft[]>(() =>
    (first.length === 0 ? [{ name: "", email: "" }] : first).map(({ name, email }, key) => ({ key, name, email })),
  );
  return {
    readers: reviewers,
    add: () => setReviewers((all) => [...all, { key: (all.at(-1)?.key ?? 0) + 1, name: "", email: "" }]),
    remove: (key: number) => setReviewers((all) => all.filter((each) => each.key !== key)),
    change: (key: number, values: Partial<ReviewerDraft>) =>
      setReviewers((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each))),
  };
};

type Reviewers = ReturnType<typeof useReviewers>;
type Errors = Readonly<Record<string, string>>;

const ReviewerFields = ({
  readers: reviewers,
  add,
  remove,
  change,
  errors,
}: Reviewers & { readonly errors: Errors }) => (
  <fieldset>
    <legend className="text-[15px]/[22px] font-[540]">Client reviewers</legend>
    <p className="mt-0.5 text-sm/5 text-ink-3">Each person gets a separate link you can revoke at any time.</p>
    <ul className="mt-3 grid gap-3">
      {reviewers.map(({ key, name, email }, index) => (
        <li key={key} className="flex items-end gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
            <Field label="Name" error={errors[`readers.${index}.name`]}>
              <Input
                value={name}
                maxLength={120}
                autoComplete="off"
                onChange={(event) => change(key, { name: event.target.value })}
              />
            </Field>
            <Field label="Email" error={errors[`readers.${index}.email`]}>
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
            variant="quiet"
            aria-label={`Remove ${name || "this reviewer"}`}
            disabled={reviewers.length === 1}
            className="mb-0.5 px-3!"
            onClick={() => remove(key)}
          >
            <X aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
    {reviewers.length < maxReaders && (
      <Button variant="quiet" size="small" className="mt-2" onClick={add}>
        <Plus aria-hidden="true" />
        Add reviewer
      </Button>
    )}
  </fieldset>
);

const ShortlistDialog = (props: ShortlistDialogProps) => {
  const { jobId, jobTitle, candidates: first, existing, onClose, onSaved } = props;
  const formId = useId();
  const [title, setTitle] = useState(existing?.title ?? "First round");
  const [note, setNote] = useState(existing?.note ?? "");
  const [isAnonymous, setAnonymous] = useState(existing?.isAnonymous ?? true);
  const [lastDay, setLastDay] = useState(existing?.expiresAt.slice(0, 10) ?? dateInDays(defaultDays));
  const [candidates, setCandidates] = useState(first);
  const reviewers = useReviewers(existing?.readers ?? []);
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
      readers: reviewers.readers
        .filter(({ name, email }) => name.trim() !== "" || email.trim() !== "")
        .map(({ name, email }) => ({ name, email })),
      entries: candidates.map(({ applicationId, why }) => ({ applicationId, why })),
    };
    try {
      onSaved(
        existing === undefined
          ? await call(createShortlist, { params: { id: jobId }, body })
          : await call(changeShortlist, { params: { id: existing.id }, body }),
      );
    } catch (error) {
      const problem = toProblem(error);
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
      title={existing === undefined ? "New shortlist" : "Edit shortlist"}
      description={`For ${jobTitle}. Nothing is sent yet. We ask the candidates for consent first.`}
      className="sm:max-w-[720px]"
      footer={<DialogActions formId={formId} submit="Save draft" busy={busy && "Saving"} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-6">
        <div className="grid gap-4 sm:grid-cols-[1fr_200px]">
          <Field label="Title" hint="Reviewers see this title." error={errors["title"]}>
            <Input value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <Field label="Open until" error={errors["lastDay"]}>
            <Input
              type="date"
              value={lastDay}
              min={dateInDays(0)}
              max={dateInDays(maxDaysOpen)}
              onChange={(event) => setLastDay(event.target.value)}
            />
          </Field>
        </div>
        <div className="-my-2">
          <Checkbox
            isMultiline
            checked={isAnonymous}
            onCheckedChange={(checked) => setAnonymous(checked === true)}
            label={
              <>
                Hide names
                <span className="block text-sm/5 text-ink-3">
                  Reviewers see “Candidate A”, type of work, skills and years of experience. No names, employers,
                  schools or contact details.
                </span>
              </>
            }
          />
        </div>
        <ListedCandidates candidates={candidates} isAnonymous={isAnonymous} errors={errors} onChange={setCandidates} />
        <ReviewerFields {...reviewers} errors={errors} />
        <Field label="Note to reviewers (optional)" error={errors["note"]}>
          <Textarea rows={3} value={note} maxLength={4000} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <FailureNotice text={failure} />
      </form>
    </Dialog>
  );
};

export default ShortlistDialog;
