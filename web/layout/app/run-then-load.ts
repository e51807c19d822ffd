import { toProblem } from "../../lib/api/problem.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toast } from "../../ui/toast-store.ts";

/** Runs a call and then loads a page in full, which clears the data of the previous session from memory. */
export const useRunThenLoad = () => {
  const oneAtATime = useOneAtATime();
  return (work: () => Promise<void>, to: string): Promise<void> =>
    oneAtATime(async () => {
      try {
        await work();
        sessionStorage.clear();
        location.assign(to);
      } catch (error) {
        toast({ title: "Something went wrong", description: toProblem(error).message, variant: "destructive" });
      }
    });
};
