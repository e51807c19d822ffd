/** Where a matched candidate stands on the job, and the jobs for which they were hired. */
import type { MatchApplication } from "#domain/matching/endpoints/match-candidates.ts";
import { capitalize } from "../../sections/workspace/job-badges.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";

const toneOf = ({ stage, status }: MatchApplication): Tone => {
  if (status === "withdrawn") return "outline";
  return stage === "hired" ? "good" : stage === "rejected" ? "bad" : "soft";
};

export const ApplicationBadges = ({ applications }: { readonly applications: readonly MatchApplication[] }) =>
  applications.map((application) => (
    <Badge key={application.id} tone={toneOf(application)}>
      <span className="max-w-[64vw] truncate">
        {application.status === "withdrawn" ? "Withdrawn" : capitalize(application.stage)} · {application.jobTitle}
      </span>
    </Badge>
  ));
