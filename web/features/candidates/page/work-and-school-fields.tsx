/** The work history and education fields of the editor. */
import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import type { CandidateFields } from "#domain/candidates/candidate-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";

type Role = CandidateFields["workHistory"][number];
type School = CandidateFields["education"][number];

export const compactInput = "h-11! text-[15px]!";

interface EntryListProps<Entry> {
  readonly title: string;
  readonly itemLabel: string;
  readonly entries: readonly Entry[];
  readonly emptyEntry: Entry;
  readonly onChange: (entries: Entry[]) => void;
  readonly renderFields: (entry: Entry, change: (patch: Partial<Entry>) => void, index: number) => ReactNode;
  readonly error: string | undefined;
}

export const EntryList = <Entry,>({
  title,
  itemLabel,
  entries,
  emptyEntry,
  onChange,
  renderFields,
  error,
}: EntryListProps<Entry>) => (
  <fieldset className="grid gap-3">
    <legend className="mb-1 text-[17px]/7 font-[600]">{title}</legend>
    {entries.map((entry, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- entries have no names of their own and are typed in place
      <div key={index} className="relative grid gap-3 rounded-control border border-line p-3.5 pr-12 sm:grid-cols-2">
        {renderFields(
          entry,
          (patch) => onChange(entries.map((each, otherIndex) => (otherIndex === index ? { ...each, ...patch } : each))),
          index,
        )}
        <button
          type="button"
          aria-label={`Remove ${itemLabel} ${index + 1}`}
          onClick={() => onChange(entries.filter((_each, otherIndex) => otherIndex !== index))}
          className="absolute top-1 right-1 grid size-10 place-items-center rounded-control text-ink-3 hover:bg-paper-2 hover:text-ink"
        >
          <X className="size-4.5" aria-hidden="true" />
        </button>
      </div>
    ))}
    {error !== undefined && (
      <p role="alert" className="text-sm/5 text-bad">
        {error}
      </p>
    )}
    <Button
      variant="secondary"
      size="small"
      className="justify-self-start"
      onClick={() => onChange([...entries, emptyEntry])}
    >
      <Plus aria-hidden="true" />
      Add {itemLabel}
    </Button>
  </fieldset>
);

/** An empty start date is unknown; an empty end date means the present. */
const emptyToUndefined = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());

/** Removes undefined keys, because saved records have none. */
const omitUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;

type Change<Entry> = (patch: Partial<Entry>) => void;

const roleFields = (role: Role, change: Change<Role>) => (
  <>
    <Field label="Title">
      <Input
        className={compactInput}
        maxLength={255}
        value={role.title}
        onChange={(event) => change({ title: event.target.value })}
      />
    </Field>
    <Field label="Company">
      <Input
        className={compactInput}
        maxLength={255}
        value={role.company}
        onChange={(event) => change({ company: event.target.value })}
      />
    </Field>
    <Field label="Start">
      <Input
        className={compactInput}
        placeholder="2021-04"
        maxLength={7}
        value={role.start ?? ""}
        onChange={(event) => change({ start: emptyToUndefined(event.target.value) })}
      />
    </Field>
    <Field label="End">
      <Input
        className={compactInput}
        placeholder="Present"
        maxLength={7}
        value={role.end ?? ""}
        onChange={(event) => change({ end: emptyToUndefined(event.target.value) ?? null })}
      />
    </Field>
    <Field label="Description" className="sm:col-span-2">
      <Textarea
        rows={3}
        maxLength={10_000}
        className="text-[15px]!"
        value={role.description ?? ""}
        onChange={(event) => change({ description: event.target.value })}
      />
    </Field>
  </>
);

const schoolFields = (school: School, change: Change<School>) => (
  <>
    <Field label="Degree">
      <Input
        className={compactInput}
        maxLength={255}
        value={school.degree}
        onChange={(event) => change({ degree: event.target.value })}
      />
    </Field>
    <Field label="School">
      <Input
        className={compactInput}
        maxLength={255}
        value={school.school}
        onChange={(event) => change({ school: event.target.value })}
      />
    </Field>
    <Field label="Year">
      <Input
        className={compactInput}
        inputMode="numeric"
        maxLength={4}
        value={school.year === undefined ? "" : String(school.year)}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, "");
          change({ year: digits === "" ? undefined : Number(digits) });
        }}
      />
    </Field>
  </>
);

interface EntryFieldsProps<Entry> {
  readonly entries: readonly Entry[];
  readonly onChange: (entries: Entry[]) => void;
  readonly error: string | undefined;
}

export const RoleFields = ({ entries, onChange, error }: EntryFieldsProps<Role>) => (
  <EntryList
    title="Work history"
    itemLabel="role"
    entries={entries}
    emptyEntry={{ title: "", company: "", end: null }}
    onChange={(next) => onChange(next.map(omitUndefined))}
    error={error === undefined ? undefined : "Enter dates as a month or a year, such as 2021-04 or 2021."}
    renderFields={roleFields}
  />
);

export const SchoolFields = ({ entries, onChange, error }: EntryFieldsProps<School>) => (
  <EntryList
    title="Education"
    itemLabel="school"
    entries={entries}
    emptyEntry={{ degree: "", school: "" }}
    onChange={(next) => onChange(next.map(omitUndefined))}
    error={error === undefined ? undefined : "Enter a year between 1900 and 2100."}
    renderFields={schoolFields}
  />
);
