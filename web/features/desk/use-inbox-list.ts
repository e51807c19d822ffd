import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { InboxFilter, InboxRow } from "#domain/desk/inbox.ts";
import { inboxOptions } from "./desk.queries.ts";

/** The rows that were read so far, each once: a row that moved while pages were read may come in two of them. */
export const useInboxList = (filter: InboxFilter) => {
  const query = useInfiniteQuery({ ...inboxOptions(filter), placeholderData: keepPreviousData });
  const rows = useMemo(() => {
    const byId = new Map<string, InboxRow>();
    for (const page of query.data?.pages ?? []) for (const row of page.rows) byId.set(row.id, row);
    return [...byId.values()];
  }, [query.data]);
  return { ...query, rows };
};
