import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { InboxFilter, InboxRow } from "#domain/desk/inbox.ts";
import { inboxOptions } from "../desk.queries.ts";

/** The loaded rows without duplicates: a row that moved between page loads can appear in two pages. */
export const useInboxList = (filter: InboxFilter) => {
  const query = useInfiniteQuery({ ...inboxOptions(filter), placeholderData: keepPreviousData });
  const rows = useMemo(() => {
    const byId = new Map<string, InboxRow>();
    for (const page of query.data?.pages ?? []) for (const row of page.rows) byId.set(row.id, row);
    return [...byId.values()];
  }, [query.data]);
  return { ...query, rows };
};
