/** The interviews of an application: upcoming first, then past ones, with canceled ones collapsed. */
import { Link } from "react-router";
import type { Meeting } from "#domain/interviews/scorecard.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { typeLabelOf } from "./interview-labels.ts";

const statusLabels: Readonly<Record<string, string>> = {
  completed: "Completed",
  cancelled: "Canceled",
  no_show: "No-show",
};

export const sortMeetings = (meetings: readonly Meeting[], now: number) => {
  const active = meetings.filter(({ status }) => status !== "cancelled");
  const isUpcoming = ({ scheduledAt }: Meeting): boolean => Date.parse(scheduledAt) > now;
  return {
    active: [...active.filter(isUpcoming), ...active.filter((meeting) => !isUpcoming(meeting)).toReversed()],
    canceled: meetings.filter(({ status }) => status === "cancelled"),
  };
};

interface MeetingRowProps {
  readonly meeting: Meeting;
  /** Null if the interview can no longer change or the viewer may not change it. After a hire it can only be canceled. */
  readonly actions: {
    readonly move?: () => void;
    readonly changePanel?: () => void;
    readonly cancel: () => void;
  } | null;
}

export const MeetingRow = ({ meeting, actions }: MeetingRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-4.5 py-3">
    <div className="min-w-0 flex-1 basis-56">
      <Link
        to={`/platform/interviews/${meeting.id}`}
        className="text-[15px]/6 font-[560] underline-offset-4 hover:underline"
      >
        <Timestamp iso={meeting.scheduledAt} precision="minute" />
      </Link>
      <p className="text-sm/5 text-ink-3">
        {typeLabelOf(meeting.type)}, {meeting.duration} minutes
        {meeting.panel.length > 0 && `, with ${meeting.panel.map(({ name }) => name).join(", ")}`}
        {meeting.panel.length === 0 && actions !== null && ", no one on the panel"}
      </p>
    </div>
    {meeting.status !== "scheduled" && <Badge>{statusLabels[meeting.status] ?? meeting.status}</Badge>}
    {actions !== null && (
      <div className="flex gap-1">
        {meeting.panel.length > 0 && actions.move !== undefined && (
          <Button variant="quiet" size="small" onClick={actions.move}>
            Reschedule
          </Button>
        )}
        {actions.changePanel !== undefined && (
          <Button variant="quiet" size="small" onClick={actions.changePanel}>
            Edit panel
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={actions.cancel}>
          Cancel
        </Button>
      </div>
    )}
  </li>
);

export const CanceledMeetings = ({ meetings }: { readonly meetings: readonly Meeting[] }) =>
  meetings.length > 0 && (
    <details className="text-sm/5 text-ink-3">
      <summary className="w-fit cursor-pointer rounded-tag py-1 underline decoration-edge/60 underline-offset-4">
        {meetings.length} canceled
      </summary>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} actions={null} />
        ))}
      </ul>
    </details>
  );
