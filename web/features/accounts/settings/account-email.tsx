import { useState } from "react";
import { changeEmail, sendVerification } from "#domain/accounts/identity.ts";
import type { Person } from "#domain/accounts/me.ts";
import { send } from "../../../lib/api/api.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { AccountForm } from "../account-form.tsx";
import { AccountRow, FormButtons } from "./account-section.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useAction } from "../use-action.ts";

interface EmailFormProps {
  readonly person: Person;
  readonly onDone: () => void;
}

/** Explains the two confirmation emails. It does not reveal whether the new address has an account. */
const EmailChangeSteps = ({ person, newEmail }: { readonly person: Person; readonly newEmail: string }) => (
  <output className="block rounded-control bg-brand-soft px-4 py-3.5 text-[15px]/6 wrap-anywhere">
    <strong className="font-[600]">We'll send a confirmation to both addresses.</strong> The first is on its way to{" "}
    {person.email}. Once you approve the change there, we'll send the second to {newEmail}. Until you confirm both, keep
    signing in with your current address. If the new address already has an account, nothing changes.
  </output>
);

const EmailForm = ({ person, onDone }: EmailFormProps) => {
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);
  const form = useAccountForm(changeEmail.body, { newEmail: "", password: "" });
  if (requestedEmail !== null) {
    return (
      <>
        <EmailChangeSteps person={person} newEmail={requestedEmail} />
        <Button variant="quiet" size="small" className="mt-3" onClick={onDone}>
          Close
        </Button>
      </>
    );
  }
  return (
    <AccountForm
      label="Change email address"
      problem={form.problem}
      onSubmit={form.onSubmit(async (body) => {
        await send(changeEmail, { body });
        setRequestedEmail(body.newEmail);
      })}
    >
      <Field
        label="New email address"
        hint="We'll email your current address first, then the new one."
        error={form.fieldError("newEmail")}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <Input type="email" autoComplete="email" inputMode="email" autoFocus {...form.register("newEmail")} />
      </Field>
      <Field label="Current password" error={form.fieldError("password")}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <FormButtons>
        <Button type="submit" busy={form.busy && "Sending"}>
          Change email address
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </FormButtons>
    </AccountForm>
  );
};

export const AccountEmail = ({ person }: { readonly person: Person }) => {
  const [open, setOpen] = useState(false);
  const [isEmailSent, setEmailSent] = useState(false);
  const { busy, run } = useAction("We couldn't send the email");
  const resend = () =>
    run(async () => {
      await send(sendVerification, { body: { email: person.email } });
      setEmailSent(true);
    });
  return (
    <AccountRow
      label="Email"
      value={
        <>
          <span>{person.email}</span>
          {person.emailVerified ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed</Badge>}
        </>
      }
      hint={
        !person.emailVerified &&
        (isEmailSent
          ? `We sent an email to ${person.email}. The link expires in 24 hours.`
          : "Open the link in the email we sent you. You can change your address once it's confirmed.")
      }
      action={
        <>
          {!person.emailVerified && !isEmailSent && (
            <Button variant="secondary" size="small" busy={busy && "Sending"} onClick={resend}>
              Send again
            </Button>
          )}
          {!open && person.emailVerified && (
            <Button variant="secondary" size="small" aria-label="Change email address" onClick={() => setOpen(true)}>
              Change
            </Button>
          )}
        </>
      }
    >
      {open && <EmailForm person={person} onDone={() => setOpen(false)} />}
    </AccountRow>
  );
};
