/** Somebody on the board. The name is a link and carries the focus; the keys of the board work from there. */
import { clsx } from "clsx";
import { CircleHelp, MoreHorizontal, ThumbsDown, ThumbsUp } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { Link } from "react-router";
import { unconfirmedLabel } from "#domain/applications/applicant-identity.ts";
import type { OfferStatus } from "#domain/offers/offer-terms.ts";
import type { AnswerState, PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { verdictWords } from "#domain/shortlists/shortlist-words.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { useNow } from "../../lib/use-now.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { useBoard, useBoardStore } from "./board-store.ts";
import { useBoardTools } from "./board-tools.ts";
import { MoveMenu } from "./move-menu.tsx";
import { Tick } from "./tick.tsx";

export const cardHeightPx = 112;

/** When something was last heard, or that somebody waits longer than they were told. */
const Waiting = ({ lastActivity, answerDueAt }: Pick<PipelineApplication, "lastActivity" | "answerDueAt">) => {
  const now = useNow();
  if (now === 0) return null;
  if (answerDueAt !== null && Date.parse(answerDueAt) < now)
    return <span className="text-warn">Answer due {timeAgo(answerDueAt, new Date(now).toISOString())}</span>;
  return <>{timeAgo(lastActivity, new Date(now).toISOString())}</>;
};

export const answerWords: Readonly<Record<AnswerState, string>> = {
  waiting: "Mail within the hour",
  sending: "Mail is being sent",
  sent: "Told by mail",
  cancelled: "Not told yet",
  suppressed: "Wants no mail",
  failed: "Mail did not arrive",
};

/** What became of the newest offer; whoever accepted it stands at Hired. */
const offerWords: Readonly<Partial<Record<OfferStatus, readonly [words: string, isWarning: boolean]>>> = {
  sent: ["Offer sent", false],
  declined: ["Declined the offer", true],
  withdrawn: ["Offer withdrawn", false],
  lapsed: ["Offer lapsed", true],
};

export const StateWords = ({ application }: { readonly application: PipelineApplication }) => {
  const { status, stage, answer, offer, isSample, isUnconfirmed } = application;
  if (status === "withdrawn") return <span className="text-warn">Withdrawn</span>;
  if (stage === "rejected" && !isSample) {
    const words = answerWords[answer ?? "cancelled"];
    return <span className={clsx(answer !== "sent" && answer !== "waiting" && "text-warn")}>{words}</span>;
  }
  const said = stage === "offer" && offer !== null ? offerWords[offer] : undefined;
  if (said !== undefined) return <span className={clsx(said[1] && "text-warn")}>{said[0]}</span>;
  if (isUnconfirmed && (stage === "applied" || stage === "screening"))
    return <span className="text-warn">{unconfirmedLabel}</span>;
  return <Waiting {...application} />;
};

const verdictSigns = { yes: ThumbsUp, maybe: CircleHelp, no: ThumbsDown } as const;
const verdictLooks = { yes: "text-good", maybe: "text-warn", no: "text-bad" } as const;

interface ReaderVerdictProps {
  readonly application: PipelineApplication;
  /** On a board the keys reject; in a list it is reached by itself. */
  readonly tabIndex?: number;
}

/** What the client said last. A no is a suggestion: one press opens the board's own way to reject. */
export const ReaderVerdict = ({ application, tabIndex = -1 }: ReaderVerdictProps) => {
  const { mayMove, move } = useBoardTools();
  const rejected = useBoard((state) => state.columns.find(({ step }) => step.stage === "rejected")?.step.key);
  const { readerVerdict, status, name, id } = application;
  if (readerVerdict === null || status !== "active") return null;
  const Sign = verdictSigns[readerVerdict];
  const look = clsx("ml-auto flex shrink-0 items-center gap-1 text-[13px]/5 font-[560]", verdictLooks[readerVerdict]);
  if (readerVerdict !== "no" || !mayMove || rejected === undefined)
    return (
      <span className={look} title={`The client said ${readerVerdict}`}>
        <Sign className="size-3.5" aria-hidden="true" />
        <span className="sr-only">The client said </span>
        {verdictWords[readerVerdict]}
      </span>
    );
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={clsx(
        look,
        "-my-1 rounded-tag bg-bad-soft px-1.5 py-1 pointer-coarse:-my-2 pointer-coarse:py-2 hover:underline hover:underline-offset-2",
      )}
      title="The client said no. Reject them?"
      aria-label={`The client said no to ${name}. Reject`}
      onClick={() => move([id], rejected)}
    >
      <Sign className="size-3.5" aria-hidden="true" />
      Reject?
    </button>
  );
};

