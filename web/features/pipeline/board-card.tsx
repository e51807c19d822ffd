/**
 * A candidate's card on the board. The name is a link and takes the focus; keyboard shortcuts act on the focused card.
 */
import { clsx } from "clsx";
import { CircleHelp, MoreHorizontal, ThumbsDown, ThumbsUp } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { Link } from "react-router";
import { unconfirmedLabel } from "#domain/applications/applicant-identity.ts";
import type { OfferStatus } from "#domain/offers/offer-terms.ts";
import type { RejectionEmailState, PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { verdictLabels } from "#domain/shortlists/shortlist-states.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { useNow } from "../../lib/use-now.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { useBoard, useBoardStore } from "./board-store.ts";
import { useBoardActions } from "./board-actions.ts";
import { MoveMenu } from "./move-menu.tsx";
import { SelectBox } from "./select-box.tsx";

export const cardHeightPx = 112;

/** The time of the last activity, or a warning if the response is overdue. */
const LastActivity = ({ lastActivity, answerDueAt }: Pick<PipelineApplication, "lastActivity" | "answerDueAt">) => {
  const now = useNow();
  if (now === 0) return null;
  if (answerDueAt !== null && Date.parse(answerDueAt) < now)
    return <span className="text-warn">Response due {timeAgo(answerDueAt, new Date(now).toISOString())}</span>;
  return <>{timeAgo(lastActivity, new Date(now).toISOString())}</>;
};

const rejectionEmailLabels: Readonly<Record<RejectionEmailState, string>> = {
  waiting: "Email goes out within an hour",
  sending: "Sending email",
  sent: "Notified by email",
  cancelled: "Not notified",
  suppressed: "Unsubscribed or bounced",
  failed: "Email failed",
};

/** The status of the newest offer. An accepted offer isn't listed, since the candidate is then in Hired. */
const offerLabels: Readonly<Partial<Record<OfferStatus, readonly [words: string, isWarning: boolean]>>> = {
  sent: ["Offer sent", false],
  declined: ["Offer declined", true],
  withdrawn: ["Offer withdrawn", false],
  expired: ["Offer expired", true],
};

export const ApplicationState = ({ application }: { readonly application: PipelineApplication }) => {
  const { status, stage, answer, offer, isSample, isUnconfirmed } = application;
  if (status === "withdrawn") return <span className="text-warn">Withdrawn</span>;
  if (stage === "rejected" && !isSample) {
    const text = rejectionEmailLabels[answer ?? "cancelled"];
    return <span className={clsx(answer !== "sent" && answer !== "waiting" && "text-warn")}>{text}</span>;
  }
  const offerState = stage === "offer" && offer !== null ? offerLabels[offer] : undefined;
  if (offerState !== undefined) return <span className={clsx(offerState[1] && "text-warn")}>{offerState[0]}</span>;
  if (isUnconfirmed && (stage === "applied" || stage === "screening"))
    return <span className="text-warn">{unconfirmedLabel}</span>;
  return <LastActivity {...application} />;
};

const verdictIcons = { yes: ThumbsUp, maybe: CircleHelp, no: ThumbsDown } as const;
const verdictClasses = { yes: "text-good", maybe: "text-warn", no: "text-bad" } as const;

interface ReviewerVerdictProps {
  readonly application: PipelineApplication;
  /** On the board the R key rejects, so the button isn't a tab stop. In the list it is. */
  readonly tabIndex?: number;
}

/** The client's latest verdict. A no doesn't reject the candidate; pressing it opens the rejection dialog. */
export const ReviewerVerdict = ({ application, tabIndex = -1 }: ReviewerVerdictProps) => {
  const { canMove, move } = useBoardActions();
  const rejectedKey = useBoard((state) => state.columns.find(({ step }) => step.stage === "rejected")?.step.key);
  const { readerVerdict, status, name, id } = application;
  if (readerVerdict === null || status !== "active") return null;
  const Icon = verdictIcons[readerVerdict];
  const className = clsx(
    "ml-auto flex shrink-0 items-center gap-1 text-[13px]/5 font-[560]",
    verdictClasses[readerVerdict],
  );
  if (readerVerdict !== "no" || !canMove || rejectedKey === undefined)
    return (
      <span className={className} title={`The client said ${readerVerdict}`}>
        <Icon className="size-3.5" aria-hidden="true" />
        <span className="sr-only">The client said </span>
        {verdictLabels[readerVerdict]}
      </span>
    );
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={clsx(
        className,
        "-my-1 rounded-tag bg-bad-soft px-1.5 py-1 pointer-coarse:-my-2 pointer-coarse:py-2 hover:underline hover:underline-offset-2",
      )}
      title="The client said no. Reject them?"
      aria-label={`The client said no to ${name}. Reject`}
      onClick={() => move([id], rejectedKey)}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      Reject?
    </button>
  );
};

/** Renders again when the candidate's data changes, but not when only the card's position changes. */
export const BoardCard = memo(({ id }: { readonly id: string }) => {
  const store = useBoardStore();
  const { canMove, drag, isFocusRequested, clearFocusRequest, toggle } = useBoardActions();
  const application = useBoard((state) => state.candidates.get(id));
  const isSelected = useBoard(
    (state) => state.selected.has(id) || (state.allIn !== null && state.candidates.get(id)?.step === state.allIn),
  );
  const isCurrent = useBoard((state) => state.current === id);
  const hasMenu = useBoard((state) => state.menuFor === id);
  const card = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  const isWithdrawn = application?.status === "withdrawn";
  useEffect(() => {
    if (drag === null || card.current === null || !canMove || isWithdrawn) return;
    return drag.dragCard(card.current, id, () => true);
  }, [drag, id, canMove, isWithdrawn]);

  // The card to focus may have been rendered just now, or may come from another column.
  useEffect(() => {
    if (isFocusRequested(id)) {
      link.current?.focus({ preventScroll: true });
      clearFocusRequest();
    }
  });

  if (application === undefined) return null;
  const { name, currentTitle, location, score, candidateId, isSample } = application;
  const tabIndex = isCurrent ? 0 : -1;
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
        {canMove && (
          <SelectBox
            label={`Select ${name}`}
            checked={isSelected}
            tabIndex={tabIndex}
            onSelect={(isRange) => toggle(id, isRange)}
          />
        )}
        <Link
          ref={link}
          to={`/platform/candidates/${candidateId}`}
          tabIndex={tabIndex}
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
        {canMove && !isWithdrawn && (
          <span className="-my-1 flex h-8 shrink-0 items-center">
            <MoveMenu
              application={application}
              isOpen={hasMenu}
              onOpenChange={(open) => store.set({ menuFor: open ? id : null })}
              tabIndex={tabIndex}
            >
              <MoreHorizontal aria-hidden="true" />
            </MoveMenu>
          </span>
        )}
      </div>
      <p className="truncate text-sm/5 text-ink-2" title={currentTitle ?? undefined}>
        {currentTitle ?? "No job title"}
      </p>
      <p className="truncate text-sm/5 text-ink-3" title={location ?? undefined}>
        {location}
      </p>
      <div className="mt-auto flex items-end justify-between gap-2">
        <p className="flex min-w-0 items-center text-[13px]/5 text-ink-3">
          <span className="truncate">
            <ApplicationState application={application} />
          </span>
          {isSample && <SampleBadge />}
        </p>
        <ReviewerVerdict application={application} />
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
