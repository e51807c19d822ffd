import { useState } from "react";
import { Link } from "react-router";
import { signIn, signInForm } from "#domain/accounts/identity.ts";
import { homePathFor, readMe } from "#domain/accounts/me.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { call } from "../../lib/api/api.ts";
import { hardNavigate } from "../../lib/page/hard-navigate.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { AccountForm } from "./account-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { inlineLinkClass } from "./inline-link.ts";
import { TwoFactorStep } from "./two-factor-step.tsx";
import { useAccountForm } from "./use-account-form.ts";

interface SignInFormProps {
  /** The page of this site to open after sign-in. The default is the home page of the role. */
  readonly next: string | undefined;
}

export const SignInForm = ({ next }: SignInFormProps) => {
  const [needsTwoFactor, setNeedsTwoFactor] = useState(false);
  const form = useAccountForm(signInForm, { email: "", password: "" });
  const continueToNext = async (): Promise<void> => hardNavigate(next ?? homePathFor(await call(readMe, {})));

  const send = form.onSubmit(async (body) => {
    const { twoFactorRedirect = false } = await call(signIn, { body });
    if (twoFactorRedirect) setNeedsTwoFactor(true);
    else await continueToNext();
  });

  if (needsTwoFactor) return <TwoFactorStep onSignedIn={continueToNext} onBack={() => setNeedsTwoFactor(false)} />;
  return (
    <>
      <AccountForm label="Sign in" problem={form.problem} onSubmit={send}>
        <Field label="Email" error={form.fieldError("email")}>
          <Input type="email" autoComplete="username" inputMode="email" {...form.register("email")} />
        </Field>
        <Field label="Password" error={form.fieldError("password")}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        <Button type="submit" size="large" className="w-full" busy={form.busy && "Signing in"}>
          Sign in
        </Button>
      </AccountForm>
      <PasskeyButton label="Sign in with a passkey" onSignedIn={continueToNext} />
      <p className="mt-4 text-[15px]/6">
        <Link to="/reset" className={inlineLinkClass}>
          Forgot your password?
        </Link>
      </p>
      <div className="mt-6 border-t border-line pt-5 text-[15px]/7 text-ink-2">
        <p>
          New here?{" "}
          <Link to={withReturnPath("/sign-up", next)} className={inlineLinkClass}>
            Create a candidate account
          </Link>{" "}
          or{" "}
          <Link to="/platform/signup" className={inlineLinkClass}>
            sign up as an employer
          </Link>
          .
        </p>
      </div>
    </>
  );
};
