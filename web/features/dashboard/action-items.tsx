/** The list of what needs the viewer. Each row has one action, which opens the place where it is done. */
import { CircleCheck } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";
import { Link } from "react-router";
import { formatDay } from "#domain/applications/answer-dates.ts";
import { markMentionsRead } from "#domain/candidates/candidate-notes.ts";
import { type ActionItems, listActionItems, maxActionsCounted } from "#domain/dashboard/action-items.ts";
import { call } from "../../lib/api/api.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { CandidateLink } from "../../sections/workspace/candidate/candidate-link.tsx";
import { useSetCandidateOrder } from "../../sections/workspace/candidate/candidate-order.ts";
import { candidatePath } from "../../sections/workspace/candidate/use-candidate-panel.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

const linkClass = "rounded-tag font-[560] text-brand underline-offset-4 hover:underline";

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly shown: number;
  /** Why these rows are here, if the title doesn't say it. */
  readonly hint?: string;
  readonly seeAll?: { readonly to: string; readonly label: string };
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Group = ({ title, count, shown, hint, seeAll, action, children }: GroupProps) => {
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className="flex min-h-10 flex-wrap items-center gap-x-2 border-b border-line bg-paper-2 px-4 py-1 text-sm/5 md:px-5">
        <h3 id={titleId} className="font-text text-sm/5 font-[600] tracking-normal">
          {title}
        </h3>
        <span className="text-ink-3 tabular-nums">{count > maxActionsCounted ? `${maxActionsCounted}+` : count}</span>
        {hint !== undefined && <span className="text-ink-3 max-sm:hidden">· {hint}</span>}
        <div className="-mr-2 ml-auto flex items-center gap-1">
          {action}
          {seeAll !== undefined && (
            <Link to={seeAll.to} className={`${linkClass} px-2 pointer-coarse:py-3`}>
              See all<span className="sr-only"> {seeAll.label}</span>
            </Link>
          )}
        </div>
      </div>
      <ul aria-labelledby={titleId} className="@container divide-y divide-line">
        {children}
      </ul>
      {seeAll === undefined && count > shown && (
        <p className="border-t border-line px-4 py-2 text-sm/5 text-ink-3 md:px-5">
          The next ones appear here once these are done.
        </p>
      )}
    </section>
  );
};

interface RowProps {
  readonly candidate: string;
  readonly candidateId: string;
  readonly isSample: boolean;
  readonly about: ReactNode;
  readonly when: ReactNode;
  /** The candidate opens in the panel if there is no other page. */
  readonly to?: string;
  readonly verb: string;
  readonly isExternal?: boolean;
  readonly secondAction?: ReactNode;
}

const Row = ({
  candidate,
  candidateId,
  isSample,
  about,
  when,
  to,
  verb,
  isExternal = false,
  secondAction,
}: RowProps) => {
  const label = (
    <>
      {verb}
      <span className="sr-only"> {candidate}</span>
    </>
  );
  const className = `${linkClass} text-right after:absolute after:inset-0`;
  return (
    <li className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 text-sm/5 hover:bg-paper-2/60 md:px-5 @3xl:grid-cols-[12rem_minmax(0,1fr)_auto_8.5rem] @3xl:py-1 @4xl:grid-cols-[16rem_minmax(0,1fr)_auto_8.5rem]">
      <p className="min-w-0 @3xl:contents">
        <span className="block min-w-0 truncate font-[560] text-ink" title={candidate}>
          {candidate}
          {isSample && <SampleBadge />}
        </span>
        <span className="block min-w-0 truncate text-ink-2">{about}</span>
      </p>
      <div className="flex items-center gap-x-2 text-ink-2 tabular-nums @max-3xl:col-span-2 @max-3xl:row-start-2 @max-3xl:mt-0.5 @max-3xl:flex-wrap">
        {when}
        {secondAction !== undefined && <div className="relative z-1 -my-1 @max-3xl:-ml-2.5">{secondAction}</div>}
      </div>
      {to === undefined ? (
        <CandidateLink candidateId={candidateId} className={className}>
          {label}
        </CandidateLink>
      ) : isExternal ? (
        <a href={to} target="_blank" rel="noreferrer noopener" className={className}>
          {label}
        </a>
      ) : (
        <Link to={to} className={className}>
          {label}
        </Link>
      )}
    </li>
  );
};

const MarkAllRead = () => {
  const { busy, run } = useApiMutation([listActionItems]);
  return (
    <Button
      variant="quiet"
      size="small"
      className="h-8! px-2! pointer-coarse:h-11!"
      busy={busy && "Marking"}
      onClick={() => void run(() => call(markMentionsRead, { body: {} }))}
    >
      Mark all as read
    </Button>
  );
};

const CaughtUp = ({ nextInterview }: Pick<ActionItems, "nextInterview">) => {
  const { hasWorkspace } = useViewer();
  return (
    <p className={cardClass("flex gap-2.5 px-4 py-3 text-sm/5 text-ink-2 md:px-5")}>
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
      <span className="min-w-0 wrap-anywhere">
        You're all caught up.{" "}
        {nextInterview !== null && (
          <>
            {nextInterview.isOwn ? "Your next interview is with " : "The next interview in this workspace is with "}
            <Link
              to={
                hasWorkspace
                  ? `/platform/interviews/${nextInterview.interviewId}`
                  : candidatePath(nextInterview.candidateId)
              }
              className={linkClass}
            >
              {nextInterview.candidate}
            </Link>
            , {nextInterview.job}, on <Timestamp iso={nextInterview.startsAt} precision="near" />.
          </>
        )}
      </span>
    </p>
  );
};

