/** A job's applications as a board or a list. Both use one store, which follows the changes of other users. */
import { clsx } from "clsx";
import { Columns3, Keyboard, List, Settings2 } from "lucide-react";
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSearchParams } from "react-router";
import type { JobStatus } from "#domain/jobs/job-status.ts";
import type { Pipeline, PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Board } from "./board.tsx";
import { BoardNotices } from "./board-notices.tsx";
import { handleBoardKey } from "./board-shortcuts.ts";
import { createBoardLoader } from "./board-loader.ts";
import { type BoardStore, BoardStoreContext, createBoardStore } from "./board-store.ts";
import { type BoardActions, BoardActionsContext } from "./board-actions.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { useBoardLive } from "./use-board-live.ts";
import { useMoves } from "./use-moves.ts";

const MoveDialog = lazy(() => import("./move-dialog.tsx"));
const BoardShortcutsDialog = lazy(() => import("./board-shortcuts-dialog.tsx"));
const StepsDialog = lazy(() => import("./steps-dialog.tsx"));
const PipelineList = lazy(() => import("./pipeline-list.tsx"));

interface PipelineViewProps {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly jobStatus: JobStatus;
  readonly isSample: boolean;
  readonly onCloseJob: () => void;
  readonly pipeline: Pipeline;
  readonly teamId: string | null;
  /** Adds candidates to a shortlist. Undefined if the viewer may not. */
  readonly shortlist?: ((people: readonly PipelineApplication[]) => void) | undefined;
  /** Shown while there are no applications. */
  readonly emptyState: ReactNode;
}

const useDrag = (): BoardActions["drag"] => {
  const [drag, setDrag] = useState<BoardActions["drag"]>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const loaded = await import("./board-drag.ts");
      if (isOpen) setDrag(loaded);
    };
    void load();
    return () => {
      isOpen = false;
    };
  }, []);
  return drag;
};

/**
 * The card that should take the focus once it renders. It never takes the focus from a field or dialog, or after the
 * person has moved on.
 */
const useFocusRequest = () => {
  const [focus] = useState(() => {
    let requestedFocusId: string | null = null;
    return {
      requestFocus: (id: string): void => {
        requestedFocusId = id;
      },
      isFocusRequested: (id: string): boolean => {
        const { activeElement, body } = document;
        return requestedFocusId === id && (activeElement === body || activeElement?.closest("[data-column]") != null);
      },
      clearRequest: (): void => {
        requestedFocusId = null;
      },
    };
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === "Tab") focus.clearRequest();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const card = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
      if (card?.dataset["card"] !== undefined && !focus.isFocusRequested(card.dataset["card"])) focus.clearRequest();
    };
    const controller = new AbortController();
    const options = { capture: true, passive: true, signal: controller.signal };
    globalThis.addEventListener("pointerdown", focus.clearRequest, options);
    globalThis.addEventListener("wheel", focus.clearRequest, options);
    globalThis.addEventListener("keydown", onKey, options);
    globalThis.addEventListener("focusin", onFocus, options);
    return () => controller.abort();
  }, [focus]);
  return focus;
};

/** A client's "no" links here with `?reject=<application id>`, which opens the board's rejection dialog. */
const useSuggestedRejection = (store: BoardStore, move: BoardActions["move"]): void => {
  const [search, setSearch] = useSearchParams();
  const requestedId = search.get("reject");
  useEffect(() => {
    if (requestedId === null) return;
    const { candidates, columns } = store.read();
    const rejectedStep = columns.find(({ step }) => step.stage === "rejected")?.step;
    setSearch({}, { replace: true, preventScrollReset: true });
    if (rejectedStep !== undefined && candidates.has(requestedId)) move([requestedId], rejectedStep.key);
    else
      toast({
        title: "We couldn't find this candidate on the board",
        description: "Open their profile to reject them.",
      });
  }, [requestedId, store, move, setSearch]);
};

