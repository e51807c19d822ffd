import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { type Unsubscribable, unsubscribe } from "#domain/accounts/unsubscribe.ts";
import { send } from "../../lib/api/api.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import { useAccountForm } from "./use-account-form.ts";

interface EmailText {
  /** The end of a sentence that begins "We email you when". */
  readonly when: string;
  /** Where to turn it back on. */
  readonly place: string;
  readonly to: string;
  readonly button: string;
}

const emailTexts: Readonly<Record<Unsubscribable, EmailText>> = {
  memberJoined: {
    when: "someone accepts your invitation",
    place: "on your account page",
    to: "/account",
    button: "Your account",
  },
  jobAlerts: {
    when: "a job opens that matches your profile",
    place: "next to the open jobs",
    to: "/candidates#jobs",
    button: "Open jobs",
  },
};

const emptySchema = z.object({});

interface UnsubscribeFormProps {
  readonly token: string;
  readonly setting: Unsubscribable;
  readonly onDone: () => void;
}

/** Only the button unsubscribes, because email scanners open every link. */
export const UnsubscribeForm = ({ token, setting, onDone }: UnsubscribeFormProps) => {
  const form = useAccountForm(emptySchema, {});
  const [isDone, setIsDone] = useState(false);
  const { when, place, to, button } = emailTexts[setting];
  if (isDone) {
    return (
      <output className="block">
        <p className="text-base/[26px]">
          You're unsubscribed. We won't email you when {when}. You can turn these emails back on {place}.
        </p>
        <Link to={to} className={buttonClass("secondary", "medium", "mt-5")}>
          {button}
        </Link>
      </output>
    );
  }
  return (
    <AccountForm
      label="Unsubscribe"
      problem={form.problem}
      onSubmit={form.onSubmit(async () => {
        await send(unsubscribe, { params: { token } });
        setIsDone(true);
        onDone();
      })}
    >
      <p className="text-base/[26px]">
        We email you when {when}. Unsubscribe to stop these emails. Your other emails won't change.
      </p>
      <Button type="submit" size="large" className="w-full" busy={form.busy && "Unsubscribing"}>
        Unsubscribe{" "}
      </Button>
    </AccountForm>
  );
};
