/** A candidate over the page that the viewer works in. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Maximize2, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { readCandidatePage } from "#domain/candidates/candidate-page.ts";
import { CandidatePanelContent } from "../../features/candidates/page/candidate-view.tsx";
import { ApiError } from "../../lib/api/api.ts";
import { endpointQuery } from "../../lib/query/endpoint-query.ts";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import { useCandidateOrder } from "../../sections/workspace/candidate/candidate-order.ts";
import { candidatePath, useCandidatePanel } from "../../sections/workspace/candidate/use-candidate-panel.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { candidateParts } from "./candidate-parts.tsx";

const iconButtonClass =
  "grid size-9 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-paper-2 hover:text-ink disabled:pointer-events-none disabled:opacity-40 pointer-coarse:size-11 [&_svg]:size-4.5";

const queryOf = (id: string) => endpointQuery(readCandidatePage, { params: { id } });

const Loading = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-16" />
    <Skeleton className="h-24" />
    <Skeleton className="h-80" />
  </div>
);

interface BarProps {
  readonly title: ReactNode;
  readonly id: string;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

/** The name, the place in the list, and the buttons. */
const PanelBar = ({ title, id, onClose, onOpen }: BarProps) => {
  const order = useCandidateOrder();
  const index = order.indexOf(id);
  const [previous, next] = [index === -1 ? undefined : order[index - 1], index === -1 ? undefined : order[index + 1]];
  const go = (target: string | undefined): void => {
    if (target !== undefined) onOpen(target);
  };
  useShortcuts({ j: () => go(next), k: () => go(previous), Escape: onClose });
  const client = useQueryClient();
  useEffect(() => {
    for (const neighbor of [next, previous])
      if (neighbor !== undefined) void client.prefetchQuery({ ...queryOf(neighbor), staleTime: 30_000 });
  }, [client, next, previous]);
  return (
    <div className="sticky top-0 z-10 flex min-h-14 shrink-0 items-center gap-1 border-b border-line bg-card px-4 py-2 md:px-6">
      {title}
      {index !== -1 && (
        <>
          <span className="shrink-0 text-sm/5 text-ink-3 tabular-nums max-sm:sr-only">
            {(index + 1).toLocaleString("en-US")} of {order.length.toLocaleString("en-US")}
          </span>
          <button
            type="button"
            aria-label="Previous candidate"
            title="Previous candidate (K)"
            disabled={previous === undefined}
            onClick={() => go(previous)}
            className={iconButtonClass}
          >
            <ChevronUp aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label="Next candidate"
            title="Next candidate (J)"
            disabled={next === undefined}
            onClick={() => go(next)}
            className={iconButtonClass}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        </>
      )}
      <Link to={candidatePath(id)} aria-label="Open full page" title="Open full page" className={iconButtonClass}>
        <Maximize2 aria-hidden="true" />
      </Link>
      <button type="button" aria-label="Close panel" title="Close (Esc)" onClick={onClose} className={iconButtonClass}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
};

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** A keyboard user goes on where the last shown candidate stands in the list. */
const focusLink = (id: string): void => {
  const links = document.querySelectorAll<HTMLElement>(`main a[href$="${candidatePath(id)}"]`);
  // A list has a second, hidden form for phones.
  focus([...links].find((link) => link.checkVisibility()) ?? null);
};

const CandidatePanel = ({ id }: { readonly id: string }) => {
  const { open, close } = useCandidatePanel();
  const { data: page, error, refetch } = useQuery({ ...queryOf(id), staleTime: 5000 });
  const shownId = useRef(id);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    shownId.current = id;
    panel.current?.scrollTo({ top: 0 });
  }, [id]);
  useEffect(() => () => focusLink(shownId.current), []);
  return (
    // The bar is inside the scroller, so that Page Down scrolls the panel while the name has the focus.
    <aside
      ref={panel}
      aria-label="Candidate"
      className="fixed inset-y-0 right-0 z-30 flex w-full animate-slide scroll-pt-14 flex-col overflow-y-auto overscroll-contain border-l border-line bg-card shadow-float md:w-[min(760px,calc(100vw-300px))]"
    >
      <PanelBar
        id={id}
        onClose={close}
        onOpen={open}
        title={
          <h2
            // A new heading for each candidate: it takes the focus.
            key={id}
            ref={focus}
            tabIndex={-1}
            className="flex min-w-0 flex-1 items-center text-[19px]/6 outline-none"
          >
            <span className="truncate" title={page?.name}>
              {page?.name ?? "Candidate"}
            </span>
            {page?.isSample === true && <SampleBadge />}
          </h2>
        }
      />
      <div key={id} className="flex-1 px-4 pt-5 pb-16 md:px-6">
        {page !== undefined ? (
          <CandidatePanelContent key={page.id} {...candidateParts(page)} />
        ) : error === null ? (
          <Loading />
        ) : error instanceof ApiError && error.status === 404 ? (
          <EmptyState title="This candidate no longer exists" text="The record may have been deleted." />
        ) : (
          <ErrorState
            title="We couldn't load this candidate"
            text="Try again in a moment."
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </aside>
  );
};

export default CandidatePanel;
