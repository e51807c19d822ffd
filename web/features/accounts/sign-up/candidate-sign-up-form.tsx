import { Link } from "react-router";
import { signUpCandidate } from "#domain/accounts/identity.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { minPasswordLength } from "#domain/accounts/password.ts";
import { consentTexts } from "#domain/rights/consent.ts";
import { send } from "../../../lib/api/api.ts";
import { hardNavigate } from "../../../lib/page/hard-navigate.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { AccountForm } from "../account-form.tsx";
import { inlineLinkClass } from "../inline-link.ts";
import { useAccountForm } from "../use-account-form.ts";

export const CandidateSignUpForm = ({ next }: { readonly next: string | undefined }) => {
  const form = useAccountForm(signUpCandidate.body, { name: "", email: "", password: "" });
  return (
    <>
      <AccountForm
        label="Create account"
        problem={form.problem}
        onSubmit={form.onSubmit(async (body) => {
          await send(signUpCandidate, { body });
          await hardNavigate(next ?? "/candidates");
        })}
      >
        <Field label="Name" error={form.fieldError("name")}>
          <Input autoComplete="name" {...form.register("name")} />
        </Field>
        <Field label="Email" hint="We'll send you an email to confirm it." error={form.fieldError("email")}>
          <Input type="email" autoComplete="username" inputMode="email" {...form.register("email")} />
        </Field>
        <Field
          label="Password"
          hint={`At least ${minPasswordLength} characters. Three unrelated words make a good one.`}
          error={form.fieldError("password")}
        >
          <PasswordInput autoComplete="new-password" {...form.register("password")} />
        </Field>
        <Button type="submit" size="large" className="w-full" busy={form.busy && "Creating account"}>
          Create account
        </Button>
        <p className="text-sm/[22px] text-ink-3">{consentTexts.account.text}</p>
      </AccountForm>
      <p className="mt-6 border-t border-line pt-5 text-[15px]/7 text-ink-2">
        Already have an account?{" "}
        <Link to={withReturnPath("/sign-in", next)} className={inlineLinkClass}>
          Sign in
        </Link>
        . Hiring?{" "}
        <Link to="/platform/signup" className={inlineLinkClass}>
          Sign up as an employer
        </Link>
        .
      </p>
    </>
  );
};
