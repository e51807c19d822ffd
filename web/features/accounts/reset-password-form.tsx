import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { resetPassword } from "#domain/accounts/identity.ts";
import { minPasswordLength } from "#domain/accounts/password.ts";
import { send } from "../../lib/api/api.ts";
import { clearHint } from "../../lib/page/visitor-hint.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { AccountForm } from "./account-form.tsx";
import { inlineLinkClass } from "./inline-link.ts";
import { useAccountForm } from "./use-account-form.ts";

const PasswordChanged = () => (
  <output className="block">
    <CircleCheck className="size-8 text-good" aria-hidden="true" />
    <p className="mt-4 text-lg/7 font-[560]">Password changed</p>
    <p className="mt-2 text-[15px]/6 text-ink-2">Everyone who was signed in to this account has been signed out.</p>
    <Link to="/sign-in" className={buttonClass("primary", "large", "mt-6 w-full")}>
      Sign in
    </Link>
  </output>
);

export const ResetPasswordForm = ({ token }: { readonly token: string }) => {
  const [isChanged, setIsChanged] = useState(false);
  const form = useAccountForm(resetPassword.body.pick({ newPassword: true }), { newPassword: "" });
  if (isChanged) return <PasswordChanged />;
  return (
    <>
      <AccountForm
        label="Choose a new password"
        problem={form.problem}
        onSubmit={form.onSubmit(async ({ newPassword }) => {
          await send(resetPassword, { body: { token, newPassword } });
          clearHint();
          setIsChanged(true);
        })}
      >
        <Field
          label="New password"
          hint={`At least ${minPasswordLength} characters. Three unrelated words make a good one.`}
          error={form.fieldError("newPassword")}
        >
          <PasswordInput autoComplete="new-password" {...form.register("newPassword")} />
        </Field>
        <Button type="submit" size="large" className="w-full" busy={form.busy && "Changing password"}>
          Change password
        </Button>
      </AccountForm>
      <p className="mt-6 border-t border-line pt-5 text-[15px]/7 text-ink-2">
        Link not working?{" "}
        <Link to="/reset" className={inlineLinkClass}>
          Request a new one
        </Link>
        .
      </p>
    </>
  );
};
