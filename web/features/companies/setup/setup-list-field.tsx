import { Plus, X } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

/** Adds the trimmed entry unless it is blank or already in the list. */
export const withEntry = (entries: readonly string[], typed: string): string[] => {
  const entry = typed.trim();
  const isNew = entry !== "" && !entries.some((each) => each.toLowerCase() === entry.toLowerCase());
  return isNew ? [...entries, entry] : [...entries];
};

interface ListFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly entries: readonly string[];
  readonly onChange: (entries: string[]) => void;
  /** The text in the input that is not in the list yet. */
  readonly typed: string;
  readonly onTypedChange: (typed: string) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

export const ListField = (props: ListFieldProps) => {
  const { label, placeholder, error, entries, onChange, typed, onTypedChange, inputRef } = props;
  const add = (): void => {
    onChange(withEntry(entries, typed));
    onTypedChange("");
  };
  return (
    <div>
      <Field label={label} error={error}>
        <div className="flex gap-2.5">
          <Input
            ref={inputRef}
            value={typed}
            placeholder={placeholder}
            maxLength={200}
            enterKeyHint="done"
            onChange={({ target }) => onTypedChange(target.value)}
            onKeyDown={(event) => {
              // Enter that confirms an IME composition must not add the entry.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="secondary" size="large" onClick={add} aria-label={`Add to ${label.toLowerCase()}`}>
            <Plus aria-hidden="true" />
            Add
          </Button>
        </div>
      </Field>
      {entries.length > 0 && (
        <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li key={entry} className="min-w-0">
              <button
                type="button"
                aria-label={`Remove ${entry}`}
                onClick={() => onChange(entries.filter((each) => each !== entry))}
                className="group flex min-h-10 max-w-full items-center gap-2 rounded-control bg-brand-soft py-1.5 pr-2.5 pl-3.5 text-left text-[15px]/6 text-brand transition-colors hover:bg-bad-soft hover:text-bad pointer-coarse:min-h-11"
              >
                <span className="min-w-0 wrap-anywhere">{entry}</span>
                <X className="size-4 shrink-0 opacity-60 group-hover:opacity-100" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
