/** The page behind an email confirmation link: the account, the confirm button, and "This wasn't me". */
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { confirmLink, type AccountLinkDetails, rejectLink } from "#domain/accounts/account-links.ts";
import type { Person } from "#domain/accounts/me.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { call, send } from "../../lib/api/api.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { AccountForm } from "./account-form.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useAction } from "./use-action.ts";

type ByPurpose<T> = Readonly<Record<AccountLinkDetails["purpose"], T>>;

interface DoneText {
  readonly title: string;
  readonly text: string;
  /** The target of the button. */
  readonly link: "account" | "reset" | null;
}

interface ConfirmEmailText {
  readonly titles: ByPurpose<string>;
  readonly leads: ByPurpose<string>;
  readonly buttons: ByPurpose<string>;
  readonly notMe: ByPurpose<string>;
  readonly whyPassword: string;
  readonly signInFirst: string;
  readonly titleDone: ByPurpose<string>;
  readonly done: string;
  readonly waits: string;
  readonly titleRejected: string;
  readonly rejected: ByPurpose<DoneText>;
  readonly aside: { readonly title: string; readonly text: string; readonly question: string };
}

interface ConfirmEmailProps {
  readonly token: string;
  readonly link: AccountLinkDetails;
  readonly person: Person | null;
  readonly words: ConfirmEmailText;
}

const LinkDetails = ({ link }: { readonly link: AccountLinkDetails }) => (
  <dl className="mb-6 grid gap-3 border-b border-line pb-6 text-base/6">
    {[
      ["Account", link.name],
      [link.newEmail === null ? "Email address" : "Current address", link.email],
      ["New address", link.newEmail],
    ].map(([label, value]) =>
      value === null ? null : (
        <div key={label}>
          <dt className="text-sm/5 text-ink-2">{label}</dt>
          <dd className="font-[560] wrap-anywhere">{value}</dd>
        </div>
      ),
    )}
  </dl>
);

const passwordSchema = z.object({ password: z.string().min(1, "Enter your password").max(128) });
const sessionSchema = z.object({ password: z.string().optional() });

type Confirmed = z.infer<typeof confirmLink.reply>;

interface FormProps extends Pick<ConfirmEmailProps, "token" | "link" | "words"> {
  readonly onDone: (answer: Confirmed) => void;
}

const ConfirmForm = ({ token, link, words, onDone }: FormProps) => {
  const requiresPassword = link.proof === "password";
  const form = useAccountForm<z.infer<typeof sessionSchema>>(requiresPassword ? passwordSchema : sessionSchema, {
    password: "",
  });
  const button = words.buttons[link.purpose];
  return (
    <AccountForm
      label={button}
      problem={form.problem}
      onSubmit={form.onSubmit(async ({ password }) => {
        const body = requiresPassword ? { password } : {};
        onDone(await call(confirmLink, { params: { token }, body }));
      })}
    >
      {requiresPassword && (
        <Field label="Password for this account" hint={words.whyPassword} error={form.fieldError("password")}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
      )}
      <Button type="submit" size="large" className="w-full" busy={form.busy && "Confirming"}>
        {button}
      </Button>
    </AccountForm>
  );
};

/** For an account with two-factor authentication, only a session proves both factors. */
const SignInFirst = ({ token, person, words }: Pick<ConfirmEmailProps, "token" | "person" | "words">) => {
  const returnPath = `/confirm-email/${token}`;
  return (
    <>
      <p className="mb-5 text-base/[26px]">{words.signInFirst}</p>
      {person === null ? (
        <Link to={withReturnPath("/sign-in", returnPath)} className={buttonClass("primary", "large", "w-full")}>
          Sign in to continue
        </Link>
      ) : (
        <SignOutButton to={withReturnPath("/sign-in", returnPath)} label="Switch account" />
      )}
    </>
  );
};

const Done = ({ title, text, link }: DoneText) => (
  <output className="block">
    <CircleCheck className="size-8 text-good" aria-hidden="true" />
    <p className="mt-4 text-lg/7 font-[560] wrap-anywhere">{title}</p>
    <p className="mt-2 text-[15px]/6 wrap-anywhere text-ink-2">{text}</p>
    {link !== null && (
      <Link to={`/${link}`} className={buttonClass("primary", "large", "mt-6 w-full")}>
        {link === "account" ? "Your account" : "Choose a new password"}
      </Link>
    )}
  </output>
);

export const ConfirmEmail = ({ token, link, person, words }: ConfirmEmailProps) => {
  const [done, setDone] = useState<Confirmed | "rejected" | null>(null);
  const { busy, run } = useAction("We couldn't cancel the link");
  if (done === "rejected") {
    return (
      <IdentityFrame title={words.titleRejected} aside={words.aside}>
        <Done {...words.rejected[link.purpose]} />
      </IdentityFrame>
    );
  }
  if (done !== null) {
    const title = done.waitsFor === null ? `You now sign in as ${done.email}` : `Now check ${done.waitsFor}`;
    return (
      <IdentityFrame title={words.titleDone[link.purpose]} aside={words.aside}>
        <Done title={title} text={done.waitsFor === null ? words.done : words.waits} link="account" />
      </IdentityFrame>
    );
  }
  const reject = () =>
    run(async () => {
      await send(rejectLink, { params: { token }, body: {} });
      setDone("rejected");
    });
  return (
    <IdentityFrame title={words.titles[link.purpose]} lead={words.leads[link.purpose]} aside={words.aside}>
      <LinkDetails link={link} />
      {link.proof === "sign-in" ? (
        <SignInFirst token={token} person={person} words={words} />
      ) : (
        <ConfirmForm token={token} link={link} words={words} onDone={setDone} />
      )}
      <div className="mt-6 border-t border-line pt-5">
        <p className="mb-3 text-[15px]/6 text-ink-2">{words.notMe[link.purpose]}</p>
        <Button variant="secondary" busy={busy && "Canceling the link"} onClick={reject}>
          This wasn't me
        </Button>
      </div>
    </IdentityFrame>
  );
};
