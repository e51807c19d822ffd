import { KeyRound } from "lucide-react";
import { useState } from "react";
import { signInWithPasskey } from "#domain/accounts/passkeys.ts";
import { send } from "../../lib/api/api.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { answerWithPasskey, hasPasskeys, passkeyProblem } from "../../lib/auth/passkeys.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";

interface PasskeyButtonProps {
  readonly label: string;
  readonly onSignedIn: () => Promise<void>;
}

/** A passkey replaces both the password and the second factor. */
export const PasskeyButton = ({ label, onSignedIn }: PasskeyButtonProps) => {
  const hydrated = useHydrated();
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Rendered before it is known, so that nothing below moves: almost every browser has passkeys.
  if (hydrated && !hasPasskeys()) return null;
  const run = () =>
    void oneAtATime(async () => {
      setBusy(true);
      setProblem(undefined);
      try {
        await send(signInWithPasskey, { body: { response: await answerWithPasskey() } });
        await onSignedIn();
      } catch (error) {
        setProblem(passkeyProblem(error));
      } finally {
        setBusy(false);
      }
    });
  return (
    <div className="mt-3 noscript:hidden">
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        busy={busy && "Waiting for your passkey"}
        onClick={run}
      >
        <KeyRound aria-hidden="true" /> {label}
      </Button>
      {problem !== undefined && (
        <p role="alert" className="mt-2 text-[15px]/6 text-bad">
          {problem}
        </p>
      )}
    </div>
  );
};
