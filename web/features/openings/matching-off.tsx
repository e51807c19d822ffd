/** Shown if the candidate asked for human review only. They get no score, and can turn matching back on. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { chooseReview } from "#domain/rights/rights.ts";
import { send } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { openingsOptions } from "./openings.queries.ts";

export const MatchingOff = () => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const turnOn = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send(chooseReview, { body: { requestsHumanReview: false } });
      await client.invalidateQueries({ queryKey: openingsOptions.queryKey });
    } catch (error) {
      setFailure(toProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="rounded-card border border-dashed border-edge/50 px-5 py-8 sm:px-8 sm:py-10">
      <p className="font-display text-xl font-[620] tracking-[-0.015em]">You asked for a human review</p>
      <p className="mt-2 max-w-[54ch] text-[15px]/6 text-ink-2">
        The matching engine doesn't score your profile, so you won't see scores either. You can browse all open jobs
        below. Email us, and one of our recruiters will read your profile.
      </p>
      <FailureNotice text={failure} className="mt-4" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy && "Turning on"} onClick={() => void turnOn()}>
          Turn matching back on
        </Button>
        <Link to="/account/data" className={buttonClass("quiet")}>
          Your data
        </Link>
      </div>
    </div>
  );
};
