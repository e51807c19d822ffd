/** Shown in place of network candidates: why the workspace doesn't see them yet, and how to request access. */
import { useEffect, useState } from "react";
import {
  isNetworkOpen,
  type NetworkState,
  readNetworkAccess,
  requestNetworkAccess,
} from "#domain/companies/network-access.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

const explanation: Readonly<Record<Exclude<NetworkState, "approved" | "proven">, string>> = {
  none: "This match covers your own candidates. To include the candidate network, your company needs access. We check who asks, because these candidates chose which employers can find them.",
  requested: "You requested access to the candidate network. We'll email your admins once it's approved.",
  declined:
    "We declined access to the candidate network for this workspace. Contact us if you think this is a mistake.",
};

export const NetworkNotice = () => {
  const { me, may, hasWorkspace } = useViewer();
  const [state, setState] = useState<NetworkState>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!hasWorkspace) return;
    // If the request fails, nothing is shown, since the notice only explains.
    call(readNetworkAccess, {}).then((reply) => setState(reply.state), console.error);
  }, [hasWorkspace]);
  if (state === undefined || isNetworkOpen(state)) return null;
  const request = () =>
    call(requestNetworkAccess, { body: {} }).then(
      (reply) => setState(reply.state),
      (error: unknown) => setProblem(toProblem(error).message),
    );
  const isConfirmed = me.person?.emailVerified === true;
  return (
    <aside aria-label="Candidate network" className={cardClass("mb-4 p-5 text-[15px]/6 text-ink-2")}>
      <p>{explanation[state as keyof typeof explanation]}</p>
      {state === "none" && may("network.request") && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <Button variant="secondary" size="small" disabled={!isConfirmed} onClick={() => void request()}>
            Request access
          </Button>
          {!isConfirmed && <span className="text-sm/5 text-ink-3">Confirm your email address first.</span>}
        </p>
      )}
      {problem !== "" && (
        <p role="alert" className="mt-2 text-bad">
          {problem}
        </p>
      )}
    </aside>
  );
};
