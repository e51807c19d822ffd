/** Moving people in this tab: shown at once, sent, put right where the server says otherwise, taken back on request. */
import { useMemo, useRef, useState } from "react";
import { movePeople, type MovedPeople, type MoveOutcome, undoMove } from "#domain/pipeline/moves.ts";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import { call } from "../../lib/api.ts";
import { problemOf } from "../../lib/problem.ts";
import { toast } from "../../ui/toast-store.ts";
import type { BoardReading } from "./board-reading.ts";
import type { BoardStore } from "./board-store.ts";
import { mailWords, peopleWords, skipSentence, undoWords } from "./move-words.ts";

/** What the dialog before a move of many, or before a rejection, is about. */
export interface AskedMove {
  readonly to: BoardStep;
  readonly ids: readonly string[];
  readonly allIn: string | null;
}

export const grouped = (store: BoardStore, ids: readonly string[]): MovedPeople => {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const from = store.read().people.get(id)?.step ?? "";
    groups.set(from, [...(groups.get(from) ?? []), id]);
  }
  return [...groups].filter(([from]) => from !== "").map(([from, each]) => ({ from, ids: each }));
};

interface MovesOptions {
  readonly jobId: string;
  readonly store: BoardStore;
  readonly reading: BoardReading;
  readonly isInside: boolean;
  readonly onVisitor: () => void;
  /** The list looks anew too. */
  readonly onMoved: () => void;
  /** The card takes the focus where it arrives. */
  readonly awaitCard: (id: string) => void;
}

export const useMoves = ({ jobId, store, reading, isInside, onVisitor, onMoved, awaitCard }: MovesOptions) => {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const done = useRef<string[]>([]);

  return {
    asked,
    close: () => setAsked(null),
    ...useMemo(() => {
      const nameOf = (ids: readonly string[]): string => {
        const [only] = ids;
        return only !== undefined && ids.length === 1
          ? (store.read().people.get(only)?.name ?? peopleWords(1))
          : peopleWords(ids.length);
      };
      const look = async (changed?: ReadonlySet<string>): Promise<void> => {
        await reading.refresh(changed).catch(() => undefined);
        onMoved();
      };

      const undo = async (): Promise<void> => {
        const last = done.current.pop();
        if (last === undefined) {
          toast({
            title: "Nothing to undo",
            description: "Only moves you made since this page was opened can be taken back.",
          });
          return;
        }
        try {
          const outcome = await call(undoMove, { params: { id: last } });
          const words = undoWords(outcome, new Date());
          toast({ title: outcome.undone.length > 0 ? "Undone" : "Not undone", description: words });
        } catch (error) {
          toast({ title: "Not undone", description: problemOf(error).message, look: "destructive" });
        }
        await look();
      };

      const tell = (outcome: MoveOutcome, to: BoardStep, isInAnHour: boolean): void => {
        const now = new Date();
        const [left] = outcome.skipped;
        if (outcome.moveId === null) {
          const why = left === undefined ? "Nothing has changed." : skipSentence(left, now);
          const title =
            outcome.skipped.length === 1 ? `${left?.name || "This person"} was not moved` : "Nobody was moved";
          toast({ title, description: why, look: "destructive" });
          return;
        }
        done.current.push(outcome.moveId);
        const title = `${nameOf(outcome.moved)}: ${to.name}`;
        const rest = outcome.skipped.length > 0 ? `${peopleWords(outcome.skipped.length)} left out.` : "";
        const description = [mailWords(outcome, isInAnHour), rest].filter((each) => each !== "").join(" ") || "Moved.";
        toast({
          title,
          description,
          action: { label: "Undo", otherwise: "Press U on the board", run: () => void undo() },
        });
      };

      const send = async (people: MovedPeople, to: BoardStep, rejection?: Rejection): Promise<MoveOutcome | null> => {
        const ids = people.flatMap((group) => group.ids);
        const takeBack = store.move(ids, to);
        const settle = reading.beginMove();
        try {
          const outcome = await call(movePeople, {
            params: { id: jobId },
            body: { people, to: to.key, ...(rejection === undefined ? {} : { rejection }) },
          });
          tell(outcome, to, rejection?.mail?.when === "hour");
          return outcome;
        } catch (error) {
          takeBack();
          const title = `${ids.length === 1 ? nameOf(ids) : "They"} could not be moved`;
          const { message } = problemOf(error);
          toast({ title, description: message, look: "destructive" });
          return null;
        } finally {
          settle();
          void look(ids.length > 20 ? undefined : new Set(ids));
        }
      };

      const move = (ids: readonly string[], key: string, allIn: string | null = null): void => {
        if (!isInside) {
          onVisitor();
          return;
        }
        const to = store.read().columns.find(({ step }) => step.key === key)?.step;
        if (to === undefined) return;
        const [only] = ids;
        const isOne = ids.length === 1 && allIn === null && only !== undefined;
        if (isOne && store.read().people.get(only)?.step === key) return;
        if (!isOne || to.stage === "rejected") {
          setAsked({ to, ids, allIn });
          return;
        }
        const people = grouped(store, ids);
        awaitCard(only);
        void send(people, to);
      };

      return { move, send, undo: () => void undo() };
    }, [jobId, store, reading, isInside, onVisitor, onMoved, awaitCard]),
  };
};
