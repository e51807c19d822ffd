/** How far a team has come with each match of a run. */
import type { MatchApplication, ShownMatch } from "#domain/matching/endpoints/match-candidates.ts";

export const matchGroups = ["new", "active", "ended"] as const;
export type MatchGroup = (typeof matchGroups)[number];

export const groupNames: Readonly<Record<MatchGroup, string>> = {
  new: "Not yet considered",
  active: "In the pipeline",
  ended: "Rejected, hired or withdrawn",
};

const hasEnded = ({ stage, status }: MatchApplication): boolean =>
  stage === "hired" || stage === "rejected" || status !== "active";

/** A hire for another job counts too; only those and the applications to this job are listed. */
export const groupOf = ({ applications }: Pick<ShownMatch, "applications">): MatchGroup => {
  if (applications.some(hasEnded)) return "ended";
  return applications.length > 0 ? "active" : "new";
};

export const withApplication = (match: ShownMatch, changed: MatchApplication | undefined): ShownMatch =>
  changed === undefined
    ? match
    : { ...match, applications: [changed, ...match.applications.filter(({ id }) => id !== changed.id)] };
