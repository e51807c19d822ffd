/** A drop zone that also opens a file picker. The selected file can be removed. */
import { clsx } from "clsx";
import { FileText, FileUp, X } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import type { FileProblem } from "#domain/resumes/import/resume-file.ts";
import { buttonClass } from "../../ui/button.tsx";
import { toast, type ToastInput } from "../../ui/toast-store.ts";

interface FileDropProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly extensions: readonly string[];
  readonly file: File | undefined;
  readonly disabled: boolean;
  readonly validate: (file: File) => FileProblem | undefined;
  readonly inputLabels: Readonly<Record<FileProblem, ToastInput>>;
  readonly onFile: (file: File | undefined) => void;
  readonly compact?: boolean;
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, "")} MB`;

export const FileDrop = (props: FileDropProps) => {
  const { label, hint, extensions, file, disabled, validate, inputLabels, onFile, compact = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggingOver, setDraggingOver] = useState(false);

  const selectFile = (selectedFile: File | undefined) => {
    if (selectedFile === undefined || disabled) return;
    const problem = validate(selectedFile);
    if (problem === undefined) onFile(selectedFile);
    else toast({ ...inputLabels[problem], variant: "destructive" });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggingOver(false);
    selectFile(event.dataTransfer.files[0]);
  };

  return (
    <div
      className="min-w-0"
      onDragOver={(event) => {
        event.preventDefault();
        setDraggingOver(!disabled);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setDraggingOver(false);
      }}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept={extensions.join(",")}
        disabled={disabled}
        aria-label={file === undefined ? undefined : "Choose another file"}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => {
          selectFile(target.files?.[0]);
          // The file is in state. Clearing the input lets the person choose the same file again.
          target.value = "";
        }}
        className="peer sr-only"
      />
      {file === undefined ? (
        <label
          htmlFor={id}
          className={clsx(
            "flex items-center rounded-card border border-dashed transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand",
            compact ? "gap-3.5 px-4 py-3.5" : "flex-col gap-3 px-5 py-9 text-center",
            isDraggingOver
              ? "border-brand bg-brand-soft"
              : "border-edge/70 bg-paper hover:border-edge hover:bg-paper-2",
            disabled ? "cursor-not-allowed" : "cursor-pointer",
          )}
        >
          <span
            className={clsx(
              "grid shrink-0 place-items-center rounded-full bg-brand-soft text-brand",
              compact ? "size-10" : "size-12",
              isDraggingOver && "bg-card!",
            )}
          >
            <FileUp className="size-5" aria-hidden="true" />
          </span>
          <span className={clsx("min-w-0", !compact && "max-w-[36ch]")}>
            <span className="block text-[15px]/6 font-[560] text-brand">{label}</span>
            <span id={`${id}hint`} className="mt-0.5 block text-sm/5 text-ink-3">
              {hint}
            </span>
          </span>
        </label>
      ) : (
        <div className="flex items-center gap-3.5 rounded-card border border-line bg-paper px-4 py-3.5">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
            <FileText className="size-5" aria-hidden="true" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-[15px]/6 font-[560]" title={file.name}>
              {file.name}
            </span>
            <span id={`${id}hint`} className="block text-sm/5 text-ink-3 tabular-nums">
              {sizeOf(file.size)}
            </span>
          </span>
          <button
            type="button"
            disabled={disabled}
            aria-label={`Remove ${file.name}`}
            onClick={() => {
              onFile(undefined);
              input.current?.focus();
            }}
            className={buttonClass("quiet", "small", "-mr-1.5 px-2.5! pointer-coarse:w-11")}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
};
