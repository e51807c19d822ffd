/** Query options of the desk, and optimistic updates of the data that is already loaded. */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { countInbox, type InboxFilter, type InboxRow, listInbox, listStaff } from "#domain/desk/inbox.ts";
import { type LeadPage, readLead } from "#domain/desk/lead-page.ts";
import type { Reply } from "#domain/endpoint.ts";
import { ApiError, call } from "../../lib/api/api.ts";

export type InboxPage = Reply<typeof listInbox>;
type InboxPages = InfiniteData<InboxPage, string>;

const listKey = "desk-list";
const countsKey = "desk-counts";
const leadKey = "desk-lead";

/** Retries a busy server or a dropped connection, so that a list does not end in the middle. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 503);

export const inboxOptions = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [listKey, filter] as const,
    queryFn: ({ pageParam, signal }) => call(listInbox, { query: { ...filter, after: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page: InboxPage) => page.next,
    retry: shouldRetry,
    retryDelay: (failures) => 600 * (failures + 1),
    // Structural sharing would compare every loaded row for each new page, which stutters in a long list.
    structuralSharing: false,
  });

export const countOptions = ({ kind, q }: InboxFilter) =>
  queryOptions({
    queryKey: [countsKey, { kind, q }] as const,
    queryFn: ({ signal }) => call(countInbox, { query: { kind, q } }, { signal }),
  });

const isSendingReply = ({ timeline }: LeadPage): boolean =>
  timeline.some(({ kind, sentAt, failedAt }) => kind === "reply" && sentAt === null && failedAt === null);

const sendingPollIntervalMs = 2500;

export const leadOptions = (id: string) =>
  queryOptions({
    queryKey: [leadKey, id] as const,
    queryFn: ({ signal }) => call(readLead, { params: { id } }, { signal }),
    // Cached data shows at once and refreshes in the background.
    staleTime: 15_000,
    // Polls while a reply is being sent, even when the event stream is down.
    refetchInterval: ({ state }) =>
      state.data !== undefined && isSendingReply(state.data) ? sendingPollIntervalMs : false,
  });

export const staffOptions = () =>
  queryOptions({ queryKey: ["desk-staff"] as const, queryFn: ({ signal }) => call(listStaff, {}, { signal }) });

/** Changes one row in every list and on its page before the server confirms it. */
export const patchLead = (client: QueryClient, id: string, patch: Partial<Pick<InboxRow, "state" | "assignee">>) => {
  client.setQueriesData<InboxPages>(
    { queryKey: [listKey] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)),
        })),
      },
  );
  client.setQueryData<LeadPage>(
    [leadKey, id],
    (data) => data && { ...data, lead: { ...data.lead, ...patch }, others: data.others },
  );
};

export const refreshInbox = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: [listKey] }),
    client.invalidateQueries({ queryKey: [countsKey] }),
  ]);
};

export const refreshLead = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: [leadKey, id] });

export const refreshLeads = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [leadKey] });

/** How many pages a refetch of the visible list would fetch. */
export const loadedPageCount = (client: QueryClient): number =>
  Math.max(
    1,
    ...client
      .getQueriesData<InboxPages>({ queryKey: [listKey], type: "active" })
      .map(([, data]) => data?.pages.length ?? 0),
  );
