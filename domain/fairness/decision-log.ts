/** The decision log: every match run, the rank of each candidate, and the actions that people took afterwards. */
import { z } from "zod";
import type { ActivityType } from "../pipeline/activities.ts";

interface ActivityChange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The activities that are part of a decision; notes and files are not. */
const activityText = {
  applied: () => "applied",
  withdrawn: () => "withdrew",
  application_added: () => "added to the job",
  stage_change: ({ from, to }) => `moved from ${from ?? "the start"} to ${to ?? "elsewhere"}`,
  rejected: ({ from }) => `rejected${from === null ? "" : ` at ${from}`}`,
  undone: ({ to }) => `move undone, back to ${to ?? "where it was"}`,
  interview_scheduled: () => "interview scheduled",
  interview_moved: () => "interview rescheduled",
  interview_cancelled: () => "interview canceled",
  scorecard_submitted: () => "scorecard submitted",
  shortlist_sent: () => "shown to the client",
  shortlist_yes: () => "the client accepted",
  shortlist_maybe: () => "the client answered maybe",
  shortlist_no: () => "the client declined",
  offer_sent: () => "offer sent",
  offer_accepted: () => "offer accepted",
  offer_declined: () => "offer declined",
  offer_withdrawn: () => "offer withdrawn",
  offer_expired: () => "offer expired",
} satisfies Partial<Record<ActivityType, (turn: ActivityChange) => string>>;
export const loggedActivities = Object.keys(activityText) as (keyof typeof activityText)[];

const introductionText = {
  introduction_requested: () => "introduction requested",
  introduction_answered: ({ to }) => `introduction ${to ?? "answered"}`,
} satisfies Record<string, (turn: ActivityChange) => string>;

const actionTexts: Readonly<
  Record<keyof typeof activityText | keyof typeof introductionText, (turn: ActivityChange) => string>
> = {
  ...activityText,
  ...introductionText,
};

const loggedAction = z.object({
  at: z.string(),
  action: z.enum(Object.keys(actionTexts) as (keyof typeof actionTexts)[]),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Null for the candidate's own actions, and where the account is deleted. */
  by: z.string().nullable(),
});
export type LoggedAction = z.infer<typeof loggedAction>;

/** One candidate of one run. It holds ids and no names, which are looked up in the workspace. */
export interface LoggedMatch {
  readonly run: number;
  readonly runAt: string;
  readonly runBy: string | null;
  readonly job: string;
  readonly jobId: string;
  readonly engineVersion: string;
  readonly settingsHash: string;
  readonly inputsHash: string;
  readonly poolSize: number;
  readonly scored: number;
  readonly provenExact: boolean;
  /** Null where the run found no candidate. */
  readonly place: number | null;
  readonly personId: string | null;
  readonly fromNetwork: boolean | null;
  readonly score: number | null;
  /** From this run until the next run of the job that includes the candidate. */
  readonly actions: readonly LoggedAction[];
  readonly nextRunAt: string | null;
  readonly stageNow: string | null;
  readonly statusNow: string | null;
}

export const actionText = (action: LoggedAction): string => actionTexts[action.action](action);

/** The first action, or the text for no action. */
export const actionSummary = ({ place, actions, nextRunAt }: LoggedMatch): string => {
  const [first] = actions;
  if (first !== undefined) return actionText(first);
  if (place === null) return "";
  return nextRunAt === null ? "no action yet" : "no action before the next run";
};

export const logColumns = [
  "run",
  "run_at",
  "run_by",
  "job",
  "job_id",
  "engine_version",
  "settings_hash",
  "inputs_hash",
  "pool_size",
  "scored",
  "proven_exact",
  "place",
  "person_id",
  "from_network",
  "score",
  "action",
  "action_at",
  "action_by",
  "actions",
  "next_run_at",
  "stage_now",
  "status_now",
] as const;

const yesOrNo = (value: boolean | null): string => (value === null ? "" : value ? "yes" : "no");

export const logCells = (row: LoggedMatch): readonly string[] => {
  const [first] = row.actions;
  return [
    String(row.run),
    row.runAt,
    row.runBy ?? "",
    row.job,
    row.jobId,
    row.engineVersion,
    row.settingsHash,
    row.inputsHash,
    String(row.poolSize),
    String(row.scored),
    yesOrNo(row.provenExact),
    row.place === null ? "" : String(row.place),
    row.personId ?? "",
    yesOrNo(row.fromNetwork),
    row.score === null ? "" : String(row.score),
    actionSummary(row),
    first?.at ?? "",
    first?.by ?? "",
    row.actions
      .map((action) => `${action.at} ${actionText(action)}${action.by === null ? "" : ` by ${action.by}`}`)
      .join("; "),
    row.nextRunAt ?? "",
    row.stageNow ?? "",
    row.statusNow ?? "",
  ];
};

export const logFormats = ["csv", "json"] as const;
export type LogFormat = (typeof logFormats)[number];
export const decisionLogPath = (format: LogFormat): string => `/api/decision-log?format=${format}`;
