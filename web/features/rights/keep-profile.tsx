import { useState } from "react";
import { Link } from "react-router";
import { keepProfile } from "#domain/rights/rights.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface KeepProfileProps {
  readonly token: string;
  readonly keptUntil: string;
  readonly onDone: () => void;
}

/** Only the button submits the answer, since email scanners open every link. */
export const KeepProfile = ({ token, keptUntil, onDone }: KeepProfileProps) => {
  const [until, setUntil] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const extendStorage = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      setUntil((await call(keepProfile, { params: { token } })).keptUntil ?? keptUntil);
      onDone();
    } catch (error) {
      setFailure(toProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  if (until !== undefined)
    return (
      <output className="block">
        <p className="text-base/[26px]">
          Done. We'll keep your profile until at least <Timestamp iso={until} />, and longer each time you visit.
        </p>
        <Link to="/candidates" className={buttonClass("secondary", "medium", "mt-5")}>
          Your profile
        </Link>
      </output>
    );
  return (
    <div className="grid gap-5">
      <p className="text-base/[26px]">
        If you don't visit, we'll delete everything on <Timestamp iso={keptUntil} />. Select the button to keep it.
      </p>
      <FailureNotice text={failure} />
      <Button size="large" className="w-full" busy={busy && "Saving"} onClick={() => void extendStorage()}>
        Keep my profile
      </Button>
      <Link to="/account/data" className="text-center text-[15px]/6 text-brand underline underline-offset-4">
        Download or delete it instead
      </Link>
    </div>
  );
};
