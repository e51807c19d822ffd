/** The questions and ratings for all interviews of a job. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { kit as wholeKit, readKit, saveKit, type ShownKit } from "#domain/interviews/interview-kit.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-store.ts";
import { KitLines } from "./kit-lines.tsx";

const questionLabel = (index: number): string => `Question ${index + 1}`;
const ratingLabel = (index: number): string => `Criterion ${index + 1}`;

interface KitFieldsProps {
  readonly kit: ShownKit;
  readonly onChange: (kit: ShownKit) => void;
}

const KitFields = ({ kit, onChange }: KitFieldsProps) => (
  <>
    <KitLines
      title="Questions"
      addLabel="Add question"
      lines={kit.questions}
      labelOf={questionLabel}
      onChange={(questions) => onChange({ ...kit, questions: [...questions] })}
      createLine={() => ({ question: "", goodAnswer: "" })}
    >
      {(line, index, set, buttons) => (
        <>
          <div className="mb-1 flex items-center justify-between gap-3">
            <p aria-hidden="true" className="text-[15px]/[22px] font-[540] tabular-nums">
              {questionLabel(index)}
            </p>
            {buttons}
          </div>
          <Textarea
            aria-label={questionLabel(index)}
            className="block field-sizing-content min-h-[calc(2lh+1.5rem)] resize-none"
            rows={2}
            value={line.question}
            onChange={(event) => set({ ...line, question: event.target.value })}
          />
          <p aria-hidden="true" className="mt-2.5 mb-1 text-sm/5 text-ink-3">
            What a good answer includes (optional)
          </p>
          <Textarea
            aria-label={`What a good answer to question ${index + 1} includes`}
            className="block field-sizing-content min-h-11 resize-none py-2.5!"
            rows={1}
            value={line.goodAnswer}
            onChange={(event) => set({ ...line, goodAnswer: event.target.value })}
          />
        </>
      )}
    </KitLines>
    <KitLines
      title="Rating criteria"
      addLabel="Add criterion"
      lines={kit.attributes}
      labelOf={ratingLabel}
      onChange={(attributes) => onChange({ ...kit, attributes: [...attributes] })}
      createLine={() => ({ key: crypto.randomUUID(), name: "" })}
    >
      {(line, index, set, buttons) => (
        <div className="flex items-center gap-1.5">
          <Input
            aria-label={ratingLabel(index)}
            className="min-w-0"
            value={line.name}
            onChange={(event) => set({ ...line, name: event.target.value })}
          />
          {buttons}
        </div>
      )}
    </KitLines>
  </>
);

const KitSkeleton = () => (
  <div className="grid gap-4">
    {["one", "two", "three"].map((each) => (
      <Skeleton key={each} className="h-32" />
    ))}
  </div>
);

/** "Question 2: Enter a question". The message names the line because its field may be out of view. */
const findFirstError = (kit: ShownKit | undefined): string | undefined => {
  const issue = wholeKit.safeParse(kit).error?.issues[0];
  const [list, index] = issue?.path ?? [];
  if (issue === undefined || typeof index !== "number") return issue?.message;
  return `${list === "questions" ? questionLabel(index) : ratingLabel(index)}: ${issue.message}`;
};

const scrollToNotice = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: "nearest" });

interface KitDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

const KitDialogContent = ({ jobId, onClose }: KitDialogProps) => {
  const formId = useId();
  const change = useApiMutation();
  const [edited, setKit] = useState<ShownKit>();
  const [validationError, setValidationError] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const params = { id: jobId };

  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["interview-kit", jobId],
    queryFn: () => call(readKit, { params }),
    staleTime: 0,
  });
  const kit = edited ?? data;

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    setValidationError(findFirstError(kit));
    const checked = wholeKit.safeParse(kit);
    if (checked.data === undefined || kit === undefined) return;
    const body = { ...checked.data, revision: kit.revision };
    if ((await change.run(() => call(saveKit, { params, body }))) !== undefined) return;
    toast({ title: "Interview kit saved", description: `Used for all interviews for ${kit.jobTitle}.` });
    onClose();
  };

  const failure = validationError ?? change.failure;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Interview kit"
      description={
        kit?.revision === 0
          ? "Suggested from the job's requirements. Once saved, it's used for all interviews for this job."
          : "Used for all interviews for this job."
      }
      className="sm:max-w-[720px]"
      footer={
        <DialogActions
          formId={formId}
          submit="Save kit"
          busy={change.busy && "Saving"}
          disabled={kit === undefined}
          onCancel={onClose}
        />
      }
    >
      {kit !== undefined && (
        <form id={formId} noValidate className="grid gap-8" onSubmit={(event) => void save(event)}>
          <KitFields kit={kit} onChange={setKit} />
          {failure !== undefined && (
            <div key={attempts} ref={scrollToNotice}>
              <FailureNotice text={failure} />
            </div>
          )}
        </form>
      )}
      {kit === undefined && isError && (
        <ErrorState
          title="We couldn't load the interview kit"
          text="Try again in a moment."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {kit === undefined && !isError && <KitSkeleton />}
    </Dialog>
  );
};

export const KitDialog = withQueries(KitDialogContent);
