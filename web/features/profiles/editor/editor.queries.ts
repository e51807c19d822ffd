/** The rows behind the editor's tabs. Each tab reads its own when it is opened; every answer to a change is the new state. */
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Endpoint, Reply } from "#domain/endpoint.ts";
import { inTurn } from "../../../lib/in-turn.ts";
import { useOneAtATime } from "../../../lib/one-at-a-time.ts";
import { type Problem, problemOf } from "../../../lib/problem.ts";

type Listing = Endpoint & { readonly method: "GET"; readonly params?: undefined; readonly query?: undefined };

export const useRows = <E extends Listing>(endpoint: E, enabled = true): UseQueryResult<Reply<E>> =>
  useQuery<Reply<E>>({ queryKey: [endpoint.path], enabled });

export interface RowChange {
  /** Which of several is being done, or null. */
  readonly busy: string | null;
  readonly failure: string | undefined;
  readonly forget: () => void;
  /** Answers with the failure, or with nothing once it is done. */
  readonly run: (name: string, work: () => Promise<unknown>) => Promise<Problem | undefined>;
}

/** One change at a time. It may give a visitor their first session, so no other that may runs beside it. */
export const useRowChange = (): RowChange => {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    failure,
    forget: () => setFailure(undefined),
    run: async (name, work) => {
      let failed: Problem | undefined;
      await oneAtATime(async () => {
        setBusy(name);
        setFailure(undefined);
        try {
          await inTurn(work);
        } catch (error) {
          failed = problemOf(error);
          setFailure(failed.message);
        } finally {
          setBusy(null);
        }
      });
      return failed;
    },
  };
};

/** Puts a new state in the place of what was read. */
export const useKeepRows = <E extends Listing>(endpoint: E) => {
  const client = useQueryClient();
  return {
    keep: (rows: Reply<E>) => client.setQueryData<Reply<E>>([endpoint.path], rows),
    readAgain: () => client.invalidateQueries({ queryKey: [endpoint.path] }),
  };
};
