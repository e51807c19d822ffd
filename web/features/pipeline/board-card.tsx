/**
 * A candidate's card on the board. The name is a link and takes the focus; keyboard shortcuts act on the focused card.
 */
import { clsx } from "clsx";
import { CalendarDays, CircleHelp, MoreHorizontal, ThumbsDown, ThumbsUp } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { unconfirmedLabel } from "#domain/applications/applicant-identity.ts";
import type { OfferStatus } from "#domain/offers/offer-terms.ts";
import type { RejectionEmailState, PipelineApplication } from "#domain/pipeline/pipeline.ts";
import { verdictLabels } from "#domain/shortlists/shortlist-states.ts";
import { timeAgo } from "../../lib/time-ago.ts";
import { useNow } from "../../lib/use-now.ts";
import { dueDay } from "../../sections/workspace/move-text.ts";
import { ApplicationScore } from "../../sections/workspace/application-score.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Initials } from "../../ui/initials.tsx";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { useBoard, useBoardStore } from "./board-store.ts";
import { useBoardActions } from "./board-actions.ts";
import { MoveMenu } from "./move-menu.tsx";
import { SelectBox } from "./select-box.tsx";

/** A card with one line of everything. Cards with longer text are higher, which is measured once they are drawn. */
export const cardHeightPx = 88;

const dayMs = 86_400_000;

