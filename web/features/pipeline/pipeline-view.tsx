/** A job's applications: as a board or as a list, both of one store, kept up to date while others work in them. */
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
import type { Pipeline, PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { useViewer } from "../../lib/viewer.ts";
import { SignUpPrompt } from "../../sections/workspace/sign-up-prompt.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Board } from "./board.tsx";
import { onBoardKey } from "./board-keys.ts";
import { createBoardReading } from "./board-reading.ts";
import { type BoardStore, BoardStoreContext, createBoardStore } from "./board-store.ts";
import { type BoardTools, BoardToolsContext } from "./board-tools.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { useBoardLive } from "./use-board-live.ts";
import { useMoves } from "./use-moves.ts";

const MoveDialog = lazy(() => import("./move-dialog.tsx"));
const BoardKeysDialog = lazy(() => import("./board-keys-dialog.tsx"));
const StepsDialog = lazy(() => import("./steps-dialog.tsx"));
const PipelineList = lazy(() => import("./pipeline-list.tsx"));

interface PipelineViewProps {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly pipeline: Pipeline;
  readonly teamId: string | null;
  /** Puts people on a shortlist; absent for whoever may not. */
  readonly shortlist?: ((people: readonly PipelineApplication[]) => void) | undefined;
  /** What to do while nobody has applied. */
  readonly whenEmpty: ReactNode;
}

const useDrag = (): BoardTools["drag"] => {
  const [drag, setDrag] = useState<BoardTools["drag"]>(null);
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

/** The card that shall have the focus once it is drawn. It never takes it from a field or a dialog, nor from whoever has gone elsewhere since. */
const useWantedFocus = () => {
  const [focus] = useState(() => {
    let wanted: string | null = null;
    return {
      want: (id: string): void => {
        wanted = id;
      },
      isWanted: (id: string): boolean => {
        const { activeElement, body } = document;
        return wanted === id && (activeElement === body || activeElement?.closest("[data-card]") != null);
      },
      arrive: (): void => {
        wanted = null;
      },
    };
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === "Tab") focus.arrive();
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    globalThis.addEventListener("pointerdown", focus.arrive, options);
    globalThis.addEventListener("wheel", focus.arrive, options);
    globalThis.addEventListener("keydown", onKey, options);
    return () => listening.abort();
  }, [focus]);
  return focus;
};

/** A reader's no leads here with the wish to reject in the address; the board's own dialog asks. */
const useSuggestedRejection = (store: BoardStore, move: BoardTools["move"]): void => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("reject");
  useEffect(() => {
    if (wanted === null) return;
    const { people, columns } = store.read();
    const rejected = columns.find(({ step }) => step.stage === "rejected")?.step;
    setSearch({}, { replace: true, preventScrollReset: true });
    if (rejected !== undefined && people.has(wanted)) move([wanted], rejected.key);
    else toast({ title: "Not on this page of the board", description: "Open the person's own page to reject them." });
  }, [wanted, store, move, setSearch]);
};

const viewClass = (isOn: boolean): string => buttonClass("quiet", "small", isOn ? "bg-paper-2 text-ink!" : "");

