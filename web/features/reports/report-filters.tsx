/** The filters of the reports. Every choice is in the URL and applies at once. */
import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, Link, useNavigation, useSubmit } from "react-router";
import { filterParams, periods, type ReportFilter } from "#domain/reports/report-filter.ts";
import type { Reports } from "#domain/reports/reports.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { periodLabels, reportsPath } from "./report-text.ts";

interface ReportFiltersProps {
  readonly filter: ReportFilter;
  readonly choices: Reports["choices"];
}

interface ChoiceProps {
  readonly label: string;
  readonly name: "job" | "team" | "source";
  readonly all: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

const Choice = ({ label, name, all, value, options }: ChoiceProps) => (
  <Field label={label}>
    <NativeSelect name={name} defaultValue={value}>
      <option value="">{all}</option>
      {value !== "" && !options.some(({ id }) => id === value) && (
        <option value={value}>{name === "source" ? value : `Unknown ${name}`}</option>
      )}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </NativeSelect>
  </Field>
);

/** Empty and default values are left out of the URL. */
const optionLabel = (form: HTMLFormElement): Record<string, string> => {
  const params = Object.fromEntries(
    [...new FormData(form)].map(([key, value]) => [key, typeof value === "string" ? value : ""]),
  );
  return filterParams(params["period"] === "custom" ? params : { ...params, from: "", to: "" });
};

export const ReportFilters = ({ filter, choices }: ReportFiltersProps) => {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    if (!currentTarget.checkValidity()) return;
    void submit(optionLabel(currentTarget), { action: "/platform/reports", replace: true, preventScrollReset: true });
  };
  // When the browser goes back, the fields show the earlier choice without a remount, so the focus stays.
  useEffect(() => {
    for (const [name, value] of Object.entries(filter)) {
      const fieldKey = form.current?.elements.namedItem(name);
      if (fieldKey instanceof HTMLSelectElement || fieldKey instanceof HTMLInputElement) fieldKey.value = value;
    }
  }, [filter]);
  const isCustom = filter.period === "custom";
  const isFiltered = Object.keys(filterParams(filter)).length > 0;
  return (
    <search aria-label="Reports">
      <Form
        action="/platform/reports"
        onChange={change}
        ref={form}
        className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-4"
      >
        <Field label="Period">
          <NativeSelect name="period" defaultValue={filter.period}>
            {periods.map((period) => (
              <option key={period} value={period}>
                {periodLabels[period]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Choice label="Job" name="job" all="All jobs" value={filter.job} options={choices.jobs} />
        <Choice label="Team" name="team" all="All teams" value={filter.team} options={choices.teams} />
        <Choice
          label="Source"
          name="source"
          all="All sources"
          value={filter.source}
          options={choices.sources.map((source) => ({ id: source, name: source }))}
        />
        {isCustom && (
          <>
            <Field label="From">
              <Input type="date" name="from" defaultValue={filter.from} {...(filter.to !== "" && { max: filter.to })} />
            </Field>
            <Field label="To (inclusive)">
              <Input type="date" name="to" defaultValue={filter.to} {...(filter.from !== "" && { min: filter.from })} />
            </Field>
          </>
        )}
        <div className="col-span-full flex min-h-6 flex-wrap items-center gap-x-5 gap-y-2 text-sm/5 text-ink-3">
          <output>{isBusy ? "Loading" : "Dates are in UTC."}</output>
          {isFiltered && (
            <Link to={reportsPath()} className="font-[560] text-brand underline-offset-4 hover:underline">
              Reset filters
            </Link>
          )}
          <Button type="submit" variant="secondary" size="small" className="hidden! noscript:flex!">
            Apply filters
          </Button>
        </div>
      </Form>
    </search>
  );
};
