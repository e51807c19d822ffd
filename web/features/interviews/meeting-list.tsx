/** The interviews of an application: what is to come first, then what was held; what was called off is folded away. */
import { Link } from "react-router";
import type { Meeting } from "#domain/interviews/scorecard.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { typeWords } from "./interview-words.ts";

const statusWords: Readonly<Record<string, string>> = {
  completed: "Held",
  cancelled: "Cancelled",
  no_show: "Did not come",
};

export const inOrder = (meetings: readonly Meeting[], now: number) => {
  const standing = meetings.filter(({ status }) => status !== "cancelled");
  const isToCome = ({ scheduledAt }: Meeting): boolean => Date.parse(scheduledAt) > now;
  return {
    standing: [...standing.filter(isToCome), ...standing.filter((meeting) => !isToCome(meeting)).toReversed()],
    cancelled: meetings.filter(({ status }) => status === "cancelled"),
  };
};

interface MeetingRowProps {
  readonly meeting: Meeting;
  /** None where it cannot be changed any more, or not by whoever looks. */
  readonly deeds: { readonly move: () => void; readonly seat: () => void; readonly cancel: () => void } | null;
}

export const MeetingRow = ({ meeting, deeds }: MeetingRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-4.5 py-3">
    <div className="min-w-0 flex-1 basis-56">
      <Link
        to={`/platform/interviews/${meeting.id}`}
        className="text-[15px]/6 font-[560] underline-offset-4 hover:underline"
      >
        <Moment iso={meeting.scheduledAt} to="minute" />
      </Link>
      <p className="text-sm/5 text-ink-3">
        {typeWords(meeting.type)}, {meeting.duration} minutes
        {meeting.panel.length > 0 && `, with ${meeting.panel.map(({ name }) => name).join(", ")}`}
        {meeting.panel.length === 0 && deeds !== null && ", nobody on the panel"}
      </p>
    </div>
    {meeting.status !== "scheduled" && <Badge>{statusWords[meeting.status] ?? meeting.status}</Badge>}
    {deeds !== null && (
      <div className="flex gap-1">
        {meeting.panel.length > 0 && (
          <Button look="quiet" size="small" onClick={deeds.move}>
            Move
          </Button>
        )}
        <Button look="quiet" size="small" onClick={deeds.seat}>
          Panel
        </Button>
        <Button look="quiet" size="small" onClick={deeds.cancel}>
          Cancel
        </Button>
      </div>
    )}
  </li>
);

export const CancelledMeetings = ({ meetings }: { readonly meetings: readonly Meeting[] }) =>
  meetings.length > 0 && (
    <details className="text-sm/5 text-ink-3">
      <summary className="w-fit cursor-pointer rounded-tag py-1 underline decoration-edge/60 underline-offset-4">
        {meetings.length} cancelled
      </summary>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} deeds={null} />
        ))}
      </ul>
    </details>
  );