interface ActionItemListProps {
  readonly items: ActionItems;
  /** Without jobs and items there is no list. The page then says how to start. */
  readonly hasJobs: boolean;
  /** The button that changes the response date of an application. */
  readonly renderAnswerDate: (reply: ActionItems["replies"]["rows"][number]) => ReactNode;
}

export const ActionItemList = ({ items, hasJobs, renderAnswerDate }: ActionItemListProps) => {
  const { hasWorkspace, may } = useViewer();
  const candidateIds = useMemo(
    () => [
      ...new Set(
        [...items.replies.rows, ...items.reviews.rows, ...items.applicants.rows].map(({ candidateId }) => candidateId),
      ),
    ],
    [items],
  );
  useSetCandidateOrder(candidateIds);
  const { interviews, replies, scorecards, offers, reviews, applicants, mentions, nextInterview } = items;
  const isEmpty = [interviews, replies, scorecards, offers, reviews, applicants, mentions].every(
    ({ count }) => count === 0,
  );
  if (isEmpty && !hasJobs) return null;
  return (
    <section aria-labelledby="action-items" className="mb-8">
      <h2 id="action-items" className="mb-3.5 text-[21px]">
        Needs you
      </h2>
      {isEmpty ? (
        <CaughtUp nextInterview={nextInterview} />
      ) : (
        <div className={cardClass("divide-y divide-line overflow-hidden")}>
          <Group
            title="Interviews today"
            count={interviews.count}
            shown={interviews.rows.length}
            seeAll={{ to: "/platform/interviews?view=scheduled", label: "interviews" }}
          >
            {interviews.rows.map(({ interviewId, startsAt, isOwn, meetingLink, job, ...row }) => (
              <Row
                key={interviewId}
                {...row}
                about={job}
                when={
                  <>
                    {isOwn && <Badge tone="soft">You</Badge>}
                    <Timestamp iso={startsAt} precision="time" />
                  </>
                }
                // The demo shows no scorecards.
                to={
                  meetingLink ?? (hasWorkspace ? `/platform/interviews/${interviewId}` : candidatePath(row.candidateId))
                }
                isExternal={meetingLink !== null}
                verb={meetingLink === null ? "Open interview" : "Join"}
              />
            ))}
          </Group>
          <Group title="Replies due" count={replies.count} shown={replies.rows.length}>
            {replies.rows.map((reply) => (
              <Row
                key={reply.applicationId}
                {...reply}
                about={reply.job}
                when={
                  <>
                    <Badge tone={reply.isOverdue ? "bad" : "warn"}>{reply.isOverdue ? "Overdue" : "Today"}</Badge>
                    <span>Due {formatDay(reply.dueAt)}</span>
                  </>
                }
                verb="Decide"
                secondAction={may("candidate.edit") && renderAnswerDate(reply)}
              />
            ))}
          </Group>
          <Group
            title="Scorecards to write"
            count={scorecards.count}
            shown={scorecards.rows.length}
            seeAll={{ to: "/platform/interviews", label: "scorecards to write" }}
          >
            {scorecards.rows.map(({ interviewId, startsAt, hasDraft, job, ...row }) => (
              <Row
                key={interviewId}
                {...row}
                about={job}
                when={
                  <span>
                    {hasDraft && "Draft saved · "}Interviewed <Timestamp iso={startsAt} precision="near" />
                  </span>
                }
                to={`/platform/interviews/${interviewId}#card`}
                verb="Write scorecard"
              />
            ))}
          </Group>
          <Group
            title="Open offers"
            count={offers.count}
            shown={offers.rows.length}
            seeAll={{ to: "/platform/offers", label: "offers" }}
          >
            {offers.rows.map(({ offerId, status, answerBy, job, ...row }) => (
              <Row
                key={offerId}
                {...row}
                about={job}
                when={
                  status === "draft" ? (
                    "Draft, not sent"
                  ) : (
                    <span>
                      No response yet · Expires <Timestamp iso={answerBy} precision="near" />
                    </span>
                  )
                }
                to={`${candidatePath(row.candidateId)}#offers`}
                verb="Open offer"
              />
            ))}
          </Group>
          <Group
            title="Human reviews"
            hint="They asked for a person instead of the matching engine"
            count={reviews.count}
            shown={reviews.rows.length}
          >
            {reviews.rows.map(({ applicationId, requestedAt, job, ...row }) => (
              <Row
                key={applicationId}
                {...row}
                about={job}
                when={
                  <span>
                    Requested <Timestamp iso={requestedAt} precision="near" />
                  </span>
                }
                verb="Review"
              />
            ))}
          </Group>
          <Group
            title="New applicants"
            hint="Still in Applied"
            count={applicants.count}
            shown={applicants.rows.length}
            seeAll={{ to: "/platform/candidates?stage=applied", label: "new applicants" }}
          >
            {applicants.rows.map(({ applicationId, appliedAt, job, ...row }) => (
              <Row
                key={applicationId}
                {...row}
                about={job}
                when={
                  <span>
                    Applied <Timestamp iso={appliedAt} precision="near" />
                  </span>
                }
                verb="Review"
              />
            ))}
          </Group>
          <Group title="Mentions" count={mentions.count} shown={mentions.rows.length} action={<MarkAllRead />}>
            {mentions.rows.map(({ noteId, author, text, createdAt, ...row }) => (
              <Row
                key={noteId}
                {...row}
                about={text}
                when={
                  <span>
                    {author ?? "A team member"}, <Timestamp iso={createdAt} precision="near" />
                  </span>
                }
                to={`${candidatePath(row.candidateId)}#notes`}
                verb="Read note"
              />
            ))}
          </Group>
        </div>
      )}
    </section>
  );
};
