import { Outlet, useRouteLoaderData } from "react-router";
import { type Me, readMe } from "#domain/accounts/me.ts";
import { Problem, ProblemWords } from "../../layout/problem.tsx";
import { WorkspaceFrame } from "../../layout/workspace-frame.tsx";
import { meContext } from "../../lib/me-context.ts";
import { callFrom } from "../../lib/request-context.ts";
import { useTrueHint } from "../../lib/visitor-hint.ts";
import type { Route } from "./+types/staff-layout.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    args.context.set(meContext, await callFrom(args)(readMe, {}));
  },
];

export const loader = ({ context }: Route.LoaderArgs): Me => context.get(meContext);

const StaffLayout = ({ loaderData: me }: Route.ComponentProps) => {
  useTrueHint(me.person?.kind ?? null);
  return (
    <WorkspaceFrame me={me}>
      <Outlet />
    </WorkspaceFrame>
  );
};

export default StaffLayout;

export const ErrorBoundary = () => {
  const me = useRouteLoaderData<Me>("routes/staff/staff-layout");
  return me === undefined ? (
    <Problem />
  ) : (
    <WorkspaceFrame me={me}>
      <ProblemWords />
    </WorkspaceFrame>
  );
};
