/** The action that an invitation offers, depending on who is signed in. */
import { Link } from "react-router";
import { z } from "zod";
import type { Person } from "#domain/accounts/me.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { minPasswordLength, password } from "#domain/accounts/password.ts";
import { acceptInvitation, type OpenedInvitation } from "#domain/companies/members.ts";
import { send } from "../../lib/api/api.ts";
import { hardNavigate } from "../../lib/page/hard-navigate.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { AccountForm } from "./account-form.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { useAccountForm } from "./use-account-form.ts";

const dashboardPath = "/platform/dashboard";

const newAccountSchema = z.object({
  name: z.string().trim().min(2, "Name must be at least 2 characters").max(200, "Use at most 200 characters"),
  password,
});

const NewAccountForm = ({ token }: { readonly token: string }) => {
  const form = useAccountForm(newAccountSchema, { name: "", password: "" });
  return (
    <AccountForm
      label="Accept invitation"
      problem={form.problem}
      onSubmit={form.onSubmit(async (body) => {
        await send(acceptInvitation, { params: { token }, body });
        await hardNavigate(dashboardPath);
      })}
    >
      <Field label="Your name" error={form.fieldError("name")}>
        <Input autoComplete="name" {...form.register("name")} />
      </Field>
      <Field
        label="Choose a password"
        hint={`At least ${minPasswordLength} characters. You'll sign in with your email address and this password.`}
        error={form.fieldError("password")}
      >
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </Field>
      <Button type="submit" size="large" className="w-full" busy={form.busy && "Joining"}>
        Accept and join
      </Button>
    </AccountForm>
  );
};

const emptySchema = z.object({});

const JoinForm = ({ token, company }: { readonly token: string; readonly company: string }) => {
  const form = useAccountForm(emptySchema, {});
  return (
    <AccountForm
      label="Accept invitation"
      problem={form.problem}
      onSubmit={form.onSubmit(async () => {
        await send(acceptInvitation, { params: { token }, body: {} });
        await hardNavigate(dashboardPath);
      })}
    >
      <Button
        type="submit"
        size="large"
        className="h-auto! min-h-12 w-full py-2.5 whitespace-normal!"
        busy={form.busy && "Joining"}
      >
        Join {company}
      </Button>
    </AccountForm>
  );
};

interface InvitationAnswerProps {
  readonly token: string;
  readonly invitation: OpenedInvitation;
  readonly person: Person | null;
}

export const InvitationAnswer = ({ token, invitation, person }: InvitationAnswerProps) => {
  const returnPath = `/invitation/${token}`;
  if (person !== null && person.email === invitation.email) {
    return <JoinForm token={token} company={invitation.company} />;
  }
  if (person !== null) {
    return (
      <>
        <p className="mb-5 text-base/[26px]">
          You're signed in as <strong className="font-[600] break-words">{person.email}</strong>, but this invitation is
          for <strong className="font-[600] break-words">{invitation.email}</strong>. Sign out to accept it with that
          address.
        </p>
        <SignOutButton to={returnPath} />
      </>
    );
  }
  if (!invitation.hasAccount) return <NewAccountForm token={token} />;
  return (
    <>
      <p className="mb-5 text-base/[26px]">
        You already have an account with this address. Sign in to accept the invitation.
      </p>
      <Link to={withReturnPath("/sign-in", returnPath)} className={buttonClass("primary", "large", "w-full")}>
        Sign in to accept
      </Link>
    </>
  );
};
