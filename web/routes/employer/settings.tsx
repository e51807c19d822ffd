import { Suspense } from "react";
import { Link } from "react-router";
import { readActivity } from "#domain/companies/activity.ts";
import { listInvitations, listMembers, listRecruiters } from "#domain/companies/members.ts";
import { readWorkspace } from "#domain/companies/workspace.ts";
import { isExportInProgress, listWorkspaceExports } from "#domain/workspace-exports/workspace-exports.ts";
import { brand } from "#domain/brand.ts";
import { ActivityLog } from "../../features/companies/activity-log.tsx";
import { CompanyFacts } from "../../features/companies/company-facts.tsx";
import { CompanyForm } from "../../features/companies/company-form.tsx";
import { InvitationList } from "../../features/companies/invitation-list.tsx";
import { MemberList } from "../../features/companies/member-list.tsx";
import { Recruiters } from "../../features/companies/recruiters.tsx";
import { usePolling } from "../../lib/query/use-polling.ts";
import { LoadSampleData, RemoveSampleData } from "../../features/companies/sample-data.tsx";
import { ExportEverything } from "../../features/workspace-exports/export-everything.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { useViewer, viewerOf } from "../../lib/auth/viewer.ts";
import { InviteForm } from "../../sections/workspace/invite-form.tsx";
import { SectionList } from "../../sections/workspace/section-list.tsx";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/settings.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace === null || me.workspace.needsSecondFactor) return null;
  const { read, prefetched } = startPrefetch(args);
  await Promise.all([
    read(readWorkspace, {}),
    read(listMembers, {}),
    read(listInvitations, {}),
    read(listRecruiters, {}),
    viewerOf(me).may("activity.read") && read(readActivity, { query: {} }),
    viewerOf(me).may("workspace.export") && read(listWorkspaceExports, {}),
  ]);
  return { prefetched };
};

export const meta = () => unlistedMeta("Settings", "Company profile, members and recent activity.");

const SignInFirst = () => (
  <Container className="grid min-h-[56dvh] content-center py-16">
    <h1 className="text-[34px]/[1.1] md:text-[44px]/[1.08]">Settings belong to a workspace</h1>
    <p className="mt-4 max-w-[52ch] text-[17px]/7 text-ink-2">
      Sign in to see yours. The demo workspace has no settings.
    </p>
    <div className="mt-8 flex flex-wrap gap-3">
      <Link to={withReturnPath("/sign-in", "/platform/settings")} className={buttonClass("primary", "large")}>
        Sign in
      </Link>
      <Link to="/platform/signup" className={buttonClass("secondary", "large")}>
        Create your own
      </Link>
    </div>
  </Container>
);

const Exports = () => {
  const { exports } = useEndpoint(listWorkspaceExports, {});
  usePolling(exports.some(isExportInProgress), [listWorkspaceExports]);
  return (
    <SettingsSection id="export" title="Export everything" text="Download all of your workspace's data at any time.">
      <ExportEverything exports={exports} />
    </SettingsSection>
  );
};

const Activity = () => (
  <SettingsSection id="activity" title="Activity" text="Who did what, newest first. Only admins can see this.">
    <ActivityLog latest={useEndpoint(readActivity, { query: {} })} />
  </SettingsSection>
);

