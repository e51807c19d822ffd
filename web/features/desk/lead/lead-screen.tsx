/** The open lead: header, submission, timeline and composer. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { ApiError } from "../../../lib/api/api.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Composer } from "./composer.tsx";
import { leadOptions } from "../desk.queries.ts";
import { LeadFacts } from "./lead-facts.tsx";
import { BackToList, LeadHeader } from "./lead-header.tsx";
import { LeadPerson } from "./lead-person.tsx";
import { Timeline } from "./timeline.tsx";
import { useInboxList } from "../inbox/use-inbox-list.ts";

const Loading = () => (
  <output className="grid gap-4 p-6">
    <span className="sr-only">Loading lead…</span>
    <Skeleton className="h-7 w-56" />
    <Skeleton className="h-4 w-80 max-w-full" />
    <Skeleton className="mt-6 h-44 w-full" />
    <Skeleton className="h-24 w-full" />
  </output>
);

export const LeadNotFound = ({ filter }: { readonly filter: InboxFilter }) => (
  <div className="p-4 sm:p-6">
    <BackToList filter={filter} />
    <EmptyState title="Lead not found" text="It may have been deleted, or the URL is wrong." />
  </div>
);

/** Scrolls to the newest entry when one is added. */
const useScrollToNewest = (page: LeadPage) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { length } = page.timeline;
  const lastLength = useRef(length);
  useEffect(() => {
    const hasGrown = length > lastLength.current;
    lastLength.current = length;
    const element = scroller.current;
    if (hasGrown && element !== null) element.scrollTo({ top: element.scrollHeight });
  }, [length]);
  return scroller;
};

const LoadedLead = ({ page, filter }: { readonly page: LeadPage; readonly filter: InboxFilter }) => {
  const scroller = useScrollToNewest(page);
  return (
    <>
      <LeadHeader lead={page.lead} filter={filter} />
      <section
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Lead: ${page.lead.name}`}
        className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 px-4 py-5 sm:px-6 @[760px]:grid-cols-[minmax(0,720px)_minmax(220px,260px)] @[760px]:grid-rows-[auto_1fr] @[760px]:justify-between">
          <LeadFacts lead={page.lead} />
          <aside
            aria-label="Contact"
            className="min-w-0 max-@[760px]:px-1 @[760px]:sticky @[760px]:top-5 @[760px]:col-start-2 @[760px]:row-span-2 @[760px]:row-start-1 @[760px]:self-start"
          >
            <LeadPerson page={page} filter={filter} />
          </aside>
          <Timeline page={page} filter={filter} />
        </div>
      </section>
      <Composer page={page} />
    </>
  );
};

/** Prefetches the previous and the next lead, so that they open without a wait. */
const usePrefetchAdjacentLeads = (id: string, filter: InboxFilter) => {
  const client = useQueryClient();
  const { rows } = useInboxList(filter);
  const index = rows.findIndex((row) => row.id === id);
  const adjacentIds = index === -1 ? [] : [rows[index + 1]?.id, rows[index - 1]?.id];
  const key = adjacentIds.join(" ");
  useEffect(() => {
    for (const leadId of key.split(" ")) if (leadId !== "") void client.prefetchQuery(leadOptions(leadId));
  }, [client, key]);
};

interface LeadScreenProps {
  readonly id: string;
  readonly filter: InboxFilter;
  /** The page from the server, if it rendered this lead. */
  readonly initialPage: LeadPage | null;
}

export const LeadScreen = ({ id, filter, initialPage }: LeadScreenProps) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...leadOptions(id),
    ...(initialPage?.lead.id === id ? { initialData: initialPage } : {}),
  });
  usePrefetchAdjacentLeads(id, filter);
  // The key resets all state when another lead opens.
  if (data !== undefined) return <LoadedLead key={id} page={data} filter={filter} />;
  if (error === null) return <Loading />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <LeadNotFound filter={filter} />;
  return (
    <div className="p-4 sm:p-6">
      <BackToList filter={filter} />
      <ErrorState
        title="We couldn't load this lead"
        text={toProblem(error).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  );
};
