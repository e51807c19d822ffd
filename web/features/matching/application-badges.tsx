/** A matched candidate's stage on the job, and the jobs they were hired for. */
import type { MatchApplication } from "#domain/matching/endpoints/match-candidates.ts";
import { capitalize } from "../../sections/workspace/job-badges.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";

const toneOf = ({ stage, status }: MatchApplication): Tone => {
  if (status === "withdrawn") return "outline";
  return stage === "hired" ? "good" : stage === "rejected" ? "bad" : "soft";
};

export const ApplicationBadges = ({ applications }: { readonly applications: readonly MatchApplication[] }) =>
  applications.map((application) => (
    // The grid lets a long badge shrink to the width of a phone.
    <span key={application.id} className="grid min-w-0 grid-cols-[minmax(0,auto)]" title={application.jobTitle}>
      <Badge tone={toneOf(application)}>
        <span className="min-w-0 truncate">
          {application.status === "withdrawn" ? "Withdrawn" : capitalize(application.stage)} · {application.jobTitle}
        </span>
      </Badge>
    </span>
  ));
