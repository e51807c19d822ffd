import { useState } from "react";
import { useRevalidator } from "react-router";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import type { Person } from "#domain/accounts/me.ts";
import { maxPasskeys, type PasskeyEntry, removePasskey, renamePasskey } from "#domain/accounts/passkeys.ts";
import { send } from "../../../lib/api/api.ts";
import { createPasskey, hasPasskeys, passkeyProblem } from "../../../lib/auth/passkeys.ts";
import { timeAgo } from "../../../lib/time-ago.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { AccountForm } from "../account-form.tsx";
import { AccountRow, FormButtons } from "./account-section.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useAction } from "../use-action.ts";

interface PasskeyRowProps {
  readonly passkey: PasskeyEntry;
  readonly now: string;
}

const RenameForm = ({ passkey, onDone }: { readonly passkey: PasskeyEntry; readonly onDone: () => void }) => {
  const revalidator = useRevalidator();
  const form = useAccountForm(renamePasskey.body, { name: passkey.name });
  return (
    <AccountForm
      label={`Rename ${passkey.name}`}
      problem={form.problem}
      onSubmit={form.onSubmit(async (body) => {
        await send(renamePasskey, { params: { id: passkey.id }, body });
        await revalidator.revalidate();
        onDone();
      })}
    >
      <Field label="Passkey name" error={form.fieldError("name")}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <Input autoFocus maxLength={60} {...form.register("name")} />
      </Field>
      <FormButtons>
        <Button type="submit" busy={form.busy && "Saving"}>
          Save name
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </FormButtons>
    </AccountForm>
  );
};

const PasskeyRow = ({ passkey, now }: PasskeyRowProps) => {
  const revalidator = useRevalidator();
  const [renaming, setRenaming] = useState(false);
  const { busy, run } = useAction("We couldn't remove the passkey");
  const lastUse = passkey.lastUsedAt === null ? "not used yet" : `last used ${timeAgo(passkey.lastUsedAt, now)}`;
  return (
    <AccountRow
      label={passkey.name}
      hint={`Added ${timeAgo(passkey.createdAt, now)}, ${lastUse}`}
      action={
        !renaming && (
          <>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => setRenaming(true)}
            >
              Rename
            </Button>
            <Button
              variant="quiet"
              size="small"
              busy={busy && "Removing"}
              aria-label={`Remove ${passkey.name}`}
              onClick={() =>
                run(async () => {
                  await send(removePasskey, { params: { id: passkey.id } });
                  await revalidator.revalidate();
                })
              }
            >
              Remove
            </Button>
          </>
        )
      }
    >
      {renaming && <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />}
    </AccountRow>
  );
};

interface AccountPasskeysProps {
  readonly person: Person;
  readonly passkeys: readonly PasskeyEntry[];
  readonly now: string;
}

const hintFor = (canAdd: boolean, isConfirmed: boolean): string => {
  if (!isConfirmed) return "Confirm your email address first.";
  if (!canAdd) return "This browser doesn't support passkeys.";
  return "Sign in with your fingerprint, face or screen lock instead of a password and code.";
};

export const AccountPasskeys = ({ person, passkeys, now }: AccountPasskeysProps) => {
  const revalidator = useRevalidator();
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useAction("We couldn't add the passkey");
  const canAdd = !hydrated || hasPasskeys();
  const add = () =>
    run(async () => {
      setProblem(undefined);
      try {
        await createPasskey(describeBrowser(navigator.userAgent));
        await revalidator.revalidate();
      } catch (error) {
        setProblem(passkeyProblem(error));
      }
    });
  return (
    <>
      <AccountRow
        label="Passkeys"
        hint={hintFor(canAdd, person.emailVerified)}
        action={
          <Button
            variant="secondary"
            size="small"
            disabled={!canAdd || !person.emailVerified || passkeys.length >= maxPasskeys}
            busy={busy && "Waiting for your device"}
            onClick={add}
          >
            Add passkey
          </Button>
        }
      >
        {problem !== undefined && (
          <p role="alert" className="text-[15px]/6 text-bad">
            {problem}
          </p>
        )}
      </AccountRow>
      {passkeys.map((each) => (
        <PasskeyRow key={each.id} passkey={each} now={now} />
      ))}
    </>
  );
};
