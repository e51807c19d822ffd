/** One list of the profile, with a dialog that adds or changes an entry. */
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { EntryInputs } from "../../../../sections/entries/entry-inputs.tsx";
import type { EntryKind, EntryValues } from "../../../../sections/entries/entry-kinds.ts";
import { HistoryCard } from "../history-card.tsx";
import { TabSection } from "../tab-section.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

interface EntryFormProps<Entry> {
  readonly kind: EntryKind<Entry>;
  /** Null for a new entry. */
  readonly entry: Entry | null;
  readonly onSave: (entry: Entry) => void;
  readonly onClose: () => void;
}

const EntryForm = <Entry,>({ kind, entry, onSave, onClose }: EntryFormProps<Entry>) => {
  const [values, setValues] = useState(() => kind.valuesOf(entry));
  const [errors, setErrors] = useState<EntryValues>({});
  const submit = (): boolean => {
    const parsed = kind.parse(values);
    setErrors("errors" in parsed ? parsed.errors : {});
    if ("errors" in parsed) return false;
    onSave(parsed.entry);
    return true;
  };
  return (
    <EntryDialog noun={kind.noun} isNew={entry === null} onSubmit={submit} onClose={onClose}>
      <EntryInputs fields={kind.fields} values={values} errors={errors} onChange={setValues} />
    </EntryDialog>
  );
};

interface EntrySectionProps<Entry> {
  readonly title: string;
  /** Shown while the list is empty. */
  readonly hint: string;
  readonly addLabel: string;
  readonly kind: EntryKind<Entry>;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: Entry[]) => void;
}

export const EntrySection = <Entry,>({ title, hint, addLabel, kind, entries, onChange }: EntrySectionProps<Entry>) => {
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const save = (entry: Entry): void => {
    if (edited === "new") onChange([entry, ...entries]);
    else onChange(entries.map((each, index) => (index === edited ? entry : each)));
  };
  const remove = (index: number, name: string): void => {
    onChange(entries.filter((_each, position) => position !== index));
    toast({
      title: "Entry removed",
      description: name,
      action: { label: "Undo", otherwise: "Use Undo above the editor", run: () => onChange([...entries]) },
    });
  };
  return (
    <TabSection
      title={title}
      text={entries.length === 0 ? hint : undefined}
      action={
        <Button variant="secondary" size="small" onClick={() => setEdited("new")}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      }
    >
      {entries.length > 0 && (
        <ul className="grid gap-3" aria-label={title}>
          {entries.map((entry, index) => {
            const shown = kind.describe(entry);
            return (
              <HistoryCard
                // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and two may be alike
                key={`${index} ${shown.title}`}
                {...shown}
                name={shown.title}
                onEdit={() => setEdited(index)}
                onRemove={() => remove(index, shown.subtitle || shown.title)}
              />
            );
          })}
        </ul>
      )}
      {edited !== null && (
        <EntryForm
          kind={kind}
          entry={edited === "new" ? null : (entries[edited] ?? null)}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </TabSection>
  );
};