/** On a card there is room for the short form only. */
const ResponseDue = ({ dueAt, now }: { readonly dueAt: string; readonly now: number }) => {
  const msLeft = Date.parse(dueAt) - now;
  const daysLate = Math.floor(-msLeft / dayMs);
  const label =
    msLeft < 0 ? `Response due ${timeAgo(dueAt, new Date(now).toISOString())}` : `Response due ${dueDay(dueAt)}`;
  return (
    <span
      title={label}
      className={clsx(
        msLeft < 0 ? "font-[560] text-bad" : msLeft < dayMs && "font-[560] text-warn",
        "whitespace-nowrap",
      )}
    >
      <span aria-hidden="true">
        {msLeft < 0 ? ["Overdue", daysLate > 0 && `${daysLate} d`].filter(Boolean).join(" ") : `Due ${dueDay(dueAt)}`}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
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

/** What is special about an application, and whether it is a warning. */
const noteOf = (application: PipelineApplication): readonly [text: string, isWarning: boolean] | undefined => {
  const { status, stage, answer, offer, isSample, isUnconfirmed } = application;
  if (status === "withdrawn") return ["Withdrawn", true];
  if (stage === "rejected" && !isSample)
    return [rejectionEmailLabels[answer ?? "cancelled"], answer !== "sent" && answer !== "waiting"];
  const offerNote = stage === "offer" && offer !== null ? offerLabels[offer] : undefined;
  if (offerNote !== undefined) return offerNote;
  return isUnconfirmed && (stage === "applied" || stage === "screening") ? [unconfirmedLabel, true] : undefined;
};

const Note = ({ note: [text, isWarning] }: { readonly note: readonly [text: string, isWarning: boolean] }) => (
  <span className={clsx(isWarning && "text-warn")}>{text}</span>
);

/** Its score stays empty, so the card says why. */
const HumanReview = () => <span title="Asked for a person instead of the matching engine">Human review</span>;

/** What is special about the application; otherwise an overdue response, or the last activity. */
const NoteOrActivity = ({ application }: { readonly application: PipelineApplication }) => {
  const now = useNow();
  const { answerDueAt, lastActivity } = application;
  const note = noteOf(application);
  if (note !== undefined) return <Note note={note} />;
  if (now === 0) return null;
  const isOverdue = answerDueAt !== null && Date.parse(answerDueAt) < now;
  const ago = timeAgo(isOverdue ? answerDueAt : lastActivity, new Date(now).toISOString());
  return isOverdue ? <span className="text-bad">Response due {ago}</span> : <>{ago}</>;
};

export const ApplicationState = ({ application }: { readonly application: PipelineApplication }) => (
  <>
    {application.requestsHumanReview && (
      <>
        <HumanReview />
        {" · "}
      </>
    )}
    <NoteOrActivity application={application} />
  </>
);

const DaysInStage = ({ since, now }: { readonly since: string; readonly now: number }) => {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / dayMs));
  const label = days === 0 ? "Moved to this stage today" : `${days} ${days === 1 ? "day" : "days"} in this stage`;
  return (
    <span title={label}>
      <span aria-hidden="true">{days === 0 ? "Today" : `${days} d`}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
};

const CardFacts = ({ application }: { readonly application: PipelineApplication }) => {
  const now = useNow();
  const { inStageSince, answerDueAt, status, isSample, requestsHumanReview } = application;
  const note = noteOf(application);
  return (
    <p className="min-w-0 flex-1 wrap-anywhere">
      {now !== 0 && <DaysInStage since={inStageSince} now={now} />}
      {note !== undefined && (
        <>
          {" · "}
          <Note note={note} />
        </>
      )}
      {requestsHumanReview && (
        <>
          {" · "}
          <HumanReview />
        </>
      )}
      {now !== 0 && answerDueAt !== null && status === "active" && (
        <>
          {" · "}
          <ResponseDue dueAt={answerDueAt} now={now} />
        </>
      )}
      {isSample && <SampleBadge />}
    </p>
  );
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
  const className = clsx("flex shrink-0 items-center gap-1 text-[13px]/5 font-[560]", verdictClasses[readerVerdict]);
  if (readerVerdict !== "no" || !canMove || rejectedKey === undefined)
    return (
      <span className={className} title={`Client feedback: ${verdictLabels[readerVerdict]}`}>
        <Icon className="size-3.5" aria-hidden="true" />
        <span className="sr-only">Client feedback: </span>
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
      title="Declined by the client. Reject this candidate?"
      aria-label={`Reject ${name} (declined by the client)`}
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
    if (!isFocusRequested(id)) return;
    link.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    clearFocusRequest();
  });

  // A moved card that isn't loaded yet keeps its room; at no height, its column would draw all of them at once.
  if (application === undefined) return <div style={{ height: cardHeightPx }} />;
  const { name, currentTitle, location, candidateId, nextInterviewAt, assignee } = application;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <div
      ref={card}
      data-card={id}
      className={clsx(
        "group relative grid scroll-m-2 gap-1 rounded-control border px-2.5 py-2 text-[13px]/[18px] text-ink-3 data-dragged:opacity-40",
        "transition-colors focus-within:border-brand",
        isSelected ? "border-brand bg-brand-soft" : "border-line hover:border-edge/60",
        !isSelected && (isWithdrawn ? "border-dashed bg-paper" : "bg-card"),
      )}
    >
      <div className="flex items-start gap-2">
        <CandidateLink
          ref={link}
          candidateId={candidateId}
          tabIndex={tabIndex}
          draggable={false}
          title={name}
          data-card-link=""
          onFocus={() => store.set({ current: id })}
          className={clsx(
            "line-clamp-3 min-w-0 flex-1 rounded-xs text-sm/5 font-[600] wrap-anywhere hover:underline hover:underline-offset-4",
            isWithdrawn ? "text-ink-2" : "text-ink",
          )}
        >
          {name}
        </CandidateLink>
        <ApplicationScore score={application} className="shrink-0 text-sm/5" />
      </div>
      <p className="line-clamp-2 wrap-anywhere text-ink-2">
        {[currentTitle ?? "No job title", location].filter((each) => each !== null).join(" · ")}
      </p>
      {nextInterviewAt !== null && (
        <p className="flex items-center gap-1.5 text-ink-2" title="Next interview">
          <CalendarDays className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
          <span className="sr-only">Next interview: </span>
          <Timestamp iso={nextInterviewAt} precision="near" />
        </p>
      )}
      <div className="flex empty:hidden">
        <ReviewerVerdict application={application} />
      </div>
      <div className={clsx("flex items-end gap-2 pointer-coarse:min-h-9 pointer-coarse:pr-20", isSelected && "pr-16")}>
        <CardFacts application={application} />
        {assignee !== null && (
          <span className="-mt-2.5" title={`Assigned to ${assignee}`}>
            <Initials name={assignee} size="small" />
            <span className="sr-only">Assigned to {assignee}</span>
          </span>
        )}
      </div>
      {canMove && (
        <span
          className={clsx(
            "absolute right-1 bottom-1 flex h-8 items-center gap-1.5 rounded-tag bg-inherit px-1.5 pointer-coarse:h-10",
            !isSelected &&
              !hasMenu &&
              "pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100",
          )}
        >
          <SelectBox
            label={`Select ${name}`}
            checked={isSelected}
            tabIndex={tabIndex}
            onSelect={(isRange) => toggle(id, isRange)}
          />
          {!isWithdrawn && (
            <MoveMenu
              application={application}
              isOpen={hasMenu}
              onOpenChange={(open) => store.set({ menuFor: open ? id : null })}
              tabIndex={tabIndex}
            >
              <MoreHorizontal aria-hidden="true" />
            </MoveMenu>
          )}
        </span>
      )}
    </div>
  );
});
BoardCard.displayName = "BoardCard";
