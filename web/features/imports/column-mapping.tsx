/** Maps file columns to candidate fields. The user can correct the suggestions before the import. */
import { useState } from "react";
import {
  beginImport,
  cancelImport,
  type ColumnMapping,
  type ImportColumns,
  type ImportSummary,
} from "#domain/imports/imports.ts";
import { fieldLabels, type PersonField, personFields } from "#domain/imports/person-columns.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface ColumnMappingProps {
  readonly summary: ImportSummary;
  readonly columns: ImportColumns;
}

const fieldAt = (mapping: ColumnMapping, index: number): PersonField | "" =>
  personFields.find((field) => mapping[field] === index) ?? "";

/** Each field has one column and each column one field. The last choice wins. */
const assign = (mapping: ColumnMapping, index: number, field: PersonField | ""): ColumnMapping => {
  const others = Object.entries(mapping).filter(([name, column]) => column !== index && name !== field);
  return { ...Object.fromEntries(others), ...(field === "" ? {} : { [field]: index }) };
};

/** Examples from the first rows of the column. */
const examplesAt = (rows: ImportColumns["rows"], index: number): string =>
  rows
    .map((cells) => (cells[index] ?? "").trim())
    .filter((cell) => cell !== "")
    .slice(0, 3)
    .join(" · ");

interface ColumnProps {
  readonly heading: string;
  readonly examples: string;
  readonly field: PersonField | "";
  readonly onChange: (field: PersonField | "") => void;
}

/** One column of the file: heading, examples, and target field. */
const Column = ({ heading, examples, field, onChange }: ColumnProps) => (
  <li className="grid gap-x-6 gap-y-2 px-4.5 py-3.5 sm:grid-cols-[minmax(0,1fr)_260px] sm:items-center">
    <div className={field === "" ? "min-w-0 text-ink-3" : "min-w-0 text-ink-2"}>
      <p className={`text-[15px]/6 font-[560] wrap-anywhere ${field === "" ? "" : "text-ink"}`}>{heading}</p>
      <p className="truncate text-sm/5" title={examples}>
        {examples === "" ? "No values in the first rows" : examples}
      </p>
    </div>
    <NativeSelect
      aria-label={`Field for ${heading}`}
      value={field}
      onChange={({ target }) => onChange(target.value as PersonField | "")}
      className={`h-11! text-[15px]! ${field === "" ? "text-ink-3!" : ""}`}
    >
      <option value="">Don't import</option>
      {personFields.map((personField) => (
        <option key={personField} value={personField}>
          {fieldLabels[personField]}
        </option>
      ))}
    </NativeSelect>
  </li>
);

export const ColumnMappingForm = ({
  summary,
  columns: { headings, rows, mapping: suggestedMapping },
}: ColumnMappingProps) => {
  const [mapping, setMapping] = useState<ColumnMapping>(suggestedMapping);
  const change = useApiMutation();
  const params = { id: summary.id };
  const hasName = mapping.fullName !== undefined || mapping.firstName !== undefined || mapping.lastName !== undefined;
  const missing = mapping.email === undefined ? "the email address" : hasName ? undefined : "the name";
  return (
    <section aria-label="Columns" className="grid min-w-0 grid-cols-1 gap-4">
      <p className="max-w-[62ch] text-[15px]/6 text-ink-2">
        We matched columns by their headings. Fix any that are wrong. Columns set to “Don't import” are skipped.
      </p>
      <ul aria-label="File columns" className={cardClass("max-w-[820px] divide-y divide-line")}>
        {headings.map((heading, index) => (
          <Column
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the file
            key={index}
            heading={heading.trim() === "" ? `Column ${index + 1}` : heading}
            examples={examplesAt(rows, index)}
            field={fieldAt(mapping, index)}
            onChange={(field) => setMapping(assign(mapping, index, field))}
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
          Import candidates
        </Button>
        <Button
          variant="secondary"
          disabled={change.busy}
          onClick={() => void change.run(() => call(cancelImport, { params }))}
        >
          Cancel import
        </Button>
      </div>
    </section>
  );
};
