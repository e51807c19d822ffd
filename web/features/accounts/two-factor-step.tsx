import { useState } from "react";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { verifyBackupCode as recoveryCode, verifyTwoFactor } from "#domain/accounts/identity.ts";
import { trustedDays } from "#domain/accounts/trusted-devices.ts";
import { send } from "../../lib/api/api.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { AccountForm } from "./account-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useAccountForm } from "./use-account-form.ts";

const codeSchema = verifyTwoFactor.body.extend({ trustDevice: z.boolean() });

interface StepProps {
  readonly onSignedIn: () => Promise<void>;
}

const CodeForm = ({ onSignedIn }: StepProps) => {
  const form = useAccountForm(codeSchema, { code: "", trustDevice: false });
  return (
    <AccountForm
      label="Two-factor authentication"
      problem={form.problem}
      onSubmit={form.onSubmit(async (body) => {
        await send(verifyTwoFactor, { body });
        await onSignedIn();
      })}
    >
      <Field label="Six-digit code" hint="From your authenticator app" error={form.fieldError("code")}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before was answered: this is what comes next
          autoFocus
          maxLength={6}
          className="text-[22px]! tracking-[0.3em] tabular-nums"
          {...form.register("code")}
        />
      </Field>
      <Controller
        control={form.control}
        name="trustDevice"
        render={({ field: { value, onChange } }) => (
          <Checkbox label={`Trust this device for ${trustedDays} days`} checked={value} onCheckedChange={onChange} />
        )}
      />
      <Button type="submit" size="large" className="w-full" busy={form.busy && "Checking the code"}>
        Confirm
      </Button>
    </AccountForm>
  );
};

const BackupCodeForm = ({ onSignedIn }: StepProps) => {
  const form = useAccountForm(recoveryCode.body, { code: "" });
  return (
    <AccountForm
      label="Two-factor authentication"
      problem={form.problem}
      onSubmit={form.onSubmit(async (body) => {
        await send(recoveryCode, { body });
        await onSignedIn();
      })}
    >
      <Field
        label="Backup code"
        hint="One of the codes you saved when you set up two-factor authentication. Each code works once."
        error={form.fieldError("code")}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <Input autoComplete="off" autoFocus spellCheck={false} {...form.register("code")} />
      </Field>
      <Button type="submit" size="large" className="w-full" busy={form.busy && "Checking the code"}>
        Confirm
      </Button>
    </AccountForm>
  );
};

interface TwoFactorStepProps extends StepProps {
  readonly onBack: () => void;
}

/** The second step after a correct password: an app code or a backup code. */
export const TwoFactorStep = ({ onSignedIn, onBack }: TwoFactorStepProps) => {
  const [isUsingBackupCode, setIsUsingBackupCode] = useState(false);
  return (
    <>
      <p className="mb-5 text-[15px]/6 text-ink-2">
        Two-factor authentication is on for this account. Enter a code to finish signing in.
      </p>
      {isUsingBackupCode ? <BackupCodeForm onSignedIn={onSignedIn} /> : <CodeForm onSignedIn={onSignedIn} />}
      <PasskeyButton label="Use a passkey instead" onSignedIn={onSignedIn} />
      <div className="mt-3 -ml-3.5 flex flex-wrap gap-x-1">
        <Button variant="quiet" size="small" onClick={() => setIsUsingBackupCode(!isUsingBackupCode)}>
          {isUsingBackupCode ? "Use the app instead" : "Use a backup code"}
        </Button>
        <Button variant="quiet" size="small" onClick={onBack}>
          Start over
        </Button>
      </div>
    </>
  );
};
