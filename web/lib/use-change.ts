import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Problem, problemOf } from "./problem.ts";
import { useOneAtATime } from "./one-at-a-time.ts";

export interface Change {
  readonly busy: boolean;
  /** What was said against the last attempt. */
  readonly failure: string | undefined;
  readonly forget: () => void;
  /** Answers with the failure, or with nothing once it is done and the page shows it. */
  readonly run: (work: () => Promise<unknown>) => Promise<Problem | undefined>;
}

/** One change of stored rows at a time; after each the page's rows are read anew. */
export const useChange = (): Change => {
  const { revalidate } = useRevalidator();
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run: Change["run"] = async (work) => {
    let failed: Problem | undefined;
    await oneAtATime(async () => {
      setBusy(true);
      setFailure(undefined);
      try {
        await work();
        await revalidate();
      } catch (error) {
        failed = problemOf(error);
        setFailure(failed.message);
      } finally {
        setBusy(false);
      }
    });
    return failed;
  };
  return { busy, failure, forget: () => setFailure(undefined), run };
};
