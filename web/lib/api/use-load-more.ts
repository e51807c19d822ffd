/** The rows loaded with the page plus further pages loaded on request. */
import { useState } from "react";
import { useOneAtATime } from "./one-at-a-time.ts";
import { toProblem } from "./problem.ts";

interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export const useLoadMore = <Row>(first: RowsPage<Row>, fetchPage: (cursor: string) => Promise<RowsPage<Row>>) => {
  const [more, setMore] = useState<readonly Row[]>([]);
  const [next, setNext] = useState(first.next);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const oneAtATime = useOneAtATime();
  const loadMore = (): void => {
    void oneAtATime(async () => {
      if (next === null) return;
      setBusy(true);
      setFailure(undefined);
      try {
        const page = await fetchPage(next);
        setMore([...more, ...page.rows]);
        setNext(page.next);
      } catch (error) {
        setFailure(toProblem(error).message);
      } finally {
        setBusy(false);
      }
    });
  };
  return { rows: [...first.rows, ...more], hasMore: next !== null, busy, failure, read: loadMore };
};