/** Closing a job links here with `?reply=waiting`, which opens the rejection of everyone who still waits. */
const useRequestedReply = (replyToWaiting: () => void): void => {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.get("reply") === "waiting";
  useEffect(() => {
    if (!isRequested) return;
    setSearch({}, { replace: true, preventScrollReset: true });
    replyToWaiting();
  }, [isRequested, replyToWaiting, setSearch]);
};

const viewClass = (isOn: boolean): string => buttonClass("quiet", "small", isOn ? "bg-paper-2 text-ink!" : "");

export const PipelineView = ({
  jobId,
  jobTitle,
  jobStatus,
  isSample,
  onCloseJob,
  pipeline,
  teamId,
  shortlist,
  emptyState,
}: PipelineViewProps) => {
  const { hasWorkspace, may } = useViewer();
  const [search, setSearch] = useSearchParams();
  const isList = search.get("view") === "list";
  const [store] = useState(() => createBoardStore(pipeline));
  const [loader] = useState(() => createBoardLoader(jobId, store));
  const [isSignUpOpen, setIsSignUpOpen] = useState(false);
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false);
  const [isEditingSteps, setIsEditingSteps] = useState(false);
  const [count, setCount] = useState(pipeline.columns.reduce((total, column) => total + column.count, 0));
  const [version, setVersion] = useState(0);
  const { requestFocus, isFocusRequested, clearRequest } = useFocusRequest();
  const lastSelected = useRef<string | null>(null);
  const drag = useDrag();
  const canMove = !hasWorkspace || may("candidate.edit", teamId);
  const canEdit = hasWorkspace && may("job.edit", teamId);

  const promptSignUp = useCallback(() => setIsSignUpOpen(true), []);
  const onMoved = useCallback(() => setVersion((previous) => previous + 1), []);
  const requestCardFocus = useCallback(
    (id: string) => {
      requestFocus(id);
      store.set({ current: id });
    },
    [store, requestFocus],
  );
  const focusCard = useCallback(
    (id: string) => {
      requestCardFocus(id);
      // If the card is already rendered, it has to be focused here.
      const link = document.querySelector<HTMLElement>(`[data-card="${id}"] [data-card-link]`);
      if (link !== null) {
        link.focus({ preventScroll: true });
        link.closest("[data-card]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    },
    [requestCardFocus],
  );
  const { pendingMove, close, move, send, replyToWaiting, undo } = useMoves({
    jobId,
    store,
    loader,
    hasWorkspace,
    promptSignUp,
    onMoved,
    requestCardFocus,
  });

  const actions = useMemo<BoardActions>(
    () => ({
      canMove,
      drag,
      move,
      focusCard,
      isFocusRequested,
      clearFocusRequest: clearRequest,
      loadMore: (key) => void loader.more(key).catch(() => undefined),
      toggle: (id, isRange) => {
        const { selected, columns } = store.read();
        const ids = columns.find((column) => column.ids.includes(id))?.ids ?? [];
        const from = isRange && lastSelected.current !== null ? ids.indexOf(lastSelected.current) : -1;
        const to = ids.indexOf(id);
        lastSelected.current = id;
        if (from === -1) store.select([id], !selected.has(id));
        else store.select(ids.slice(Math.min(from, to), Math.max(from, to) + 1), true);
      },
    }),
    [canMove, drag, move, focusCard, isFocusRequested, clearRequest, loader, store],
  );

  // If another user moves the focused card, the focus follows it.
  const restoreFocusLater = (): void => {
    const card = document.activeElement?.closest<HTMLElement>("[data-card]");
    if (card?.dataset["card"] !== undefined) requestFocus(card.dataset["card"]);
  };
  useBoardLive(jobId, hasWorkspace, async (ids) => {
    // Our own move is being saved and refreshes the board when it is done.
    if (loader.isMoving()) return;
    restoreFocusLater();
    const refreshed = await loader.refresh(ids);
    setCount(refreshed.columns.reduce((total, column) => total + column.count, 0));
    setVersion((before) => before + 1);
  });

  const addToShortlist = (ids: readonly string[]): void => {
    const { candidates } = store.read();
    shortlist?.(ids.flatMap((id) => candidates.get(id) ?? []));
  };
  useSuggestedRejection(store, move);
  useRequestedReply(replyToWaiting);

  const setView = (view: "board" | "list") =>
    setSearch(view === "list" ? { view } : {}, { replace: true, preventScrollReset: true });
  const onKey = (event: KeyboardEvent) =>
    handleBoardKey(event, store, { ...actions, undo, showShortcuts: () => setIsShortcutsOpen(true) });

  return (
    <BoardStoreContext value={store}>
      <BoardActionsContext value={actions}>
        {/* On a wide screen this is at the end of the row of tabs. */}
        <div
          className={clsx(
            "flex flex-wrap items-center justify-between gap-2 lg:absolute lg:top-0 lg:h-12",
            isList ? "mb-4 lg:right-0" : "px-4 py-1.5 max-lg:border-b max-lg:border-line md:px-6 lg:right-6 lg:p-0",
          )}
        >
          <fieldset className="flex gap-1">
            <legend className="sr-only">View</legend>
            <button
              type="button"
              aria-pressed={!isList}
              className={viewClass(!isList)}
              onClick={() => setView("board")}
            >
              <Columns3 aria-hidden="true" />
              Board
            </button>
            <button type="button" aria-pressed={isList} className={viewClass(isList)} onClick={() => setView("list")}>
              <List aria-hidden="true" />
              List
            </button>
          </fieldset>
          <div className="flex gap-1">
            {canEdit && (
              <button type="button" className={buttonClass("quiet", "small")} onClick={() => setIsEditingSteps(true)}>
                <Settings2 aria-hidden="true" />
                Edit stages
              </button>
            )}
            <button
              type="button"
              className={buttonClass("quiet", "small", "max-sm:hidden pointer-coarse:hidden")}
              onClick={() => setIsShortcutsOpen(true)}
            >
              <Keyboard aria-hidden="true" />
              Keyboard shortcuts
            </button>
          </div>
        </div>
        {hasWorkspace && !isSample && (
          <BoardNotices
            jobId={jobId}
            jobStatus={jobStatus}
            className={isList ? "mb-4" : "mx-4 my-3 shrink-0 md:mx-6"}
            onCloseJob={canEdit ? onCloseJob : undefined}
            onReply={canMove ? replyToWaiting : undefined}
          />
        )}
        {count === 0 ? (
          <div className={clsx(!isList && "p-4 md:p-6")}>
            <EmptyState
              title="No applicants yet"
              text="Applicants will appear here as they move from Applied to Hired."
            >
              {emptyState}
            </EmptyState>
          </div>
        ) : isList ? (
          <Suspense>
            <PipelineList jobId={jobId} version={version} />
          </Suspense>
        ) : (
          <Board onKey={onKey} />
        )}
        {canMove && <BulkBar move={move} shortlist={shortlist === undefined ? undefined : addToShortlist} />}
        <Suspense>
          {pendingMove !== null && (
            <MoveDialog
              jobId={jobId}
              jobTitle={jobTitle}
              pendingMove={pendingMove}
              store={store}
              onClose={close}
              send={send}
              focusCard={focusCard}
            />
          )}
          {isShortcutsOpen && <BoardShortcutsDialog open onOpenChange={setIsShortcutsOpen} />}
          {isEditingSteps && (
            <StepsDialog jobId={jobId} store={store} loader={loader} onClose={() => setIsEditingSteps(false)} />
          )}
        </Suspense>
        <SignUpPrompt open={isSignUpOpen} onOpenChange={setIsSignUpOpen} action="move a candidate" />
      </BoardActionsContext>
    </BoardStoreContext>
  );
};
