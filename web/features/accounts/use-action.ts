/** Runs one action at a time, with a busy state and a toast on failure. */
import { useState } from "react";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { toast } from "../../ui/toast-store.ts";

export const useAction = (failureTitle: string) => {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: failureTitle, description: toProblem(error).message, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: (work: () => Promise<void>): void => void oneAtATime(() => attempt(work)) };
};
