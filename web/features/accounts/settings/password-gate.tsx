import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { disableTwoFactor } from "#domain/accounts/identity.ts";
import { AccountForm } from "../account-form.tsx";
import { FormButtons } from "./account-section.tsx";
import { useAccountForm } from "../use-account-form.ts";

interface PasswordGateProps {
  /** The name of the form and the text of its button. */
  readonly label: string;
  readonly busyLabel: string;
  readonly variant?: ButtonVariant;
  readonly onPassword: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password again, because an unattended browser must not be enough. */
export const PasswordGate = ({ label, busyLabel, variant = "primary", onPassword, onCancel }: PasswordGateProps) => {
  const form = useAccountForm(disableTwoFactor.body, { password: "" });
  return (
    <AccountForm label={label} problem={form.problem} onSubmit={form.onSubmit(({ password }) => onPassword(password))}>
      <Field label="Current password" error={form.fieldError("password")}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <PasswordInput autoComplete="current-password" autoFocus {...form.register("password")} />
      </Field>
      <FormButtons>
        <Button type="submit" variant={variant} busy={form.busy && busyLabel}>
          {label}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormButtons>
    </AccountForm>
  );
};
