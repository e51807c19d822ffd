/**
 * Moves candidates: shows the move at once, saves it, corrects it if the server disagrees, and undoes it on request.
 */
import { useMemo, useRef, useState } from "react";
import { moveApplications, type MovedCandidates, type MoveOutcome, undoMove } from "#domain/pipeline/moves.ts";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { toast } from "../../ui/toast-store.ts";
import type { BoardLoader } from "./board-loader.ts";
import type { BoardStore } from "./board-store.ts";
import { emailNotice, candidateCountText, skipSentence, undoText } from "../../sections/workspace/move-text.ts";

/** A move that needs a confirmation, since it affects several candidates or rejects one. */
export interface PendingMove {
  readonly to: BoardStep;
  readonly ids: readonly string[];
  readonly allIn: string | null;
  /** Everyone who waits for a decision. */
  readonly allOpen?: true;
}

export const groupByStep = (store: BoardStore, ids: readonly string[]): MovedCandidates => {
  const idsByStep = new Map<string, string[]>();
  for (const id of ids) {
    const step = store.read().candidates.get(id)?.step ?? "";
    idsByStep.set(step, [...(idsByStep.get(step) ?? []), id]);
  }
  return [...idsByStep].filter(([from]) => from !== "").map(([from, groupIds]) => ({ from, ids: groupIds }));
};

interface MovesOptions {
  readonly jobId: string;
  readonly store: BoardStore;
  readonly loader: BoardLoader;
  readonly hasWorkspace: boolean;
  readonly promptSignUp: () => void;
  /** Reloads the list. */
  readonly onMoved: () => void;
  /** The card takes the focus in its new column. */
  readonly requestCardFocus: (id: string) => void;
}

export const useMoves = ({
  jobId,
  store,
  loader,
  hasWorkspace,
  promptSignUp,
  onMoved,
  requestCardFocus,
}: MovesOptions) => {
  const [pendingMove, setPendingMove] = useState<PendingMove | null>(null);
  const moveIds = useRef<string[]>([]);
  const lastMove = useRef<Promise<unknown>>(Promise.resolve());

  return {
    pendingMove,
    close: () => setPendingMove(null),
    ...useMemo(() => {
      const subjectOf = (ids: readonly string[]): string => {
        const [onlyId] = ids;
        return onlyId !== undefined && ids.length === 1
          ? (store.read().candidates.get(onlyId)?.name ?? candidateCountText(1))
          : candidateCountText(ids.length);
      };
      const refresh = async (changed?: ReadonlySet<string>): Promise<void> => {
        await loader.refresh(changed).catch(() => undefined);
        onMoved();
      };

      /** One at a time: the server refuses a move that starts where an unsaved one ends. */
      const sendInOrder = <T>(sendMove: () => Promise<T>): Promise<T> => {
        const reply = lastMove.current.then(sendMove);
        lastMove.current = reply.catch(() => undefined);
        return reply;
      };

      const undo = async (): Promise<void> => {
        await lastMove.current;
        const moveId = moveIds.current.pop();
        if (moveId === undefined) {
          toast({
            title: "Nothing to undo",
            description: "You can undo only moves you made since you opened this page.",
          });
          return;
        }
        try {
          const outcome = await call(undoMove, { params: { id: moveId } });
          const summary = undoText(outcome, new Date());
          toast({ title: outcome.undone.length > 0 ? "Move undone" : "Couldn't undo the move", description: summary });
        } catch (error) {
          toast({ title: "Couldn't undo the move", description: toProblem(error).message, variant: "destructive" });
        }
        await refresh();
      };

      const showResult = (outcome: MoveOutcome, to: BoardStep, isInAnHour: boolean): void => {
        const now = new Date();
        const [left] = outcome.skipped;
        if (outcome.moveId === null) {
          const why = left === undefined ? "Nothing changed." : skipSentence(left, now);
          const title =
            outcome.skipped.length === 1
              ? `${left?.name || "This candidate"} wasn't moved`
              : "No candidates were moved";
          toast({ title, description: why, variant: "destructive" });
          return;
        }
        moveIds.current.push(outcome.moveId);
        const title = `${subjectOf(outcome.moved)}: ${to.name}`;
        const rest = outcome.skipped.length > 0 ? `${candidateCountText(outcome.skipped.length)} not moved.` : "";
        const description =
          [emailNotice(outcome, isInAnHour), rest].filter((each) => each !== "").join(" ") || "Moved.";
        toast({
          title,
          description,
          action: { label: "Undo", otherwise: "Press U on the board", run: () => void undo() },
        });
      };

      const send = async (
        people: MovedCandidates,
        to: BoardStep,
        rejection?: Rejection,
      ): Promise<MoveOutcome | null> => {
        const ids = people.flatMap((group) => group.ids);
        const revert = store.move(ids, to);
        const settle = loader.beginMove();
        try {
          const body = { people, to: to.key, ...(rejection === undefined ? {} : { rejection }) };
          const outcome = await sendInOrder(() => call(moveApplications, { params: { id: jobId }, body }));
          showResult(outcome, to, rejection?.mail?.when === "hour");
          return outcome;
        } catch (error) {
          revert();
          const title = `${ids.length === 1 ? subjectOf(ids) : "The candidates"} couldn't be moved`;
          const { message } = toProblem(error);
          toast({ title, description: message, variant: "destructive" });
          return null;
        } finally {
          settle();
          void refresh(ids.length > 20 ? undefined : new Set(ids));
        }
      };

      const move = (ids: readonly string[], key: string, allIn: string | null = null): void => {
        if (!hasWorkspace) {
          promptSignUp();
          return;
        }
        const to = store.read().columns.find(({ step }) => step.key === key)?.step;
        if (to === undefined) return;
        const [only] = ids;
        const isOne = ids.length === 1 && allIn === null && only !== undefined;
        if (isOne && store.read().candidates.get(only)?.step === key) return;
        if (!isOne || to.stage === "rejected") {
          setPendingMove({ to, ids, allIn });
          return;
        }
        const people = groupByStep(store, ids);
        requestCardFocus(only);
        void send(people, to);
      };

      const replyToWaiting = (): void => {
        const to = store.read().columns.find(({ step }) => step.stage === "rejected")?.step;
        if (!hasWorkspace) promptSignUp();
        else if (to !== undefined) setPendingMove({ to, ids: [], allIn: null, allOpen: true });
      };

      return { move, send, replyToWaiting, undo: () => void undo() };
    }, [jobId, store, loader, hasWorkspace, promptSignUp, onMoved, requestCardFocus]),
  };
};