/** Drawn again when something about this person changes, and not when only its place does. */
export const BoardCard = memo(({ id }: { readonly id: string }) => {
  const store = useBoardStore();
  const { mayMove, drag, isWanted, arrive, toggle } = useBoardTools();
  const application = useBoard((state) => state.people.get(id));
  const isSelected = useBoard(
    (state) => state.selected.has(id) || (state.allIn !== null && state.people.get(id)?.step === state.allIn),
  );
  const isCurrent = useBoard((state) => state.current === id);
  const hasMenu = useBoard((state) => state.menuFor === id);
  const card = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  const isWithdrawn = application?.status === "withdrawn";
  useEffect(() => {
    if (drag === null || card.current === null || !mayMove || isWithdrawn) return;
    return drag.dragCard(card.current, id, () => true);
  }, [drag, id, mayMove, isWithdrawn]);

  // The card that shall have the focus may have had to be drawn first, or have come from another column.
  useEffect(() => {
    if (isWanted(id)) {
      link.current?.focus({ preventScroll: true });
      arrive();
    }
  });

  if (application === undefined) return null;
  const { name, currentTitle, location, score, candidateId, isSample } = application;
  const tab = isCurrent ? 0 : -1;
  return (
    <div
      ref={card}
      data-card={id}
      className={clsx(
        "flex h-full flex-col rounded-control border px-3 py-2.5 data-dragged:opacity-40",
        "transition-colors focus-within:border-brand",
        isSelected ? "border-brand bg-brand-soft" : "border-line hover:border-edge/60",
        !isSelected && (isWithdrawn ? "border-dashed" : "bg-card"),
      )}
    >
      <div className="flex items-start gap-2">
        {mayMove && (
          <Tick
            label={`Select ${name}`}
            checked={isSelected}
            tabIndex={tab}
            onTick={(isRange) => toggle(id, isRange)}
          />
        )}
        <Link
          ref={link}
          to={`/platform/candidates/${candidateId}`}
          tabIndex={tab}
          draggable={false}
          title={name}
          data-card-link=""
          onFocus={() => store.set({ current: id })}
          className={clsx(
            "min-w-0 flex-1 truncate rounded-xs text-[15px]/6 font-[560] hover:underline hover:underline-offset-4",
            isWithdrawn ? "text-ink-2" : "text-ink",
          )}
        >
          {name}
        </Link>
        {mayMove && !isWithdrawn && (
          <span className="-my-1 flex h-8 shrink-0 items-center">
            <MoveMenu
              application={application}
              isOpen={hasMenu}
              onOpenChange={(open) => store.set({ menuFor: open ? id : null })}
              tabIndex={tab}
            >
              <MoreHorizontal aria-hidden="true" />
            </MoveMenu>
          </span>
        )}
      </div>
      <p className="truncate text-sm/5 text-ink-2" title={currentTitle ?? undefined}>
        {currentTitle ?? "No title yet"}
      </p>
      <p className="truncate text-sm/5 text-ink-3" title={location ?? undefined}>
        {location}
      </p>
      <div className="mt-auto flex items-end justify-between gap-2">
        <p className="flex min-w-0 items-center text-[13px]/5 text-ink-3">
          <span className="truncate">
            <StateWords application={application} />
          </span>
          {isSample && <SampleBadge />}
        </p>
        <ReaderVerdict application={application} />
        {score !== null && (
          <span className="shrink-0 text-sm/5 font-[600] text-ink-2 tabular-nums" title={`Score ${score} of 100`}>
            {score}
            <span className="sr-only"> of 100</span>
          </span>
        )}
      </div>
    </div>
  );
});
BoardCard.displayName = "BoardCard";
