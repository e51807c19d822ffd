/**
 * Edits the steps of a job's board: rename, add, reorder, remove. The six fixed stages stay, since metrics depend on
 * them.
 */
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import {
  type BoardStep,
  dividedStages,
  validateStages,
  maxBoardSteps,
  saveBoardSteps,
  stageNames,
} from "#domain/pipeline/board-steps.ts";
import { type Stage, stages } from "#domain/pipeline/stages.ts";
import { call } from "../../lib/api/api.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { BoardLoader } from "./board-loader.ts";
import { type BoardStore, useBoard } from "./board-store.ts";
import { candidateCountText } from "../../sections/workspace/move-text.ts";

const unnamedText = "Name every stage.";

interface StepsDialogProps {
  readonly jobId: string;
  readonly store: BoardStore;
  readonly loader: BoardLoader;
  readonly onClose: () => void;
}

const iconClass = buttonClass(
  "quiet",
  "small",
  "px-2! disabled:border-transparent! disabled:bg-transparent! disabled:opacity-40",
);

const swapItems = (steps: readonly BoardStep[], index: number, offset: 1 | -1): readonly BoardStep[] => {
  const next = [...steps];
  const [moved, displaced] = [steps[index], steps[index + offset]];
  if (moved === undefined || displaced === undefined) return steps;
  next[index] = displaced;
  next[index + offset] = moved;
  return next;
};

interface StageStepsProps {
  readonly stage: Stage;
  readonly steps: readonly BoardStep[];
  /** Marks stages without a name. */
  readonly marksUnnamed: boolean;
  readonly onChange: (steps: readonly BoardStep[]) => void;
  readonly onRemove: (step: BoardStep) => void;
}

const StageSteps = ({ stage, steps, marksUnnamed, onChange, onRemove }: StageStepsProps) => {
  const [addedKey, setAddedKey] = useState<string>();
  const ownSteps = steps.filter((step) => step.stage === stage);
  const isDivided = dividedStages.includes(stage);
  const indexOf = (key: string) => steps.findIndex((step) => step.key === key);
  const add = () => {
    const last = indexOf(ownSteps.at(-1)?.key ?? "");
    const key = `${stage}-${crypto.randomUUID().slice(0, 8)}`;
    setAddedKey(key);
    onChange([...steps.slice(0, last + 1), { key, name: "", stage }, ...steps.slice(last + 1)]);
  };
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="sr-only">{stageNames[stage]}</legend>
      {ownSteps.map(({ key, name }, index) => (
        <div key={key} className="flex items-start gap-1">
          <Field
            label={index === 0 ? stageNames[stage] : `${stageNames[stage]}, stage ${index + 1}`}
            error={marksUnnamed && name.trim() === "" ? "Enter a name" : undefined}
            className="flex-1"
          >
            <Input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just added this stage
              autoFocus={key === addedKey}
              value={name}
              maxLength={40}
              onChange={({ target }) =>
                onChange(steps.map((step) => (step.key === key ? { ...step, name: target.value } : step)))
              }
            />
          </Field>
          {ownSteps.length > 1 && (
            <div className="flex pt-8.5">
              <button
                type="button"
                className={iconClass}
                aria-label={`Move ${name || "this stage"} up`}
                disabled={index === 0}
                onClick={() => onChange(swapItems(steps, indexOf(key), -1))}
              >
                <ArrowUp aria-hidden="true" />
              </button>
              <button
                type="button"
                className={iconClass}
                aria-label={`Move ${name || "this stage"} down`}
                disabled={index === ownSteps.length - 1}
                onClick={() => onChange(swapItems(steps, indexOf(key), 1))}
              >
                <ArrowDown aria-hidden="true" />
              </button>
              <button
                type="button"
                className={iconClass}
                aria-label={`Remove ${name || "this stage"}`}
                onClick={() => onRemove({ key, name, stage })}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </div>
          )}
        </div>
      ))}
      {isDivided && steps.length < maxBoardSteps && (
        <button type="button" className={buttonClass("quiet", "small", "justify-self-start -ml-2")} onClick={add}>
          <Plus aria-hidden="true" />
          Add stage to {stageNames[stage]}
        </button>
      )}
    </fieldset>
  );
};

const StepsDialog = ({ jobId, store, loader, onClose }: StepsDialogProps) => {
  const form = useId();
  const columns = useBoard((state) => state.columns);
  const [revision] = useState(() => store.read().revision);
  const [steps, setSteps] = useState<readonly BoardStep[]>(() => store.read().columns.map(({ step }) => step));
  const [removed, setRemoved] = useState<readonly BoardStep[]>([]);
  const [reassignments, setReassignments] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const oneAtATime = useOneAtATime();
  const countOf = (key: string): number => columns.find(({ step }) => step.key === key)?.count ?? 0;

  const save = async () => {
    const trimmed = steps.map((step) => ({ ...step, name: step.name.trim() }));
    const validationError = trimmed.some(({ name }) => name === "") ? unnamedText : validateStages(trimmed);
    if (validationError !== null) {
      setFailure(validationError);
      return;
    }
    setIsSaving(true);
    try {
      const chosen = removed.map(
        ({ key, stage }) =>
          [key, reassignments[key] ?? trimmed.find((step) => step.stage === stage)?.key ?? ""] as const,
      );
      await call(saveBoardSteps, {
        params: { id: jobId },
        body: { revision, steps: trimmed, reassignments: Object.fromEntries(chosen) },
      });
      await loader.refresh();
      toast({ title: "Stages saved", description: "Everyone who has this board open can see them now." });
      onClose();
    } catch (error) {
      setFailure(toProblem(error).message);
      setIsSaving(false);
    }
  };

  const needReassignment = removed.filter(({ key }) => countOf(key) > 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Edit stages"
      description="Rename stages, or add more within Screening, Interview, and Offer. Reports still count by the six standard stages."
      footer={
        <>
          <FailureNotice text={failure} className="basis-full" />
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isSaving && "Saving"}>
            Save stages
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(save);
        }}
      >
        {stages.map((stage) => (
          <StageSteps
            key={stage}
            stage={stage}
            steps={steps}
            marksUnnamed={failure === unnamedText}
            onChange={setSteps}
            onRemove={(step) => {
              setSteps(steps.filter(({ key }) => key !== step.key));
              if (columns.some((column) => column.step.key === step.key)) setRemoved([...removed, step]);
            }}
          />
        ))}
        {needReassignment.map(({ key, name, stage }) => (
          <Field key={key} label={`Move ${candidateCountText(countOf(key))} from ${name} to`}>
            <NativeSelect
              value={reassignments[key] ?? steps.find((step) => step.stage === stage)?.key}
              onChange={({ target }) => setReassignments({ ...reassignments, [key]: target.value })}
            >
              {steps
                .filter((step) => step.stage === stage)
                .map((step) => (
                  <option key={step.key} value={step.key}>
                    {step.name}
                  </option>
                ))}
            </NativeSelect>
          </Field>
        ))}
      </form>
    </Dialog>
  );
};

export default StepsDialog;
