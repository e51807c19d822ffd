import { useState } from "react";
import { optOutOfConnections } from "#domain/profiles/connections.ts";
import { send } from "../../lib/api/api.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface DeclineConnectionsProps {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}

/** Only the button submits the answer, since email scanners open every link. */
export const DeclineConnections = ({ token, email, onDone }: DeclineConnectionsProps) => {
  const oneAtATime = useOneAtATime();
  const [state, setState] = useState<"asked" | "busy" | "done">("asked");
  const [failure, setFailure] = useState<string>();
  const decline = () =>
    oneAtATime(async () => {
      setState("busy");
      setFailure(undefined);
      try {
        await send(optOutOfConnections, { params: { token } });
        setState("done");
        onDone();
      } catch (error) {
        setFailure(toProblem(error).message);
        setState("asked");
      }
    });
  if (state === "done") {
    return (
      <output className="block text-base/[26px] wrap-anywhere">
        Done. We won't email <span className="font-[560]">{email}</span> about connection requests again. We don't
        notify the person who asked. You can close this page.
      </output>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-base/[26px] wrap-anywhere">
        Someone asked to connect with <span className="font-[560]">{email}</span>. If you don't want these requests, we
        won't email you about them again, no matter who asks.
      </p>
      <FailureNotice text={failure} />
      <Button size="large" className="w-full" busy={state === "busy" && "Saving"} onClick={() => void decline()}>
        Stop these emails
      </Button>
    </div>
  );
};
