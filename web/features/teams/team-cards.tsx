import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DashboardTeam } from "#domain/dashboard/dashboard.ts";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ManageTeam } from "./manage-team.tsx";

const TeamCard = ({ team }: { readonly team: DashboardTeam }) => (
  <li className={cardClass("flex flex-col p-5.5")}>
    <div className="text-[19px]/[1.25] wrap-anywhere">
      <h3 className="inline">{team.name}</h3>
      {team.isSample && <SampleBadge />}
    </div>
    <dl className="mt-4 mb-5 grid grid-cols-[auto_auto_1fr] gap-x-7 text-[15px]/6">
      {(
        [
          ["Members", team.members],
          ["Active jobs", team.activeJobs],
          ["Lead", team.lead ?? "None yet"],
        ] as const
      ).map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-[13px]/5 text-ink-3">{label}</dt>
          <dd className="truncate font-[560] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
    <div className="mt-auto flex flex-wrap gap-2.5 border-t border-line pt-4">
      <Link to={`/platform/teams/${team.id}`} className={buttonClass("secondary", "small")}>
        View Details<span className="sr-only"> of {team.name}</span>
      </Link>
      <ManageTeam team={team} variant="quiet" />
    </div>
  </li>
);

interface TeamCardsProps {
  readonly teams: readonly DashboardTeam[];
  readonly createTeam: ReactNode;
}

export const TeamCards = ({ teams, createTeam }: TeamCardsProps) =>
  teams.length === 0 ? (
    <EmptyState
      title="No teams yet"
      text="A hiring team makes hiring decisions together. Create a team and invite its members by email."
    >
      {createTeam}
    </EmptyState>
  ) : (
    <section aria-labelledby="hiring-teams">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="hiring-teams" className="text-[21px]">
          Hiring teams
        </h2>
        {createTeam}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {teams.map((team) => (
          <TeamCard key={team.id} team={team} />
        ))}
      </ul>
    </section>
  );
