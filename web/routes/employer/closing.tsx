import { Link } from "react-router";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { readClosing } from "#domain/closing/closing.ts";
import { isExportInProgress, listWorkspaceExports } from "#domain/workspace-exports/workspace-exports.ts";
import { StartClosing } from "../../features/closing/start-closing.tsx";
import { ClosingForMembers } from "../../features/closing/closing-for-members.tsx";
import { ClosingInProgress } from "../../features/closing/closing-in-progress.tsx";
import { StoredData } from "../../features/closing/stored-data.tsx";
import { ClosingSteps } from "../../features/closing/closing-steps.tsx";
import { ExportEverything } from "../../features/workspace-exports/export-everything.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { usePolling } from "../../lib/query/use-polling.ts";
import { useViewer, viewerOf } from "../../lib/auth/viewer.ts";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { settingsCrumbs } from "../../sections/workspace/crumbs.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/closing.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true || !viewerOf(me).may("workspace.close")) return null;
  const { read, prefetched } = startPrefetch(args);
  await Promise.all([read(readClosing, {}), read(listWorkspaceExports, {})]);
  return { prefetched };
};

export const meta = () =>
  unlistedMeta("Close this workspace", "Export your data, then close the workspace and erase everything in it.");

const NoAccess = () => {
  const { workspace } = useViewer().me;
  if (workspace === null)
    return (
      <Page title="Close this workspace">
        <EmptyState title="No workspace to close" text="Sign in to see yours.">
          <Link to={withReturnPath("/sign-in", "/platform/settings/closing")} className={buttonClass("primary")}>
            Sign in
          </Link>
        </EmptyState>
      </Page>
    );
  const { name, closesAt } = workspace;
  return (
    <Page title={closesAt === null ? "Close this workspace" : `${name} is closing`} crumbs={settingsCrumbs} narrow>
      {closesAt === null ? (
        <EmptyState
          title="Only admins can close a workspace"
          text="Ask an admin. You'll find them under Settings, Members."
        />
      ) : (
        <ClosingForMembers endsAt={closesAt} />
      )}
    </Page>
  );
};

const Closing = () => {
  const state = useEndpoint(readClosing, {});
  const { exports } = useEndpoint(listWorkspaceExports, {});
  usePolling(exports.some(isExportInProgress), [listWorkspaceExports]);
  const { closing } = state;
  const exportOptions = (
    <SettingsSection
      title="Export your data"
      text={
        closing === null
          ? "Export before you start, or any time until the workspace is erased."
          : "Available until the workspace is erased."
      }
    >
      <ExportEverything exports={exports} />
    </SettingsSection>
  );
  return (
    <Page title={closing === null ? "Close this workspace" : `${state.name} is closing`} crumbs={settingsCrumbs} narrow>
      <p className="mb-7 max-w-[64ch] text-[15px]/6 text-ink-2">
        {closing === null
          ? `Everything in ${state.name} is erased ${state.graceDays} days after you start. Until then, members can still read everything, and any admin can export or cancel.`
          : "Members can still read everything. Any admin can export or cancel until it's erased."}
      </p>
      {closing !== null && <ClosingInProgress closing={closing} />}
      {closing !== null && exportOptions}
      <SettingsSection
        title={closing === null ? "What's in this workspace" : "What will be erased"}
        text="As of just now."
      >
        <StoredData counts={state.counts} />
      </SettingsSection>
      <SettingsSection title="Timeline" text="See what happens when, and what we keep.">
        <ClosingSteps state={state} />
      </SettingsSection>
      {closing === null && exportOptions}
      {closing === null && (
        <SettingsSection
          title="Start closing"
          text="To prevent accidents, we ask for the workspace's name and your password."
        >
          <StartClosing state={state} />
        </SettingsSection>
      )}
    </Page>
  );
};

const ClosingPage = () => {
  const { may } = useViewer();
  return may("workspace.close") ? <Closing /> : <NoAccess />;
};

export default ClosingPage;