export const PipelineView = ({ jobId, jobTitle, pipeline, teamId, shortlist, whenEmpty }: PipelineViewProps) => {
  const { isInside, may } = useViewer();
  const [search, setSearch] = useSearchParams();
  const isList = search.get("view") === "list";
  const [store] = useState(() => createBoardStore(pipeline));
  const [reading] = useState(() => createBoardReading(jobId, store));
  const [asksVisitor, setAsksVisitor] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [editsSteps, setEditsSteps] = useState(false);
  const [count, setCount] = useState(pipeline.columns.reduce((sum, column) => sum + column.count, 0));
  const [version, setVersion] = useState(0);
  const { want, isWanted, arrive } = useWantedFocus();
  const lastTicked = useRef<string | null>(null);
  const drag = useDrag();
  const mayMove = !isInside || may("candidate.edit", teamId);
  const mayEdit = isInside && may("job.edit", teamId);

  const onVisitor = useCallback(() => setAsksVisitor(true), []);
  const onMoved = useCallback(() => setVersion((before) => before + 1), []);
  const awaitCard = useCallback(
    (id: string) => {
      want(id);
      store.set({ current: id });
    },
    [store, want],
  );
  const focusCard = useCallback(
    (id: string) => {
      awaitCard(id);
      // Where it is drawn already nothing else would tell it.
      const link = document.querySelector<HTMLElement>(`[data-card="${id}"] [data-card-link]`);
      if (link !== null) {
        link.focus({ preventScroll: true });
        link.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    },
    [awaitCard],
  );
  const { asked, close, move, send, undo } = useMoves({
    jobId,
    store,
    reading,
    isInside,
    onVisitor,
    onMoved,
    awaitCard,
  });

  const tools = useMemo<BoardTools>(
    () => ({
      mayMove,
      drag,
      move,
      focusCard,
      isWanted,
      arrive,
      more: (key) => void reading.more(key).catch(() => undefined),
      toggle: (id, isRange) => {
        const { selected, columns } = store.read();
        const ids = columns.find((column) => column.ids.includes(id))?.ids ?? [];
        const from = isRange && lastTicked.current !== null ? ids.indexOf(lastTicked.current) : -1;
        const to = ids.indexOf(id);
        lastTicked.current = id;
        if (from === -1) store.select([id], !selected.has(id));
        else store.select(ids.slice(Math.min(from, to), Math.max(from, to) + 1), true);
      },
    }),
    [mayMove, drag, move, focusCard, isWanted, arrive, reading, store],
  );

  // Where the focus stands on a card that somebody else moves, it goes along.
  const keepFocus = (): void => {
    const card = document.activeElement?.closest<HTMLElement>("[data-card]");
    if (card?.dataset["card"] !== undefined) want(card.dataset["card"]);
  };
  useBoardLive(jobId, isInside, async (ids) => {
    // Our own move is on its way: it looks by itself when it is there.
    if (reading.isMoving()) return;
    keepFocus();
    const fresh = await reading.refresh(ids);
    setCount(fresh.columns.reduce((sum, column) => sum + column.count, 0));
    setVersion((before) => before + 1);
  });

  const shortlistOf = (ids: readonly string[]): void => {
    const { people } = store.read();
    shortlist?.(ids.flatMap((id) => people.get(id) ?? []));
  };
  useSuggestedRejection(store, move);

  const setView = (view: "board" | "list") =>
    setSearch(view === "list" ? { view } : {}, { replace: true, preventScrollReset: true });
  const onKey = (event: KeyboardEvent) =>
    onBoardKey(event, store, { ...tools, undo, showKeys: () => setShowsKeys(true) });

  return (
    <BoardStoreContext value={store}>
      <BoardToolsContext value={tools}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
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
            {mayEdit && (
              <button type="button" className={buttonClass("quiet", "small")} onClick={() => setEditsSteps(true)}>
                <Settings2 aria-hidden="true" />
                Steps
              </button>
            )}
            <button
              type="button"
              className={buttonClass("quiet", "small", "max-sm:hidden pointer-coarse:hidden")}
              onClick={() => setShowsKeys(true)}
            >
              <Keyboard aria-hidden="true" />
              Keys
            </button>
          </div>
        </div>
        {count === 0 ? (
          <EmptyState title="Nobody has applied yet" text="Whoever applies stands here, from Applied to Hired.">
            {whenEmpty}
          </EmptyState>
        ) : isList ? (
          <Suspense>
            <PipelineList jobId={jobId} version={version} />
          </Suspense>
        ) : (
          <Board onKey={onKey} />
        )}
        {mayMove && <BulkBar move={move} shortlist={shortlist === undefined ? undefined : shortlistOf} />}
        <Suspense>
          {asked !== null && (
            <MoveDialog
              jobId={jobId}
              jobTitle={jobTitle}
              asked={asked}
              store={store}
              onClose={close}
              send={send}
              focusCard={focusCard}
            />
          )}
          {showsKeys && <BoardKeysDialog open onOpenChange={setShowsKeys} />}
          {editsSteps && (
            <StepsDialog jobId={jobId} store={store} reading={reading} onClose={() => setEditsSteps(false)} />
          )}
        </Suspense>
        <SignUpPrompt open={asksVisitor} onOpenChange={setAsksVisitor} deed="move a candidate" />
      </BoardToolsContext>
    </BoardStoreContext>
  );
};
