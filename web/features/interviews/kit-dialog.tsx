/** What a job's panels ask and rate, for all interviews of the job. */
import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { kit as wholeKit, readKit, saveKit, type ShownKit } from "#domain/interviews/interview-kit.ts";
import { call } from "../../lib/api.ts";
import { withQueries } from "../../lib/query-provider.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

interface LinesProps {
  readonly title: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly isLong: boolean;
  readonly onType: (at: number, text: string) => void;
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
}

const Lines = ({ title, name, values, isLong, onType, onAdd, onRemove }: LinesProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 text-[15px]/[22px] font-[540]">{title}</legend>
    {values.map((value, at) => {
      const label = `${name} ${at + 1}`;
      return (
        // Lines have no names of their own but their places.
        <div key={label} className="flex items-start gap-2">
          {isLong ? (
            <Textarea rows={2} aria-label={label} value={value} onChange={(event) => onType(at, event.target.value)} />
          ) : (
            <Input aria-label={label} value={value} onChange={(event) => onType(at, event.target.value)} />
          )}
          <Button look="quiet" size="small" aria-label={`Remove ${label.toLowerCase()}`} onClick={() => onRemove(at)}>
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      );
    })}
    <Button look="quiet" size="small" className="justify-self-start" onClick={onAdd}>
      <Plus aria-hidden="true" />
      Add {name.toLowerCase()}
    </Button>
  </fieldset>
);

interface KitDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

const Shown = ({ jobId, onClose }: KitDialogProps) => {
  const formId = useId();
  const change = useChange();
  const [edited, setKit] = useState<ShownKit>();
  const [wrong, setWrong] = useState<string>();
  const params = { id: jobId };

  const { data, isError } = useQuery({
    queryKey: ["interview-kit", jobId],
    queryFn: () => call(readKit, { params }),
    staleTime: 0,
  });
  const kit = edited ?? data;

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const checked = wholeKit.safeParse(kit);
    setWrong(checked.error?.issues[0]?.message);
    if (checked.data === undefined || kit === undefined) return;
    const body = { ...checked.data, revision: kit.revision };
    if ((await change.run(() => call(saveKit, { params, body }))) !== undefined) return;
    toast({ title: "Kit saved", description: `For every interview for ${kit.jobTitle}.` });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Interview kit"
      description={
        kit?.revision === 0
          ? "Proposed from what the job asks for. What you save counts for every interview for this job."
          : "It counts for every interview for this job."
      }
      className="sm:max-w-[720px]"
      footer={<DialogActions formId={formId} submit="Save the kit" busy={change.busy && "Saving"} onCancel={onClose} />}
    >
      <form id={formId} noValidate className="grid gap-6" onSubmit={(event) => void save(event)}>
        {kit !== undefined && (
          <>
            <Lines
              title="Questions"
              name="Question"
              isLong
              values={kit.questions.map(({ question }) => question)}
              onType={(at, question) =>
                setKit({
                  ...kit,
                  questions: kit.questions.with(at, { goodAnswer: kit.questions[at]?.goodAnswer ?? "", question }),
                })
              }
              onAdd={() => setKit({ ...kit, questions: [...kit.questions, { question: "", goodAnswer: "" }] })}
              onRemove={(at) => setKit({ ...kit, questions: kit.questions.toSpliced(at, 1) })}
            />
            <Lines
              title="What is rated"
              name="Attribute"
              isLong={false}
              values={kit.attributes.map(({ name }) => name)}
              onType={(at, name) =>
                setKit({
                  ...kit,
                  attributes: kit.attributes.with(at, { key: kit.attributes[at]?.key ?? crypto.randomUUID(), name }),
                })
              }
              onAdd={() => setKit({ ...kit, attributes: [...kit.attributes, { key: crypto.randomUUID(), name: "" }] })}
              onRemove={(at) => setKit({ ...kit, attributes: kit.attributes.toSpliced(at, 1) })}
            />
          </>
        )}
        <FailureNotice text={isError ? "The kit could not be read. Please try again." : (wrong ?? change.failure)} />
      </form>
    </Dialog>
  );
};

export const KitDialog = withQueries(Shown);
