import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { type Unsubscribable, unsubscribe } from "#domain/accounts/unsubscribe.ts";
import { send } from "../../lib/api.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import { useAccountForm } from "./use-account-form.ts";

const mails: Readonly<Record<Unsubscribable, string>> = {
  memberJoined: "a colleague accepts your invitation",
};

const nothing = z.object({});

interface UnsubscribeFormProps {
  readonly token: string;
  readonly setting: Unsubscribable;
}

/** Only the button does it: programs that scan mail open every link in it. */
export const UnsubscribeForm = ({ token, setting }: UnsubscribeFormProps) => {
  const form = useAccountForm(nothing, {});
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <output className="block">
        <p className="text-base/[26px]">
          Done. We no longer write when {mails[setting]}. You can switch it on again on your account page.
        </p>
        <Link to="/account" className={buttonClass("secondary", "medium", "mt-5")}>
          Your account
        </Link>
      </output>
    );
  }
  return (
    <AccountForm
      label="Switch these mails off"
      problem={form.problem}
      onSubmit={form.onSubmit(async () => {
        await send(unsubscribe, { params: { token } });
        setDone(true);
      })}
    >
      <p className="text-base/[26px]">
        We write to you when {mails[setting]}. Switch that off here; all other mails stay as they are.
      </p>
      <Button type="submit" size="large" className="w-full" busy={form.busy && "Switching off"}>
        Switch these mails off
      </Button>
    </AccountForm>
  );
};
