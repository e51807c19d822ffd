/** Filters of the security page. Every choice is in the URL and applies at once. */
import type { ChangeEvent } from "react";
import { Form, useSubmit } from "react-router";
import type { Member } from "#domain/companies/members.ts";
import { eventKindNames, eventKinds, kindsForPersonAlone } from "#domain/security-events/security-events.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";

const hidden: readonly string[] = kindsForPersonAlone;
const kinds = eventKindNames
  .filter((kind) => !hidden.includes(kind))
  .map((kind) => ({ kind, label: eventKinds[kind].label }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

interface FiltersProps {
  readonly kind: string;
  readonly person: string;
  readonly members: readonly Member[];
}

export const securityPath = "/platform/settings/security";

export const SecurityEventFilters = ({ kind, person, members }: FiltersProps) => {
  const submit = useSubmit();
  const change = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const filters = [...new FormData(currentTarget)].filter(([, value]) => value !== "");
    void submit(Object.fromEntries(filters) as Record<string, string>, {
      action: securityPath,
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <search aria-label="Security events">
      <Form action={securityPath} onChange={change} className="grid gap-4 sm:grid-cols-2">
        <Field label="Event">
          <NativeSelect name="kind" defaultValue={kind} key={kind}>
            <option value="">All events</option>
            {kinds.map(({ kind, label }) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Team member">
          <NativeSelect name="person" defaultValue={person} key={person}>
            <option value="">All team members</option>
            {members.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit" variant="secondary" size="small" className="hidden! justify-self-start noscript:flex!">
          Apply filters
        </Button>
      </Form>
    </search>
  );
};
