/** What the desk reads, by key, and how a deed shows at once in everything that was read. */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { countInbox, type InboxFilter, type InboxRow, listInbox, listStaff } from "#domain/desk/inbox.ts";
import { type LeadPage, readLead } from "#domain/desk/lead-page.ts";
import type { Reply } from "#domain/endpoint.ts";
import { ApiError, call } from "../../lib/api.ts";

export type InboxPage = Reply<typeof listInbox>;
type InboxPages = InfiniteData<InboxPage, string>;

const listKey = "desk-list";
const countsKey = "desk-counts";
const leadKey = "desk-lead";

/** A server that is busy for a moment, or a gap in the connection, is no reason to end a list in its middle. */
const isWorthAnother = (failures: number, error: Error): boolean =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 503);

export const inboxOptions = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [listKey, filter] as const,
    queryFn: ({ pageParam, signal }) => call(listInbox, { query: { ...filter, after: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page: InboxPage) => page.next,
    retry: isWorthAnother,
    retryDelay: (failures) => 600 * (failures + 1),
    // Comparing every row read so far with itself, for each page that comes, would be felt as a jerk in a long list.
    structuralSharing: false,
  });

export const countOptions = ({ kind, q }: InboxFilter) =>
  queryOptions({
    queryKey: [countsKey, { kind, q }] as const,
    queryFn: ({ signal }) => call(countInbox, { query: { kind, q } }, { signal }),
  });

const isUnderWay = ({ timeline }: LeadPage): boolean =>
  timeline.some(({ kind, sentAt, failedAt }) => kind === "reply" && sentAt === null && failedAt === null);

const sendingLookMs = 2500;

export const leadOptions = (id: string) =>
  queryOptions({
    queryKey: [leadKey, id] as const,
    queryFn: ({ signal }) => call(readLead, { params: { id } }, { signal }),
    // Shown at once from memory, and looked up behind it.
    staleTime: 15_000,
    // While a mail is under way, whatever the stream of events does.
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? sendingLookMs : false),
  });

export const staffOptions = () =>
  queryOptions({ queryKey: ["desk-staff"] as const, queryFn: ({ signal }) => call(listStaff, {}, { signal }) });

/** A change of one row, in every list and on its page, before the server has it. */
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

/** How many pages of the list on screen a look-up of it would fetch. */
export const pagesRead = (client: QueryClient): number =>
  Math.max(
    1,
    ...client
      .getQueriesData<InboxPages>({ queryKey: [listKey], type: "active" })
      .map(([, data]) => data?.pages.length ?? 0),
  );
