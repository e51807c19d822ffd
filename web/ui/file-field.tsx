/** An optional file in a form: choose it, see its name, remove it. */
import { Paperclip, X } from "lucide-react";
import { type ChangeEvent, useId } from "react";
import { buttonClass } from "./button.tsx";

interface FileFieldProps {
  readonly label: string;
  readonly extensions: readonly string[];
  /** Which files are allowed and who will see the file. */
  readonly note: string;
  readonly file: File | null;
  readonly error: string | undefined;
  /** Client-side checks. The server checks the content. */
  readonly validate: (file: File) => string | undefined;
  readonly onChange: (file: File | null, error?: string) => void;
}

export const FileField = ({ label, extensions, note, file, error, validate, onChange }: FileFieldProps) => {
  const id = useId();
  const onFileChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const selected = target.files?.[0];
    if (selected === undefined) return;
    const problem = validate(selected);
    // The form holds the file. Clearing the input lets the person choose the same file again.
    target.value = "";
    onChange(problem === undefined ? selected : null, problem);
  };
  return (
    <div>
      <label htmlFor={id} className="text-[15px]/[22px] font-[540]">
        {label}
      </label>
      <div className="mt-1.5 flex min-h-12 flex-wrap items-center gap-3 rounded-control border border-dashed border-edge/70 px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-brand">
        <input
          id={id}
          type="file"
          accept={extensions.join(",")}
          aria-describedby={`${id}note`}
          aria-invalid={error !== undefined || undefined}
          onChange={onFileChange}
          className="sr-only"
        />
        <Paperclip className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        {file === null ? (
          <label
            htmlFor={id}
            className="flex min-h-8 min-w-0 flex-1 cursor-pointer items-center text-[15px] text-brand"
          >
            Choose a file
          </label>
        ) : (
          <>
            <span className="min-w-0 flex-1 truncate text-[15px]">{file.name}</span>
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              onClick={() => onChange(null)}
              className={buttonClass("quiet", "small", "-mr-2 px-2!")}
            >
              <X aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      <p
        id={`${id}note`}
        role={error === undefined ? undefined : "alert"}
        className={`mt-1.5 text-sm/5 ${error === undefined ? "text-ink-3" : "text-bad"}`}
      >
        {error ?? note}
      </p>
    </div>
  );
};
