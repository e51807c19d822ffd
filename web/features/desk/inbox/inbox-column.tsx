/** The search, the list, and the empty and error states. */
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Link } from "react-router";
import type { InboxFilter } from "#domain/desk/inbox.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { countOptions } from "../desk.queries.ts";
import { emptyViewText, viewLabels } from "../desk-labels.ts";
import { inboxPath } from "./inbox-url.ts";
import { InboxList } from "./inbox-list.tsx";
import { rowHeightPx } from "./inbox-row.tsx";
import { InboxSearch } from "./inbox-search.tsx";
import { useInboxList } from "./use-inbox-list.ts";

const Loading = () => (
  <output className="block min-h-0 flex-1 overflow-hidden">
    <span className="sr-only">Loading leads…</span>
    {Array.from({ length: 8 }, (_each, index) => (
      <div
        key={index}
        style={{ height: rowHeightPx }}
        className="grid content-center gap-2 border-b border-line px-5"
        aria-hidden="true"
      >
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-11/12" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    ))}
  </output>
);

const EmptyInbox = ({ filter }: { readonly filter: InboxFilter }) => {
  const isFiltered = filter.q !== "" || filter.kind !== "";
  const { title, text } = emptyViewText[filter.view];
  return isFiltered ? (
    <EmptyState
      className="m-4"
      title={filter.q === "" ? "No leads of this type" : `No results for “${filter.q}”`}
      text={
        filter.q === ""
          ? `There are no leads of this type in ${viewLabels[filter.view]}.`
          : `We searched names, companies, emails, phone numbers and messages in ${viewLabels[filter.view]}.`
      }
    >
      {filter.view !== "all" && filter.q !== "" && (
        <Link to={inboxPath({ ...filter, view: "all" })} className={buttonClass("secondary", "small")}>
          Search all leads
        </Link>
      )}
      <Link to={inboxPath({ view: filter.view, kind: "", q: "" })} className={buttonClass("quiet", "small")}>
        Clear filters
      </Link>
    </EmptyState>
  ) : (
    <EmptyState className="m-4" title={title} text={text}>
      {filter.view !== "open" && filter.view !== "all" && (
        <Link to={inboxPath({ view: "open", kind: "", q: "" })} className={buttonClass("secondary", "small")}>
          View open leads
        </Link>
      )}
    </EmptyState>
  );
};

interface InboxColumnProps {
  readonly filter: InboxFilter;
  readonly openId: string | undefined;
}

export const InboxColumn = ({ filter, openId }: InboxColumnProps) => {
  const list = useInboxList(filter);
  const { data: counts } = useQuery(countOptions(filter));
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = list;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage]);

  const body = () => {
    if (list.isError && list.rows.length === 0)
      return (
        <div className="p-4">
          <ErrorState
            title="We couldn't load leads"
            text={toProblem(list.error).message}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        </div>
      );
    if (list.isPending) return <Loading />;
    if (list.rows.length === 0) return <EmptyInbox filter={filter} />;
    return (
      <InboxList
        rows={list.rows}
        filter={filter}
        openId={openId}
        total={hasNextPage ? counts?.views[filter.view] : list.rows.length}
        onNearEnd={onNearEnd}
      />
    );
  };

  return (
    <>
      <InboxSearch filter={filter} />
      <div className="flex min-h-0 flex-1 flex-col border-t border-line" aria-busy={isPlaceholderData}>
        {body()}
        {list.isFetchNextPageError && (
          <p role="alert" className="border-t border-line px-5 py-2 text-[13px]/5 text-bad">
            We couldn&apos;t load more leads.{" "}
            <button type="button" className="font-[600] underline" onClick={() => void fetchNextPage()}>
              Try again
            </button>
          </p>
        )}
      </div>
    </>
  );
};
