/**
 * Confirms a move of several candidates, or a rejection: who moves, who doesn't and why, and what they will be emailed.
 */
import { useEffect, useId, useState } from "react";
import { type MoveOutcome, previewMove } from "#domain/pipeline/moves.ts";
import type { Reply } from "#domain/endpoint.ts";
import { type MovedCandidates } from "#domain/pipeline/moves.ts";
import type { BoardStep } from "#domain/pipeline/board-steps.ts";
import type { Rejection } from "#domain/pipeline/rejection.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { useNow } from "../../lib/use-now.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { BoardStore } from "./board-store.ts";
import { candidateCountText, skipReason } from "../../sections/workspace/move-text.ts";
import {
  initialDraft,
  emailFactsOf,
  RejectionFields,
  type RejectionDraft,
  rejectionOf,
} from "../../sections/workspace/rejection-fields.tsx";
import { type PendingMove, groupByStep } from "./use-moves.ts";

type Preview = Reply<typeof previewMove>;

interface MoveDialogProps {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly pendingMove: PendingMove;
  readonly store: BoardStore;
  readonly onClose: () => void;
  readonly focusCard: (id: string) => void;
  readonly send: (people: MovedCandidates, to: BoardStep, rejection?: Rejection) => Promise<MoveOutcome | null>;
}

const maxNamesShown = 200;

const MovePreview = ({ preview, isReject }: { readonly preview: Preview; readonly isReject: boolean }) => {
  const { moved, skipped, left } = preview;
  const now = useNow();
  if (moved.length < 2 && skipped.length === 0 && left === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {moved.length > 1 && (
        <section aria-label="Candidates to move">
          <h3 className="sr-only">
            {candidateCountText(moved.length)} {isReject ? "will be rejected" : "will move"}
          </h3>
          <ul
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label="Names"
            className="grid max-h-40 grid-cols-1 gap-x-5 overflow-y-auto rounded-control border border-line px-3.5 py-2 text-[15px]/7 sm:grid-cols-2"
          >
            {moved.slice(0, maxNamesShown).map(({ id, name }) => (
              <li key={id} className="truncate">
                {name}
              </li>
            ))}
            {moved.length > maxNamesShown && (
              <li className="text-ink-3">and {candidateCountText(moved.length - maxNamesShown)} more</li>
            )}
          </ul>
        </section>
      )}
      {skipped.length > 0 && (
        <section aria-label="Candidates not moved">
          <h3 className="font-text text-[15px]/6 font-[600] tracking-normal">
            {candidateCountText(skipped.length)} won't be moved
          </h3>
          <ul className="mt-1 text-[15px]/6 text-ink-2">
            {skipped.slice(0, maxNamesShown).map((each) => (
              <li key={each.id}>
                <span className="text-ink">{each.name || "A candidate"}</span>: {skipReason(each, new Date(now))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {left > 0 && (
        <p className="text-[15px]/6 text-ink-2">
          You can move up to {(moved.length + skipped.length).toLocaleString("en-US")} at a time. Repeat this for the
          remaining {left.toLocaleString("en-US")}.
        </p>
      )}
    </div>
  );
};

const MoveDialog = ({ jobId, jobTitle, pendingMove, store, onClose, send, focusCard }: MoveDialogProps) => {
  const { me } = useViewer();
  const form = useId();
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { to, ids, allIn, allOpen } = pendingMove;
  const [draft, setDraft] = useState<RejectionDraft>(
    allOpen === true ? { ...initialDraft, reason: "role-closed" } : initialDraft,
  );
  const isReject = to.stage === "rejected";

  useEffect(() => {
    const controller = new AbortController();
    const body =
      allOpen === true
        ? { allOpen, to: to.key }
        : allIn === null
          ? { people: groupByStep(store, ids), to: to.key }
          : { allIn, to: to.key };
    call(previewMove, { params: { id: jobId }, body }, { signal: controller.signal }).then(
      setPreview,
      (error: unknown) => {
        if (!controller.signal.aborted) setFailure(toProblem(error).message);
      },
    );
    return () => controller.abort();
  }, [jobId, store, ids, allIn, allOpen, to.key]);

  const moved = preview?.moved ?? [];
  const emailed = moved.filter(({ getsMail }) => getsMail);
  const [firstMoved] = moved;
  const [singleId] = ids;
  const subject =
    ids.length === 1 && allIn === null
      ? (store.read().candidates.get(singleId ?? "")?.name ?? candidateCountText(1))
      : preview === undefined && allOpen === true
        ? "candidates"
        : candidateCountText(preview === undefined ? ids.length : moved.length);
  const submit = async () => {
    const groups = new Map<string, string[]>();
    for (const { id, from } of moved) groups.set(from, [...(groups.get(from) ?? []), id]);
    const people = [...groups].map(([from, groupIds]) => ({ from, ids: groupIds }));
    setIsSending(true);
    const outcome = await send(people, to, isReject ? rejectionOf(draft) : undefined);
    setIsSending(false);
    if (outcome === null) {
      setFailure("Nothing was changed. Try again.");
      return;
    }
    store.clearSelection();
    onClose();
    // The focus follows the card to its new column, once the dialog has released it.
    if (ids.length === 1 && singleId !== undefined) setTimeout(focusCard, 50, singleId);
  };
  const facts = emailFactsOf(me, (emailed[0] ?? firstMoved)?.name ?? "", jobTitle);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isReject ? `Reject ${subject}` : `Move ${subject} to ${to.name}`}
      description={allOpen === true ? "Everyone on this job who is still waiting for a reply." : undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isReject ? "danger" : "primary"}
            disabled={moved.length === 0}
            busy={isSending && (isReject ? "Rejecting" : "Moving")}
          >
            {isReject ? "Reject" : "Move"} {moved.length > 1 ? candidateCountText(moved.length) : ""}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {preview === undefined ? (
          failure === undefined && <Skeleton className="h-24" />
        ) : (
          <MovePreview preview={preview} isReject={isReject} />
        )}
        {preview !== undefined && isReject && moved.length > 0 && (
          <RejectionFields
            draft={draft}
            onChange={setDraft}
            facts={facts}
            replyTo={me.person?.email ?? "you"}
            emailCount={emailed.length}
          />
        )}
        <FailureNotice text={failure} />
      </form>
    </Dialog>
  );
};

export default MoveDialog;
