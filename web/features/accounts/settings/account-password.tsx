import { useState } from "react";
import { Controller } from "react-hook-form";
import { useRevalidator } from "react-router";
import { z } from "zod";
import { changePassword } from "#domain/accounts/identity.ts";
import { minPasswordLength } from "#domain/accounts/password.ts";
import { send } from "../../../lib/api/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { AccountForm } from "../account-form.tsx";
import { AccountRow, FormButtons } from "./account-section.tsx";
import { useAccountForm } from "../use-account-form.ts";

const formSchema = changePassword.body.extend({ revokeOtherSessions: z.boolean() });

const PasswordForm = ({ onDone }: { readonly onDone: () => void }) => {
  const revalidator = useRevalidator();
  const form = useAccountForm(formSchema, { currentPassword: "", newPassword: "", revokeOtherSessions: true });
  return (
    <AccountForm
      label="Change your password"
      problem={form.problem}
      onSubmit={form.onSubmit(async (body) => {
        await send(changePassword, { body });
        await revalidator.revalidate();
        toast({
          title: "Password changed",
          description: body.revokeOtherSessions
            ? "Your other browsers were signed out."
            : "Your other browsers stay signed in.",
        });
        onDone();
      })}
    >
      <Field label="Current password" error={form.fieldError("currentPassword")}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <PasswordInput autoComplete="current-password" autoFocus {...form.register("currentPassword")} />
      </Field>
      <Field
        label="New password"
        hint={`At least ${minPasswordLength} characters.`}
        error={form.fieldError("newPassword")}
      >
        <PasswordInput autoComplete="new-password" {...form.register("newPassword")} />
      </Field>
      <Controller
        control={form.control}
        name="revokeOtherSessions"
        render={({ field: { value, onChange } }) => (
          <Checkbox label="Sign out my other browsers" checked={value} onCheckedChange={onChange} />
        )}
      />
      <FormButtons>
        <Button type="submit" busy={form.busy && "Changing"}>
          Change password
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </FormButtons>
    </AccountForm>
  );
};

export const AccountPassword = () => {
  const [open, setOpen] = useState(false);
  return (
    <AccountRow
      label="Password"
      hint="We store only a hash of your password, so we can't read it."
      action={
        !open && (
          <Button variant="secondary" size="small" aria-label="Change your password" onClick={() => setOpen(true)}>
            Change
          </Button>
        )
      }
    >
      {open && <PasswordForm onDone={() => setOpen(false)} />}
    </AccountRow>
  );
};
