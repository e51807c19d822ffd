/** Asks the user to confirm their identity, then resumes the API calls that were waiting. */
import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { type ProofMethod, readStepUp, stepUp } from "#domain/accounts/step-up.ts";
import type { Input as CallInput } from "#domain/endpoint.ts";
import { call, send } from "../lib/api/api.ts";
import { useOneAtATime } from "../lib/api/one-at-a-time.ts";
import { answerWithPasskey, hasPasskeys, passkeyProblem } from "../lib/auth/passkeys.ts";
import { toProblem } from "../lib/api/problem.ts";
import { stepUpStore } from "../lib/auth/step-up.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { FailureNotice } from "../ui/notice.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

type Proof = CallInput<typeof stepUp>["body"];

interface ProofFormProps {
  readonly method: "password" | "code";
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onProof: (proof: Proof) => void;
}

const ProofForm = ({ method, busy, error, onProof }: ProofFormProps) => {
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onProof(method === "code" ? { method, code: text } : { method, password: text });
  };
  return (
    <form noValidate method="post" aria-label="Confirm it's you" onSubmit={submit} className="grid gap-5">
      {method === "code" ? (
        <Field label="Authentication code" hint="Six digits from your authenticator app" error={error}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
            autoFocus
            className="text-[20px]! tracking-[0.28em] tabular-nums"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      ) : (
        <Field label="Current password" error={error}>
          <PasswordInput
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" busy={busy && "Checking"}>
        Confirm
      </Button>
    </form>
  );
};

export const StepUpDialog = () => {
  const [methods, setMethods] = useState<readonly ProofMethod[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly field?: string; readonly notice?: string }>({});
  const oneAtATime = useOneAtATime();

  useEffect(() => {
    call(readStepUp, {})
      .then((stepUpState) => setMethods(stepUpState.methods))
      .catch(() => setFailure({ notice: "We couldn't load this. Close it and try again." }));
  }, []);

  const submitProof = (getProof: () => Promise<Proof>, toFailure: (error: unknown) => typeof failure) =>
    void oneAtATime(async () => {
      setBusy(true);
      setFailure({});
      try {
        await send(stepUp, { body: await getProof() });
        stepUpStore.answer(true);
      } catch (error) {
        setFailure(toFailure(error));
      } finally {
        setBusy(false);
      }
    });
  const onProof = (proof: Proof) =>
    submitProof(
      () => Promise.resolve(proof),
      (error) => {
        const { message, errors } = toProblem(error);
        const field = errors["password"] ?? errors["code"];
        return field === undefined ? { notice: message } : { field };
      },
    );
  const submitPasskey = () =>
    submitProof(
      async () => ({ method: "passkey", response: await answerWithPasskey() }),
      (error) => ({ notice: passkeyProblem(error) }),
    );

  const typedMethod = methods?.find((each) => each !== "passkey");
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) stepUpStore.answer(false);
      }}
      title="Confirm it's you"
      description="For your security, confirm before you continue. We won't ask again for 10 minutes."
      className="sm:max-w-[480px]"
    >
      <FailureNotice text={failure.notice} />
      <div className="mt-1 grid gap-4">
        {methods === null && failure.notice === undefined && <Skeleton className="h-24" />}
        {methods?.includes("passkey") === true && hasPasskeys() && (
          <Button variant="secondary" onClick={submitPasskey} busy={busy && "Waiting for your passkey"}>
            <KeyRound aria-hidden="true" /> Use a passkey
          </Button>
        )}
        {(typedMethod === "password" || typedMethod === "code") && (
          <ProofForm method={typedMethod} busy={busy} error={failure.field} onProof={onProof} />
        )}
      </div>
    </Dialog>
  );
};
