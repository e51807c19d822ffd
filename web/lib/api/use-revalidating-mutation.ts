import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Problem, toProblem } from "./problem.ts";
import { useOneAtATime } from "./one-at-a-time.ts";

export interface RevalidatingMutation {
  readonly busy: boolean;
  /** The error message of the last attempt. */
  readonly failure: string | undefined;
  readonly clearFailure: () => void;
  /** Resolves to the problem, or to undefined once the change is saved and the page is revalidated. */
  readonly run: (work: () => Promise<unknown>) => Promise<Problem | undefined>;
}

/** Runs one change at a time and revalidates the page's loader data after each. */
export const useRevalidatingMutation = (): RevalidatingMutation => {
  const { revalidate } = useRevalidator();
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run: RevalidatingMutation["run"] = async (work) => {
    let problem: Problem | undefined;
    await oneAtATime(async () => {
      setBusy(true);
      setFailure(undefined);
      try {
        await work();
        await revalidate();
      } catch (error) {
        problem = toProblem(error);
        setFailure(problem.message);
      } finally {
        setBusy(false);
      }
    });
    return problem;
  };
  return { busy, failure, clearFailure: () => setFailure(undefined), run };
};
