/** The list of a job's applications, page by page, for one filter; looked at anew as deep as it was when something has changed. */
import { useEffect, useState } from "react";
import { listApplications, type ListFilter, type PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { call } from "../../lib/api.ts";
import { problemOf } from "../../lib/problem.ts";
import { type BoardStore, useBoardStore } from "./board-store.ts";

interface Shown {
  readonly rows: readonly PipelineApplication[];
  readonly next: string | null;
  readonly count: number;
}

const read = async (
  jobId: string,
  filter: ListFilter,
  least: number,
  store: BoardStore,
  signal: AbortSignal,
): Promise<Shown> => {
  let shown: Shown = { rows: [], next: "", count: 0 };
  while (shown.next !== null && (shown.rows.length < least || shown.rows.length === 0)) {
    const query = { ...filter, scoreFrom: filter.scoreFrom?.toString(), after: shown.next };
    const page = await call(listApplications, { params: { id: jobId }, query }, { signal });
    store.see(page.applications);
    shown = { rows: [...shown.rows, ...page.applications], next: page.next, count: page.count };
    if (page.applications.length === 0) break;
  }
  return shown;
};

interface Answer {
  /** What was asked. */
  readonly key: string;
  readonly shown?: Shown | undefined;
  readonly failure?: string | undefined;
}

export const useList = (jobId: string, filter: ListFilter, version: number) => {
  const store = useBoardStore();
  const [answer, setAnswer] = useState<Answer>();
  const [least, setLeast] = useState(1);
  const [tries, setTries] = useState(0);
  const asked = JSON.stringify(filter);
  const [readFor, setReadFor] = useState(asked);
  if (readFor !== asked) {
    setReadFor(asked);
    setLeast(1);
  }
  const key = `${asked} ${least} ${version} ${tries}`;

  useEffect(() => {
    const leave = new AbortController();
    const run = async (): Promise<void> => {
      try {
        const shown = await read(jobId, JSON.parse(asked) as ListFilter, least, store, leave.signal);
        setAnswer({ key, shown });
      } catch (error) {
        if (!leave.signal.aborted) setAnswer((before) => ({ ...before, key, failure: problemOf(error).message }));
      }
    };
    void run();
    return () => leave.abort();
  }, [jobId, asked, least, store, key]);

  const length = answer?.shown?.rows.length ?? 0;
  return {
    shown: answer?.shown,
    failure: answer?.failure,
    isReading: answer?.key !== key,
    more: () => setLeast(length + 1),
    retry: () => setTries(tries + 1),
  };
};
