import type { JobPriority, JobStatus } from "#domain/jobs/job-status.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

/** Formats a stored value for the screen: "active" becomes "Active". */
export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const statusTones: Readonly<Record<JobStatus, Tone>> = {
  active: "good",
  draft: "plain",
  paused: "warn",
  closed: "outline",
};

export const StatusBadge = ({ status }: { readonly status: JobStatus }) => (
  <Badge tone={statusTones[status]}>{capitalize(status)}</Badge>
);

const dots: Readonly<Record<JobPriority, string>> = { high: "bg-spark", medium: "bg-edge", low: "border border-edge" };

export const Priority = ({ priority }: { readonly priority: JobPriority }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[priority]}`} />
    {capitalize(priority)}
  </span>
);
