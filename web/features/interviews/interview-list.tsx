/** The interviews of the whole workspace. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { durationLabel } from "#domain/interviews/interview-status.ts";
import type { InterviewSummary } from "#domain/interviews/scorecard.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import type { ListColumn } from "../../sections/workspace/list/list-column.ts";
import { listLinkClass, ListTable } from "../../sections/workspace/list/list-table.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { endTimeOf, typeLabelOf } from "./interview-labels.ts";

interface ListedInterview extends InterviewSummary {
  readonly to: string;
  readonly state: readonly [label: string, tone: Tone];
}

const stateOf = (interview: InterviewSummary, now: number): ListedInterview["state"] => {
  if (interview.status === "cancelled") return ["Canceled", "bad"];
  return endTimeOf(interview) > now ? ["Upcoming", "soft"] : ["Past", "plain"];
};

const columns: readonly ListColumn<ListedInterview>[] = [
  {
    key: "candidate",
    title: "Candidate",
    value: ({ candidate }) => candidate,
    cell: ({ to, candidate }) => (
      <Link to={to} className={listLinkClass}>
        {candidate}
      </Link>
    ),
  },
  {
    key: "job",
    title: "Job",
    value: ({ jobTitle }) => jobTitle,
    cell: ({ jobId, jobTitle }) => (
      <Link to={`/platform/jobs/${jobId}`} className="text-ink-2 underline-offset-4 hover:underline">
        {jobTitle}
      </Link>
    ),
  },
  {
    key: "time",
    title: "Time",
    width: 190,
    value: ({ scheduledAt }) => scheduledAt,
    cell: ({ scheduledAt }) => <Timestamp iso={scheduledAt} precision="minute" />,
  },
  {
    key: "duration",
    title: "Duration",
    width: 90,
    from: 1160,
    align: "right",
    value: ({ duration }) => duration,
    cell: ({ duration }) => durationLabel(duration),
  },
  {
    key: "type",
    title: "Format",
    width: 110,
    from: 1000,
    value: ({ type }) => typeLabelOf(type),
    canFilter: true,
    cell: ({ type }) => <span className="text-ink-2">{typeLabelOf(type)}</span>,
  },
  {
    key: "panel",
    title: "Interviewers",
    width: 180,
    from: 1000,
    value: ({ panel }) => panel.join(", "),
    cell: ({ panel }) => <span className="text-ink-2">{panel.join(", ")}</span>,
  },
  {
    key: "state",
    title: "Status",
    width: 136,
    value: ({ state }) => state[0],
    canFilter: true,
    cell: ({ state: [label, tone] }) => <Badge tone={tone}>{label}</Badge>,
  },
];

const phoneRow = ({ to, candidate, state: [label, tone], scheduledAt, jobTitle }: ListedInterview) => (
  <>
    <p className="flex items-center justify-between gap-3">
      <Link to={to} className={clsx(listLinkClass, "after:absolute after:inset-0")}>
        {candidate}
      </Link>
      <Badge tone={tone}>{label}</Badge>
    </p>
    <p className="truncate text-sm/5 text-ink-3">
      <Timestamp iso={scheduledAt} precision="minute" /> · {jobTitle}
    </p>
  </>
);

interface InterviewListProps {
  readonly interviews: readonly InterviewSummary[];
  /** The server's time at the response, so that the server and browser renderings agree. */
  readonly now: number;
  readonly saveButton: ReactNode;
}

export const InterviewList = ({ interviews, now, saveButton }: InterviewListProps) => {
  const { hasWorkspace } = useViewer();
  const rows = interviews.map((interview): ListedInterview => ({
    ...interview,
    // The demo shows no scorecards.
    to: hasWorkspace ? `/platform/interviews/${interview.id}` : `/platform/candidates/${interview.candidateId}`,
    state: stateOf(interview, now),
  }));
  return rows.length === 0 ? (
    <EmptyState
      className="m-4 md:m-6"
      title="No interviews yet"
      text="Interviews with candidates appear here. Schedule one from a candidate's page."
    />
  ) : (
    <ListTable
      name="interviews"
      label="Interviews"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ to }) => to}
      phoneRow={phoneRow}
      saveButton={saveButton}
    />
  );
};
