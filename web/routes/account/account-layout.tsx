/** The account pages use the frame of the person's workspace, or of the site if they have none. */
import type { ReactNode } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { readMe } from "#domain/accounts/me.ts";
import { Problem, RouteErrorMessage } from "../../layout/error-page.tsx";
import { WorkspaceFrame } from "../../layout/app/workspace-frame.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import type { Prefetched } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { prefetchFrame } from "../../lib/page/prefetch-frame.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/account-layout.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    args.context.set(meContext, await createCaller(args)(readMe, {}));
  },
];

export const loader = (args: Route.LoaderArgs): Promise<Prefetched> => prefetchFrame(args);

const Frame = ({ children }: { readonly children: ReactNode }) => {
  const me = useEndpoint(readMe, {});
  return me.workspace === null ? (
    <SiteFrame>{children}</SiteFrame>
  ) : (
    <WorkspaceFrame me={me}>{children}</WorkspaceFrame>
  );
};

const AccountLayout = () => (
  <Frame>
    <Outlet />
  </Frame>
);

export default AccountLayout;

export const ErrorBoundary = () =>
  useRouteLoaderData("routes/account/account-layout") === undefined ? (
    <Problem />
  ) : (
    <Frame>
      <RouteErrorMessage />
    </Frame>
  );
