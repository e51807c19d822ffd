/**
 * Queries behind the editor's tabs. A tab loads its rows when it is opened, and every mutation returns the new rows.
 */
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Endpoint, Reply } from "#domain/endpoint.ts";
import { runSequentially } from "../../../lib/api/run-sequentially.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { type Problem, toProblem } from "../../../lib/api/problem.ts";

type ListEndpoint = Endpoint & { readonly method: "GET"; readonly params?: undefined; readonly query?: undefined };

export const useRows = <E extends ListEndpoint>(endpoint: E, enabled = true): UseQueryResult<Reply<E>> =>
  useQuery<Reply<E>>({ queryKey: [endpoint.path], enabled });

export interface RowMutation {
  /** The name of the running change, or null. */
  readonly busy: string | null;
  readonly failure: string | undefined;
  readonly clearFailure: () => void;
  /** Resolves to the problem, or to undefined on success. */
  readonly run: (name: string, action: () => Promise<unknown>) => Promise<Problem | undefined>;
}

/** Runs one change at a time. It may create a visitor's first session, so it also runs one tab at a time. */
export const useRowMutation = (): RowMutation => {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    failure,
    clearFailure: () => setFailure(undefined),
    run: async (name, action) => {
      let problem: Problem | undefined;
      await oneAtATime(async () => {
        setBusy(name);
        setFailure(undefined);
        try {
          await runSequentially(action);
        } catch (error) {
          problem = toProblem(error);
          setFailure(problem.message);
        } finally {
          setBusy(null);
        }
      });
      return problem;
    },
  };
};

/** Replaces the cached rows. */
export const useCachedRows = <E extends ListEndpoint>(endpoint: E) => {
  const client = useQueryClient();
  return {
    keep: (rows: Reply<E>) => client.setQueryData<Reply<E>>([endpoint.path], rows),
    readAgain: () => client.invalidateQueries({ queryKey: [endpoint.path] }),
  };
};
