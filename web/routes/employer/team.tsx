import { Suspense } from "react";
import { data, useSearchParams } from "react-router";
import { listMembers } from "#domain/companies/members.ts";
import { readTeam, type Team } from "#domain/teams/team.ts";
import { AddTeamMember } from "../../features/teams/add-team-member.tsx";
import { ManageTeam } from "../../features/teams/manage-team.tsx";
import { RemoveTeam } from "../../features/teams/remove-team.tsx";
import { TeamFactsForm } from "../../features/teams/team-facts-form.tsx";
import { TeamJobs } from "../../features/teams/team-jobs.tsx";
import { TeamMembers } from "../../features/teams/team-members.tsx";
import { TeamSeats } from "../../features/teams/team-seats.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta, unlistedTitle } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { useViewer, viewerOf } from "../../lib/auth/viewer.ts";
import { InviteForm } from "../../sections/workspace/invite-form.tsx";
import { SampleBadge } from "../../sections/workspace/sample-badge.tsx";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/team.ts";

/** People who may manage the team also see the workspace members who aren't in it. */
export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true) return null;
  const params = readTeam.params.safeParse(args.params);
  if (!params.success) throw data(null, { status: 404 });
  const { read, prefetched } = startPrefetch(args);
  await Promise.all([
    read(readTeam, { params: params.data }),
    viewerOf(me).may("team.manage", params.data.id) && read(listMembers, {}),
  ]);
  return { prefetched };
};

export { shouldRevalidate } from "./workspace-layout.tsx";

export const meta = () => unlistedMeta(null, "Hiring team members and jobs.");

const linkClass = "mb-3.5 font-text text-base/6 font-[600] tracking-normal";

const ManageSection = ({ team }: { readonly team: Team }) => {
  const memberIds = new Set(team.members.map(({ userId }) => userId));
  const teamMembers = useEndpoint(listMembers, {}).filter(({ userId }) => !memberIds.has(userId));
  return (
    <div>
      <SettingsSection title="Name and description">
        <TeamFactsForm team={team} />
      </SettingsSection>
      <SettingsSection
        title="Members"
        text="A level set here applies to this team. Workspace admins are admins of every team."
      >
        <TeamSeats team={team} />
      </SettingsSection>
      <SettingsSection
        title="Add members"
        text="Someone you invite by email joins the workspace as a viewer and this team with the level you choose."
      >
        {teamMembers.length > 0 && (
          <div className="border-b border-line pb-7">
            <h3 className={linkClass}>From the workspace</h3>
            <AddTeamMember teamId={team.id} members={teamMembers} />
          </div>
        )}
        <div className={teamMembers.length > 0 ? "pt-2" : undefined}>
          {teamMembers.length > 0 && <h3 className={linkClass}>By email</h3>}
          <InviteForm teamId={team.id} />
        </div>
      </SettingsSection>
      <SettingsSection title="Delete team" text="Its jobs stay and will have no team.">
        <RemoveTeam team={team} />
      </SettingsSection>
    </div>
  );
};

const TeamPage = ({ params }: Route.ComponentProps) => {
  const team = useEndpoint(readTeam, { params });
  const { may } = useViewer();
  const [search] = useSearchParams();
  const isManaging = search.get("manage") === "1" && may("team.manage", team.id);
  const lead = team.members.find(({ level }) => level === "admin")?.name ?? null;
  return (
    <Page
      title={isManaging ? `Manage ${team.name}` : team.name}
      crumbs={[
        { to: "/platform/dashboard?tab=teams", label: "Hiring teams" },
        ...(isManaging ? [{ to: `/platform/teams/${team.id}`, label: team.name }] : []),
      ]}
      detail={team.isSample && <SampleBadge />}
      actions={!isManaging && <ManageTeam team={{ ...team, lead }} />}
      narrow={isManaging}
    >
      <title>{unlistedTitle(team.name)}</title>
      {!isManaging && team.description !== null && (
        <p className="mb-6 max-w-[62ch] text-[15px]/6 wrap-anywhere text-ink-2">{team.description}</p>
      )}
      {isManaging ? (
        <Suspense>
          <ManageSection team={team} />
        </Suspense>
      ) : (
        <div className="grid min-w-0 grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
          <TeamMembers team={team} />
          <TeamJobs jobs={team.jobs} />
        </div>
      )}
    </Page>
  );
};

export default TeamPage;
