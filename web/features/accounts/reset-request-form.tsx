import { MailCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { requestPasswordReset } from "#domain/accounts/identity.ts";
import { send } from "../../lib/api/api.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { AccountForm } from "./account-form.tsx";
import { inlineLinkClass } from "./inline-link.ts";
import { useAccountForm } from "./use-account-form.ts";

/** The same text for every address, so that it does not reveal whether an account exists. */
const ResetEmailSent = ({ onAgain: onStartOver }: { readonly onAgain: () => void }) => (
  <output className="block">
    <MailCheck className="size-8 text-brand" aria-hidden="true" />
    <p className="mt-4 text-lg/7 font-[560]">If this address has an account, we've sent it an email.</p>
    <p className="mt-2 text-[15px]/6 text-ink-2">
      The link works once and expires in one hour. If you don't see the email, check your spam folder and the address
      you entered.
    </p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Link to="/sign-in" className={buttonClass("secondary")}>
        Back to sign-in
      </Link>
      <Button variant="quiet" onClick={onStartOver}>
        Use another address
      </Button>
    </div>
  </output>
);

export const ResetRequestForm = () => {
  const [isSent, setSent] = useState(false);
  const form = useAccountForm(requestPasswordReset.body, { email: "" });
  if (isSent) {
    return (
      <ResetEmailSent
        onAgain={() => {
          form.reset();
          setSent(false);
        }}
      />
    );
  }
  return (
    <>
      <AccountForm
        label="Reset your password"
        problem={form.problem}
        onSubmit={form.onSubmit(async (body) => {
          await send(requestPasswordReset, { body });
          setSent(true);
        })}
      >
        <Field label="Email" error={form.fieldError("email")}>
          <Input type="email" autoComplete="username" inputMode="email" {...form.register("email")} />
        </Field>
        <Button type="submit" size="large" className="w-full" busy={form.busy && "Sending"}>
          Send reset link
        </Button>
      </AccountForm>
      <p className="mt-6 border-t border-line pt-5 text-[15px]/7 text-ink-2">
        Remembered it?{" "}
        <Link to="/sign-in" className={inlineLinkClass}>
          Sign in
        </Link>
        .
      </p>
    </>
  );
};
