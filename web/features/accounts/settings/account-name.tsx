import { useState } from "react";
import { useRevalidator } from "react-router";
import { changeName } from "#domain/accounts/me.ts";
import { send } from "../../../lib/api/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { AccountForm } from "../account-form.tsx";
import { AccountRow, FormButtons } from "./account-section.tsx";
import { useAccountForm } from "../use-account-form.ts";

interface NameFormProps {
  readonly name: string;
  readonly onDone: () => void;
}

const NameForm = ({ name, onDone }: NameFormProps) => {
  const revalidator = useRevalidator();
  const form = useAccountForm(changeName.body, { name });
  return (
    <AccountForm
      label="Change your name"
      problem={form.problem}
      onSubmit={form.onSubmit(async (body) => {
        await send(changeName, { body });
        await revalidator.revalidate();
        onDone();
      })}
    >
      <Field label="New name" error={form.fieldError("name")}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <Input autoComplete="name" autoFocus {...form.register("name")} />
      </Field>
      <FormButtons>
        <Button type="submit" busy={form.busy && "Saving"}>
          Save name
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </FormButtons>
    </AccountForm>
  );
};

export const AccountName = ({ name }: { readonly name: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <AccountRow
      label="Name"
      value={name}
      action={
        !open && (
          <Button variant="secondary" size="small" aria-label="Change your name" onClick={() => setOpen(true)}>
            Change
          </Button>
        )
      }
    >
      {open && <NameForm name={name} onDone={() => setOpen(false)} />}
    </AccountRow>
  );
};
