import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useOneAtATime } from "../api/one-at-a-time.ts";
import { type Problem, toProblem } from "../api/problem.ts";
import { type ReadEndpoint, refresh } from "./endpoint-query.ts";

type Work = () => Promise<unknown>;

export interface ApiMutation {
  readonly busy: boolean;
  /** The error message of the last attempt. */
  readonly failure: string | undefined;
  readonly clearFailure: () => void;
  /** Resolves to the problem, or to undefined once the change is saved and the page shows it. */
  readonly run: (work: Work) => Promise<Problem | undefined>;
}

/** Runs one change at a time, then refreshes what the page shows: everything, or only these endpoints. */
export const useApiMutation = (endpoints?: readonly ReadEndpoint[]): ApiMutation => {
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (work: Work) => work(),
    onSuccess: () => refresh(client, endpoints),
    // Without a connection a change fails at once instead of waiting for it.
    networkMode: "always",
  });
  const run: ApiMutation["run"] = async (work) => {
    let problem: Problem | undefined;
    await oneAtATime(async () => {
      try {
        await mutateAsync(work);
      } catch (error) {
        problem = toProblem(error);
      }
    });
    return problem;
  };
  return { busy: isPending, failure: error === null ? undefined : toProblem(error).message, clearFailure: reset, run };
};
