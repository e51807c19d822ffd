import { Link } from "react-router";
import { withNext } from "#domain/accounts/own-page.ts";
import { readClosing } from "#domain/closing/closing.ts";
import { isBeingWritten, listWorkspaceExports } from "#domain/workspace-exports/workspace-exports.ts";
import { BeginClosing } from "../../features/closing/begin-closing.tsx";
import { ClosingForMembers } from "../../features/closing/closing-for-members.tsx";
import { ClosingUnderWay } from "../../features/closing/closing-under-way.tsx";
import { Holdings } from "../../features/closing/holdings.tsx";
import { WhatHappens } from "../../features/closing/what-happens.tsx";
import { ExportEverything } from "../../features/workspace-exports/export-everything.tsx";
import { meContext } from "../../lib/me-context.ts";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { usePolling } from "../../lib/use-polling.ts";
import { useViewer, viewerOf } from "../../lib/viewer.ts";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { WayBack } from "../../sections/workspace/way-back.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/closing.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true || !viewerOf(me).may("workspace.close")) return null;
  const call = callFrom(args);
  const [state, { exports }] = await Promise.all([call(readClosing, {}), call(listWorkspaceExports, {})]);
  return { state, exports };
};

export const meta = () => unlistedMeta("Close this workspace", "What is erased, when, and how to take it along.");

const title = (words: string) => (
  <h1 className="mt-3 mb-7 text-[32px]/[1.12] wrap-anywhere md:text-[40px]/[1.1]">{words}</h1>
);

const NotYours = () => {
  const { workspace } = useViewer().me;
  if (workspace === null)
    return (
      <>
        {title("Close this workspace")}
        <EmptyState title="There is no workspace to close" text="Sign in to see yours.">
          <Link to={withNext("/sign-in", "/platform/settings/closing")} className={buttonClass("primary")}>
            Sign in
          </Link>
        </EmptyState>
      </>
    );
  return (
    <>
      <WayBack to="/platform/settings">Settings</WayBack>
      {workspace.closesAt === null ? (
        <>
          {title("Close this workspace")}
          <EmptyState
            title="Only admins close a workspace"
            text="Ask one of yours; the members are listed in the settings."
          />
        </>
      ) : (
        <>
          {title(`${workspace.name} is being closed`)}
          <ClosingForMembers endsAt={workspace.closesAt} />
        </>
      )}
    </>
  );
};

const ClosingPage = ({ loaderData }: Route.ComponentProps) => {
  usePolling(loaderData?.exports.some(isBeingWritten) ?? false);
  if (loaderData === null)
    return (
      <Wrap className="pt-6 pb-16 md:pt-7 md:pb-24">
        <NotYours />
      </Wrap>
    );
  const { state, exports } = loaderData;
  const { closing } = state;
  const takeAlong = (
    <SettingsSection
      title="Take it with you"
      text={
        closing === null ? "Before you begin, and as long as the workspace is there." : "Until the day it is erased."
      }
    >
      <ExportEverything exports={exports} />
    </SettingsSection>
  );
  return (
    <Wrap className="pt-6 pb-16 md:pt-7 md:pb-24">
      <WayBack to="/platform/settings">Settings</WayBack>
      <h1 className="mt-3 text-[32px]/[1.12] wrap-anywhere md:text-[40px]/[1.1]">
        {closing === null ? "Close this workspace" : `${state.name} is being closed`}
      </h1>
      <p className="mt-3 mb-7 max-w-[64ch] text-[17px]/7 text-ink-2">
        {closing === null
          ? `Everything of ${state.name} is erased ${state.graceDays} days after you begin. Until then every member reads everything, and every admin can export and cancel.`
          : "Members still read everything. Every admin can export and cancel until the last moment."}
      </p>
      {closing !== null && <ClosingUnderWay closing={closing} />}
      {closing !== null && takeAlong}
      <SettingsSection
        title={closing === null ? "What is erased" : "What will be erased"}
        text="Counted just now, from the database itself."
      >
        <Holdings counts={state.counts} />
      </SettingsSection>
      <SettingsSection title="What happens when" text="And what stays, because it is not the workspace's.">
        <WhatHappens state={state} />
      </SettingsSection>
      {closing === null && takeAlong}
      {closing === null && (
        <SettingsSection title="Begin" text="Two things stand against an accident: the name, and your password.">
          <BeginClosing state={state} />
        </SettingsSection>
      )}
    </Wrap>
  );
};

export default ClosingPage;
