import { type FormEvent, type ReactNode, useState } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { ListField, withEntry } from "./setup-list-field.tsx";
import { LogoField } from "./setup-logo.tsx";
import type { ProfileForm } from "./setup-values.ts";
import type { Logo } from "./use-logo.ts";

const listFields = {
  benefits: { label: "Benefits", placeholder: "Health insurance" },
  locations: { label: "Locations", placeholder: "Columbus, OH" },
} as const;
type ListName = keyof typeof listFields;
const listNames = Object.keys(listFields) as readonly ListName[];

interface ProfileStepProps {
  readonly form: ProfileForm;
  readonly logo: Logo;
  readonly busy: string | false;
  readonly onSubmit: () => Promise<void>;
  readonly problem: ReactNode;
  /** The heading of the step. */
  readonly children: ReactNode;
}

export const ProfileStep = ({ form, logo, busy, onSubmit, problem, children }: ProfileStepProps) => {
  const { errors } = form.formState;
  const [typed, setTyped] = useState<Readonly<Record<ListName, string>>>({ benefits: "", locations: "" });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Adds text that is still in an input to its list.
    for (const name of listNames) form.setValue(name, withEntry(form.getValues(name), typed[name]));
    setTyped({ benefits: "", locations: "" });
    void onSubmit();
  };
  return (
    <form noValidate method="post" aria-label="Company profile" onSubmit={submit} className="grid gap-7">
      {children}
      <LogoField logo={logo} />
      <Field label="Tagline" hint="One line that candidates will remember." error={errors.tagline?.message}>
        <Input {...form.register("tagline")} />
      </Field>
      <Field
        label="Company Culture"
        hint="How people work together, and what you expect."
        error={errors.culture?.message}
      >
        <Textarea rows={6} {...form.register("culture")} />
      </Field>
      {listNames.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <ListField
              {...listFields[name]}
              error={errors[name]?.message}
              entries={field.value}
              onChange={(entries) =>
                form.setValue(name, entries, { shouldDirty: true, shouldValidate: errors[name] !== undefined })
              }
              typed={typed[name]}
              onTypedChange={(text) => setTyped((now) => ({ ...now, [name]: text }))}
              inputRef={field.ref}
            />
          )}
        />
      ))}
      {problem}
      <div className="flex justify-end border-t border-line pt-6">
        <Button type="submit" size="large" className="min-w-36" busy={busy}>
          Next
        </Button>
      </div>
    </form>
  );
};