const Settings = () => {
  const { me, may } = useViewer();
  const workspace = useEndpoint(readWorkspace, {});
  const members = useEndpoint(listMembers, {});
  const invitations = useEndpoint(listInvitations, {});
  const recruiters = useEndpoint(listRecruiters, {});
  const links = [
    { to: "#company", label: "Company" },
    { to: "#members", label: "Members" },
    { to: "#invitations", label: "Invitations" },
    { to: "#recruiters", label: "Recruiters" },
    ...(may("sample.load") ? [{ to: "#sample-data", label: "Sample data" }] : []),
    ...(may("activity.read") ? [{ to: "/platform/settings/security", label: "Security" }] : []),
    ...(may("fairness.audit") ? [{ to: "/platform/settings/fairness", label: "Fairness" }] : []),
    ...(may("integration.manage") ? [{ to: "/platform/settings/api", label: "API and webhooks" }] : []),
    ...(may("workspace.export") ? [{ to: "#export", label: "Export" }] : []),
    ...(may("workspace.close") ? [{ to: "/platform/settings/closing", label: "Closing" }] : []),
    ...(may("activity.read") ? [{ to: "#activity", label: "Activity" }] : []),
  ];
  return (
    <Page title="Settings">
      <div className="grid max-w-[1240px] grid-cols-1 gap-x-10 xl:grid-cols-[152px_minmax(0,1fr)]">
        <SectionList label="Settings sections" links={links} />
        <div className="min-w-0">
          <SettingsSection id="company" title="Company" text="Your workspace's name, website and sign-in rules.">
            {may("workspace.change") ? (
              <CompanyForm workspace={workspace} hasTwoFactor={me.person?.twoFactorEnabled === true} />
            ) : (
              <CompanyFacts workspace={workspace} />
            )}
          </SettingsSection>
          <SettingsSection
            id="members"
            title="Members"
            text="Everyone in the workspace. A permission level applies everywhere unless a team sets a different one."
          >
            <MemberList members={members} />
          </SettingsSection>
          <SettingsSection
            id="invitations"
            title="Invitations"
            text="Each invitation is a link that works once, for one email address."
          >
            {may("member.manage") && me.workspace?.closesAt === null && <InviteForm />}
            <InvitationList invitations={invitations} />
          </SettingsSection>
          <SettingsSection
            id="recruiters"
            title={`${brand.name} recruiters`}
            text="They can see everything and edit jobs and candidates, but can't change members or settings."
          >
            <Recruiters recruiters={recruiters} />
          </SettingsSection>
          {may("sample.load") && (
            <SettingsSection
              id="sample-data"
              title="Sample data"
              text="Three fictional teams with jobs, candidates and applications, so you can try the workspace."
            >
              <div className="flex flex-wrap items-center gap-3">
                {workspace.hasSampleData ? <RemoveSampleData /> : <LoadSampleData />}
              </div>
            </SettingsSection>
          )}
          {may("activity.read") && (
            <SettingsSection
              title="Security"
              text="Sign-ins, access changes and exports, and the network they came from."
            >
              <Link
                to="/platform/settings/security"
                className={buttonClass("secondary", "medium", "justify-self-start")}
              >
                View security events
              </Link>
            </SettingsSection>
          )}
          {may("fairness.audit") && (
            <SettingsSection
              title="Fairness"
              text="Selection rates by sex, race and ethnicity, and a log of what happened after every match."
            >
              <Link
                to="/platform/settings/fairness"
                className={buttonClass("secondary", "medium", "justify-self-start")}
              >
                View audits and decision log
              </Link>
            </SettingsSection>
          )}
          {may("integration.manage") && (
            <SettingsSection
              title="API and webhooks"
              text="Tokens for your own apps, and webhooks that tell them what happens here."
            >
              <Link to="/platform/settings/api" className={buttonClass("secondary", "medium", "justify-self-start")}>
                Manage tokens and webhooks
              </Link>
            </SettingsSection>
          )}
          <Suspense>{may("workspace.export") && <Exports />}</Suspense>
          {may("workspace.close") && (
            <SettingsSection
              title="Close this workspace"
              text="Erases everything in the workspace after a waiting period. Until then, you can export your data, and any admin can cancel."
            >
              <Link
                to="/platform/settings/closing"
                className={buttonClass("secondary", "medium", "justify-self-start")}
              >
                {me.workspace?.closesAt === null ? "Review and close" : "Export or cancel"}
              </Link>
            </SettingsSection>
          )}
          <Suspense>{may("activity.read") && <Activity />}</Suspense>
        </div>
      </div>
    </Page>
  );
};

const SettingsPage = () => (useViewer().hasWorkspace ? <Settings /> : <SignInFirst />);

export default SettingsPage;
