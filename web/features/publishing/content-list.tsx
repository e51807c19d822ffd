import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Link, useNavigation, useSearchParams } from "react-router";
import {
  type ContentList as Found,
  type ContentRow,
  listContent,
  maxContentCounted,
} from "#domain/publishing/content.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { call } from "../../lib/api/api.ts";
import { useLoadMore } from "../../lib/api/use-load-more.ts";
import { useDebouncedSearch } from "../../lib/use-debounced-search.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { controlClass } from "../../ui/field.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { pathOf, stateLabels, subjectLabels } from "./subject-labels.ts";

interface ListProps {
  readonly subject: ContentSubject;
  readonly page: Found;
  readonly q: string;
  readonly view: "current" | "removed";
  readonly now: string;
}

/** The query is in the URL, so that a search can be shared. */
const SearchBox = ({ subject, q }: Pick<ListProps, "subject" | "q">) => {
  const [, setSearch] = useSearchParams();
  const [text, setText] = useDebouncedSearch(q, (query) =>
    setSearch(
      (search) => {
        if (query === "") search.delete("q");
        else search.set("q", query);
        return search;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  return (
    <label className="relative block min-w-0 flex-1 basis-60 sm:max-w-96">
      <span className="sr-only">{subjectLabels[subject].search}</span>
      <Search
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
        aria-hidden="true"
      />
      <input
        type="search"
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
        placeholder={subjectLabels[subject].search}
        className={controlClass("h-11 pr-3 pl-10.5 text-[15px]")}
      />
    </label>
  );
};

const Row = ({
  subject,
  row,
  now,
}: {
  readonly subject: ContentSubject;
  readonly row: ContentRow;
  readonly now: string;
}) => (
  <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4.5 py-3 transition-colors hover:bg-paper-2 sm:grid-cols-[minmax(0,1fr)_auto_12rem]">
    <p className="leading-6 font-[560] wrap-anywhere">
      <Link to={pathOf(subject, row.id)} className="after:absolute after:inset-0">
        {row.title}
      </Link>
      {row.isSample && <SampleBadge />}
    </p>
    <span className={clsx("row-span-2", row.state === "live" && "max-sm:hidden")}>
      {subject === "public-job" && row.state !== "removed" && (
        <Badge tone={row.state === "live" ? "good" : "plain"}>{stateLabels[row.state]}</Badge>
      )}
      {row.state === "removed" && <Badge tone="outline">{stateLabels.removed}</Badge>}
    </span>
    <p className="row-span-2 text-right text-sm/5 text-ink-3 max-sm:hidden">
      {row.lastChange === null ? null : (
        <>
          <span className="block truncate text-ink-2">{row.lastChange.author ?? "A former team member"}</span>
          {timeAgo(row.lastChange.at, now)}
        </>
      )}
    </p>
    <p className="col-start-1 truncate text-sm/5 text-ink-3">{row.detail}</p>
  </li>
);

const countText = (count: number): string => {
  if (count >= maxContentCounted) return `${maxContentCounted.toLocaleString("en-US")}+`;
  return count.toLocaleString("en-US");
};

/** Further pages are loaded on request. A new search starts with the first page again. */
const LoadMoreButton = ({
  subject,
  q,
  view,
  from,
  now,
}: Omit<ListProps, "page"> & { readonly from: string | null }) => {
  const { rows, hasMore, busy, failure, read } = useLoadMore<ContentRow>({ rows: [], next: from }, (after) =>
    call(listContent, { params: { subject }, query: { q, view, after } }),
  );
  return (
    <>
      {rows.map((row) => (
        <Row key={row.id} subject={subject} row={row} now={now} />
      ))}
      {hasMore && (
        <li className="grid gap-3 px-4.5 py-3">
          <FailureNotice text={failure} />
          <Button variant="secondary" busy={busy && "Loading"} onClick={read}>
            Show more
          </Button>
        </li>
      )}
    </>
  );
};

const viewClass =
  "flex h-11 items-center border-b-2 border-transparent text-[15px] font-[520] text-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:text-ink";

export const ContentList = ({ subject, page, q, view, now }: ListProps) => {
  const labels = subjectLabels[subject];
  const navigation = useNavigation();
  const searching = navigation.state === "loading" && navigation.location.pathname === pathOf(subject);
  return (
    <>
      <nav aria-label="Views" className="mb-5 flex gap-6 border-b border-line [&>a]:-mb-px">
        <Link to={pathOf(subject)} aria-current={view === "current" ? "page" : undefined} className={viewClass}>
          Current
        </Link>
        <Link
          to={`${pathOf(subject)}?view=removed`}
          aria-current={view === "removed" ? "page" : undefined}
          className={viewClass}
        >
          Removed
        </Link>
      </nav>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox key={view} subject={subject} q={q} />
        <output className="text-sm/5 text-ink-3 tabular-nums max-sm:order-last max-sm:w-full">
          {countText(page.count)} {q === "" ? "total" : page.count === 1 ? "result" : "results"}
        </output>
        <Link to={pathOf(subject, "new")} className={buttonClass("primary", "medium", "ml-auto max-sm:w-full")}>
          {labels.add}
        </Link>
      </div>
      <div aria-busy={searching} className="transition-opacity aria-busy:opacity-60">
        {page.rows.length > 0 && (
          <ul aria-label={labels.plural} className={cardClass("divide-y divide-line overflow-hidden")}>
            {page.rows.map((row) => (
              <Row key={row.id} subject={subject} row={row} now={now} />
            ))}
            <LoadMoreButton key={`${view} ${q} ${page.next}`} {...{ subject, q, view, now }} from={page.next} />
          </ul>
        )}
        {page.rows.length === 0 && q !== "" && (
          <EmptyState title={`No results for “${q}”`} text="Try a different search.">
            <Link
              to={`${pathOf(subject)}${view === "removed" ? "?view=removed" : ""}`}
              className={buttonClass("secondary")}
              reloadDocument
            >
              Clear search
            </Link>
          </EmptyState>
        )}
        {page.rows.length === 0 && q === "" && view === "removed" && (
          <EmptyState title="No removed items" text="Removed items appear here. You can restore them." />
        )}
        {page.rows.length === 0 && q === "" && view === "current" && (
          <EmptyState title={`No ${labels.plural.toLowerCase()} yet`} text={labels.none}>
            <Link to={pathOf(subject, "new")} className={buttonClass()}>
              {labels.add}
            </Link>
          </EmptyState>
        )}
      </div>
    </>
  );
};
