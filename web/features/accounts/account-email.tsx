import { useState } from "react";
import { changeEmail, sendVerification } from "#domain/accounts/identity.ts";
import type { Person } from "#domain/accounts/me.ts";
import { send } from "../../lib/api.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountRow, FormButtons } from "./account-section.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useDeed } from "./use-deed.ts";

interface EmailFormProps {
  readonly person: Person;
  readonly onDone: () => void;
}

/** What happens next, in the order in which it happens. Nothing is said about whether the new address is taken. */
const NextMails = ({ person, newEmail }: { readonly person: Person; readonly newEmail: string }) => (
  <output className="block rounded-control bg-brand-soft px-4 py-3.5 text-[15px]/6 wrap-anywhere">
    {person.emailVerified ? (
      <>
        <strong className="font-[600]">Two mails confirm this.</strong> The first is on its way to {person.email}. When
        you have opened its link, the second goes to {newEmail}. Until then you sign in as before. If that address has
        an account already, nothing changes.
      </>
    ) : (
      <>
        <strong className="font-[600]">One mail confirms this.</strong> It is on its way to {newEmail}; your address
        changes when you open its link. If that address has an account already, nothing changes.
      </>
    )}
  </output>
);

const EmailForm = ({ person, onDone }: EmailFormProps) => {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useAccountForm(changeEmail.body.pick({ newEmail: true }), { newEmail: "" });
  if (asked !== null) {
    return (
      <>
        <NextMails person={person} newEmail={asked} />
        <Button look="quiet" size="small" className="mt-3" onClick={onDone}>
          Close
        </Button>
      </>
    );
  }
  return (
    <AccountForm
      label="Change your e-mail address"
      problem={form.problem}
      onSubmit={form.onSubmit(async ({ newEmail }) => {
        await send(changeEmail, { body: { newEmail, callbackURL: "/account?address=changing" } });
        setAsked(newEmail);
      })}
    >
      <Field
        label="New e-mail address"
        hint={
          person.emailVerified
            ? "We ask first at your present address, then at the new one."
            : "We send a link to the new address."
        }
        error={form.errorOf("newEmail")}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <Input type="email" autoComplete="email" inputMode="email" autoFocus {...form.register("newEmail")} />
      </Field>
      <FormButtons>
        <Button type="submit" busy={form.busy && "Sending the mail"}>
          Ask for the change
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </FormButtons>
    </AccountForm>
  );
};

export const AccountEmail = ({ person }: { readonly person: Person }) => {
  const [open, setOpen] = useState(false);
  const [mailed, setMailed] = useState(false);
  const { busy, run } = useDeed("The mail was not sent");
  const resend = () =>
    run(async () => {
      await send(sendVerification, { body: { email: person.email, callbackURL: "/account?address=confirmed" } });
      setMailed(true);
    });
  return (
    <AccountRow
      label="E-mail"
      value={
        <>
          <span>{person.email}</span>
          {person.emailVerified ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed</Badge>}
        </>
      }
      hint={
        !person.emailVerified &&
        (mailed
          ? `A mail is on its way to ${person.email}. Its link is valid for a day.`
          : "Open the link in the mail that we sent you.")
      }
      action={
        <>
          {!person.emailVerified && !mailed && (
            <Button look="secondary" size="small" busy={busy && "Sending"} onClick={resend}>
              Send it again
            </Button>
          )}
          {!open && (
            <Button look="secondary" size="small" aria-label="Change your e-mail address" onClick={() => setOpen(true)}>
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
