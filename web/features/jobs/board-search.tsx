/** The search form of the public job list. It is a plain form, so that it works without JavaScript. */
import { Search } from "lucide-react";
import { Form } from "react-router";
import { type BoardFilter, workTypes } from "#domain/jobs/job-board.ts";
import { jobTypeLabels } from "#domain/jobs/job-card.ts";
import { salaryBands } from "#domain/jobs/search-jobs.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";

export const BoardSearch = ({ filter }: { readonly filter: BoardFilter }) => (
  <Form
    method="get"
    action="/jobs"
    aria-label="Search jobs"
    // The key resets the fields when the URL changes.
    key={JSON.stringify(filter)}
    className="grid grid-cols-2 items-end gap-4 rounded-card border border-line bg-card p-5 sm:p-6 lg:grid-cols-[1.3fr_1.3fr_0.9fr_0.9fr_0.9fr_auto]"
  >
    <Field label="Job title" className="max-lg:col-span-2">
      <Input name="title" defaultValue={filter.title} placeholder="Nurse, engineer, analyst" />
    </Field>
    <Field label="Location" className="max-lg:col-span-2">
      <Input name="location" defaultValue={filter.location} placeholder="City or state" />
    </Field>
    <Field label="Salary">
      <NativeSelect name="salary" defaultValue={filter.salary}>
        {salaryBands.map((band) => (
          <option key={band} value={band}>
            {band === "any" ? "Any" : band}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <Field label="Type">
      <NativeSelect name="type" defaultValue={filter.type}>
        {workTypes.map((type) => (
          <option key={type} value={type}>
            {type === "any" ? "Any" : jobTypeLabels[type]}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <Field label="Workplace">
      <NativeSelect name="remote" defaultValue={filter.remote}>
        <option value="any">Anywhere</option>
        <option value="only">Remote</option>
      </NativeSelect>
    </Field>
    <Button type="submit" size="large">
      <Search aria-hidden="true" /> Search
    </Button>
  </Form>
);
