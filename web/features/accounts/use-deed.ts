/** One press, one call: busy while it runs, and a notice where it fails. */
import { useState } from "react";
import { useOneAtATime } from "../../lib/one-at-a-time.ts";
import { problemOf } from "../../lib/problem.ts";
import { toast } from "../../ui/toast-store.ts";

export const useDeed = (whenItFails: string) => {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: whenItFails, description: problemOf(error).message, look: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: (work: () => Promise<void>): void => void oneAtATime(() => attempt(work)) };
};
