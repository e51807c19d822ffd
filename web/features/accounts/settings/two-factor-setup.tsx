import { lazy, Suspense } from "react";
import { verifyTwoFactor } from "#domain/accounts/identity.ts";
import { send } from "../../../lib/api/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AccountForm } from "../account-form.tsx";
import { FormButtons } from "./account-section.tsx";
import { useAccountForm } from "../use-account-form.ts";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/qr-code.tsx")).QrCode }));

/** The secret in groups of four, for typing. */
const groupedSecret = (totpURI: string): string =>
  (new URL(totpURI).searchParams.get("secret") ?? "").match(/.{1,4}/g)?.join(" ") ?? "";

interface TwoFactorSetupProps {
  readonly totpURI: string;
  readonly onConfirmed: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Two-factor authentication turns on only after a correct code, so that an unused QR code can't lock the account. */
export const TwoFactorSetup = ({ totpURI, onConfirmed, onCancel }: TwoFactorSetupProps) => {
  const form = useAccountForm(verifyTwoFactor.body.pick({ code: true }), { code: "" });
  const size = "size-46 rounded-control";
  return (
    <div>
      <p className="text-[15px]/6 text-ink-2">Scan this QR code with an authenticator app.</p>
      <div className="mt-4 rounded-control border border-line bg-card p-2 [width:fit-content]">
        <Suspense fallback={<Skeleton className={size} />}>
          <QrCode text={totpURI} label="QR code for your authenticator app" className={size} />
        </Suspense>
      </div>
      <p className="mt-4 text-sm/5 text-ink-3">Can't scan it? Enter this key in the app:</p>
      <code aria-label="Key" className="mt-1 block font-mono text-[15px]/7 break-words">
        {groupedSecret(totpURI)}
      </code>
      <AccountForm
        label="Set up two-factor authentication"
        className="mt-6"
        problem={form.problem}
        onSubmit={form.onSubmit(async (body) => {
          await send(verifyTwoFactor, { body });
          await onConfirmed();
        })}
      >
        <Field label="Code from the app" error={form.fieldError("code")}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            className="text-[20px]! tracking-[0.28em] tabular-nums"
            {...form.register("code")}
          />
        </Field>
        <FormButtons>
          <Button type="submit" busy={form.busy && "Checking the code"}>
            Turn on
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </FormButtons>
      </AccountForm>
    </div>
  );
};
