/** Which column of a table holds what, as it was recognised, to be corrected before anything is written. */
import { useState } from "react";
import {
  beginImport,
  cancelImport,
  type ColumnMapping,
  type ImportColumns,
  type ImportSummary,
} from "#domain/imports/imports.ts";
import { fieldLabels, type PersonField, personFields } from "#domain/imports/person-columns.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface ColumnMappingProps {
  readonly summary: ImportSummary;
  readonly columns: ImportColumns;
}

const fieldAt = (mapping: ColumnMapping, at: number): PersonField | "" =>
  personFields.find((field) => mapping[field] === at) ?? "";

/** A field stands for one column and a column for one field: the last choice counts. */
const assign = (mapping: ColumnMapping, at: number, field: PersonField | ""): ColumnMapping => {
  const others = Object.entries(mapping).filter(([name, column]) => column !== at && name !== field);
  return { ...Object.fromEntries(others), ...(field === "" ? {} : { [field]: at }) };
};

/** What the first rows hold there: enough to see what a column is about. */
const examplesAt = (rows: ImportColumns["rows"], at: number): string =>
  rows
    .map((cells) => (cells[at] ?? "").trim())
    .filter((cell) => cell !== "")
    .slice(0, 3)
    .join(" · ");

interface ColumnProps {
  readonly heading: string;
  readonly examples: string;
  readonly field: PersonField | "";
  readonly onChange: (field: PersonField | "") => void;
}

/** One column of the file, however many there are: its heading, what stands in it, and what it means. */
const Column = ({ heading, examples, field, onChange }: ColumnProps) => (
  <li className="grid gap-x-6 gap-y-2 px-4.5 py-3.5 sm:grid-cols-[minmax(0,1fr)_260px] sm:items-center">
    <div className={field === "" ? "min-w-0 text-ink-3" : "min-w-0 text-ink-2"}>
      <p className={`text-[15px]/6 font-[560] wrap-anywhere ${field === "" ? "" : "text-ink"}`}>{heading}</p>
      <p className="truncate text-sm/5" title={examples}>
        {examples === "" ? "Empty in the first rows" : examples}
      </p>
    </div>
    <NativeSelect
      aria-label={`Meaning of ${heading}`}
      value={field}
      onChange={({ target }) => onChange(target.value as PersonField | "")}
      className={`h-11! text-[15px]! ${field === "" ? "text-ink-3!" : ""}`}
    >
      <option value="">Leave out</option>
      {personFields.map((each) => (
        <option key={each} value={each}>
          {fieldLabels[each]}
        </option>
      ))}
    </NativeSelect>
  </li>
);

export const ColumnMappingForm = ({ summary, columns: { headings, rows, mapping: guessed } }: ColumnMappingProps) => {
  const [mapping, setMapping] = useState<ColumnMapping>(guessed);
  const change = useChange();
  const params = { id: summary.id };
  const hasName = mapping.fullName !== undefined || mapping.firstName !== undefined || mapping.lastName !== undefined;
  const missing = mapping.email === undefined ? "the e-mail address" : hasName ? undefined : "the name";
  return (
    <section aria-label="Columns" className="grid min-w-0 grid-cols-1 gap-4">
      <p className="max-w-[62ch] text-[15px]/6 text-ink-2">
        Columns are recognised by their headings. Correct what is wrong; what says “Leave out” is not imported.
      </p>
      <ul aria-label="Columns of the file" className={cardClass("max-w-[820px] divide-y divide-line")}>
        {headings.map((heading, at) => (
          <Column
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the file
            key={at}
            heading={heading.trim() === "" ? `Column ${at + 1}` : heading}
            examples={examplesAt(rows, at)}
            field={fieldAt(mapping, at)}
            onChange={(field) => setMapping(assign(mapping, at, field))}
          />
        ))}
      </ul>
      <output className={`text-[15px]/6 ${missing === undefined ? "text-ink-2" : "font-[540] text-warn"}`}>
        {missing === undefined ? "Ready to import." : `Choose the column with ${missing}.`}
      </output>
      <FailureNotice text={change.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={missing !== undefined}
          busy={change.busy && "Starting"}
          onClick={() => void change.run(() => call(beginImport, { params, body: { mapping } }))}
        >
          Import these people
        </Button>
        <Button
          look="secondary"
          disabled={change.busy}
          onClick={() => void change.run(() => call(cancelImport, { params }))}
        >
          Do not import
        </Button>
      </div>
    </section>
  );
};
