/** The viewer's interviews and working hours. */
import { Video } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { Reply } from "#domain/endpoint.ts";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import type { listOwnInterviews } from "#domain/interviews/scorecard.ts";
import { useDialog } from "../../lib/use-dialog.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { formatDayName, formatTimeInZone } from "./group-slots.ts";
import { endTimeOf, typeLabelOf } from "./interview-labels.ts";

const HoursDialog = lazy(async () => ({ default: (await import("./working-hours-dialog.tsx")).WorkingHoursDialog }));

type OwnInterview = Reply<typeof listOwnInterviews>["interviews"][number];

/** Null if the section heading already says it. */
const interviewBadge = (interview: OwnInterview, now: number): readonly [Tone, string] | null => {
  if (interview.status === "cancelled") return null;
  if (interview.card === "submitted") return ["good", "Scorecard submitted"];
  if (endTimeOf(interview) > now) return Date.parse(interview.scheduledAt) > now ? null : ["soft", "Now"];
  return ["warn", interview.card === "draft" ? "Scorecard started" : "Scorecard due"];
};

const Row = ({ interview, now }: { readonly interview: OwnInterview; readonly now: number }) => {
  const hydrated = useHydrated();
  const zone = hydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
  const badge = interviewBadge(interview, now);
  const day = formatDayName(interview.scheduledAt, now, zone);
  const canJoin = interview.status === "scheduled" && day === "Today" && endTimeOf(interview) > now;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 px-4.5 py-3.5 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <p className="text-[15px]/6 tabular-nums max-sm:col-span-2">
        <time dateTime={interview.scheduledAt} className="font-[560]">
          {day}, {formatTimeInZone(interview.scheduledAt, zone)}
        </time>
        <span className="block text-sm/5 text-ink-3">
          {durationLabel(interview.duration)}, {typeLabelOf(interview.type).toLowerCase()}
        </span>
      </p>
      <div className="min-w-0 text-base/6">
        <Link
          to={`/platform/interviews/${interview.id}`}
          className="font-[560] wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {interview.candidate}
        </Link>
        <p className="text-sm/5 text-ink-3">{interview.jobTitle}</p>
      </div>
      <div className="flex items-center gap-3 empty:hidden">
        {badge !== null && <Badge tone={badge[0]}>{badge[1]}</Badge>}
        {canJoin && interview.meetingLink !== null && (
          <a
            href={interview.meetingLink}
            rel="noreferrer noopener"
            target="_blank"
            className={buttonClass("secondary", "small", "relative")}
          >
            <Video aria-hidden="true" />
            Join<span className="sr-only"> the call with {interview.candidate}</span>
          </a>
        )}
      </div>
    </li>
  );
};

interface ListProps {
  readonly title: string;
  readonly interviews: readonly OwnInterview[];
  readonly now: number;
}

const List = ({ title, interviews, now }: ListProps) =>
  interviews.length === 0 ? null : (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl/7">{title}</h2>
      <ul className={cardClass("divide-y divide-line")}>
        {interviews.map((interview) => (
          <Row key={interview.id} interview={interview} now={now} />
        ))}
      </ul>
    </section>
  );

interface OwnInterviewsProps {
  readonly interviews: readonly OwnInterview[];
  /** The server's time at the response, so that the server and browser renderings agree. */
  readonly now: number;
}

const groupKey = (interview: OwnInterview, now: number): "cancelled" | "to come" | "owed" | "past" => {
  if (interview.status === "cancelled") return "cancelled";
  if (interview.status === "scheduled" && endTimeOf(interview) > now) return "to come";
  return interview.card === "submitted" ? "past" : "owed";
};

export const WorkingHoursButton = () => {
  const hours = useDialog();
  return (
    <>
      <Button variant="secondary" size="small" onClick={hours.show}>
        My working hours
      </Button>
      {hours.isLoaded && (
        <Suspense>
          <HoursDialog open={hours.open} onOpenChange={hours.onOpenChange} />
        </Suspense>
      )}
    </>
  );
};

export const OwnInterviews = ({ interviews, now }: OwnInterviewsProps) => {
  const groups = Map.groupBy(interviews, (each) => groupKey(each, now));
  return (
    <div className="grid gap-8">
      {interviews.length === 0 && (
        <EmptyState
          title="No interviews yet"
          text="When someone adds you to an interview panel, the interview appears here with its questions and your scorecard."
        >
          <Link to="/platform/interviews?view=scheduled" className={buttonClass("secondary")}>
            View scheduled interviews
          </Link>
        </EmptyState>
      )}
      <List title="Scorecards to submit" interviews={groups.get("owed") ?? []} now={now} />
      <List title="Upcoming" interviews={(groups.get("to come") ?? []).toReversed()} now={now} />
      <List title="Past" interviews={groups.get("past") ?? []} now={now} />
      <List title="Canceled" interviews={groups.get("cancelled") ?? []} now={now} />
    </div>
  );
};
