import { Button, type ButtonLook } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { endSecondFactor } from "#domain/accounts/identity.ts";
import { AccountForm } from "./account-form.tsx";
import { FormButtons } from "./account-section.tsx";
import { useAccountForm } from "./use-account-form.ts";

interface PasswordGateProps {
  /** What the password opens: the form's name and the button's words. */
  readonly label: string;
  readonly busyLabel: string;
  readonly look?: ButtonLook;
  readonly onPassword: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password once more: a browser left open is not enough for this. */
export const PasswordGate = ({ label, busyLabel, look = "primary", onPassword, onCancel }: PasswordGateProps) => {
  const form = useAccountForm(endSecondFactor.body, { password: "" });
  return (
    <AccountForm label={label} problem={form.problem} onSubmit={form.onSubmit(({ password }) => onPassword(password))}>
      <Field label="Current password" error={form.errorOf("password")}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <PasswordInput autoComplete="current-password" autoFocus {...form.register("password")} />
      </Field>
      <FormButtons>
        <Button type="submit" look={look} busy={form.busy && busyLabel}>
          {label}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormButtons>
    </AccountForm>
  );
};
