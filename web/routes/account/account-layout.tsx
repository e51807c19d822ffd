/** The account pages use the frame of the person's workspace, or of the site if they have none. */
import type { ReactNode } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { type Me, readMe } from "#domain/accounts/me.ts";
import { Problem, ProblemMessage } from "../../layout/problem.tsx";
import { WorkspaceFrame } from "../../layout/workspace-frame.tsx";
import { meContext } from "../../lib/me-context.ts";
import { callFrom } from "../../lib/request-context.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/account-layout.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    args.context.set(meContext, await callFrom(args)(readMe, {}));
  },
];

export const loader = ({ context }: Route.LoaderArgs): Me => context.get(meContext);

const Frame = ({ me, children }: { readonly me: Me; readonly children: ReactNode }) =>
  me.workspace === null ? <SiteFrame>{children}</SiteFrame> : <WorkspaceFrame me={me}>{children}</WorkspaceFrame>;

const AccountLayout = ({ loaderData: me }: Route.ComponentProps) => (
  <Frame me={me}>
    <Outlet />
  </Frame>
);

export default AccountLayout;

export const ErrorBoundary = () => {
  const me = useRouteLoaderData<Me>("routes/account/account-layout");
  return me === undefined ? (
    <Problem />
  ) : (
    <Frame me={me}>
      <ProblemMessage />
    </Frame>
  );
};
