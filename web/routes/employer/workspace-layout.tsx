import type { ReactNode } from "react";
import { Link, Outlet, type ShouldRevalidateFunction, useRouteLoaderData } from "react-router";
import { type Me, readMe } from "#domain/accounts/me.ts";
import { Problem, ProblemWords } from "../../layout/problem.tsx";
import { WorkspaceBanner } from "../../layout/workspace-banner.tsx";
import { WorkspaceHeader } from "../../layout/workspace-header.tsx";
import { meContext } from "../../lib/me-context.ts";
import { callFrom } from "../../lib/request-context.ts";
import { ViewerContext, viewerOf } from "../../lib/viewer.ts";
import { useTrueHint } from "../../lib/visitor-hint.ts";
import { buttonClass } from "../../ui/button.tsx";
import { TooltipProvider } from "../../ui/tooltip.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/workspace-layout.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    args.context.set(meContext, await callFrom(args)(readMe, {}));
  },
];

export const loader = ({ context }: Route.LoaderArgs): Me => context.get(meContext);

/** Another tab of the same page asks nothing anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate;

const Frame = ({ me, children }: { readonly me: Me; readonly children: ReactNode }) => (
  <ViewerContext value={viewerOf(me)}>
    <TooltipProvider>
      {/* The dark theme follows this mark, see app.css. */}
      <div data-shell="workspace" className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the content
        </a>
        <WorkspaceHeader />
        <WorkspaceBanner />
        <main id="main" className="flex-1">
          {children}
        </main>
      </div>
    </TooltipProvider>
  </ViewerContext>
);

const SecondFactorNeeded = ({ name }: { readonly name: string }) => (
  <Wrap className="grid min-h-[60dvh] content-center py-16">
    <title>Second factor needed</title>
    <h1 className="max-w-[20ch] text-[34px]/[1.1] md:text-[44px]/[1.08]">One more step before {name} opens</h1>
    <p className="mt-4 max-w-[54ch] text-[17px]/7 text-ink-2">
      This workspace asks everyone for a second factor: a code from an authenticator app, beside the password. It takes
      about a minute to set up, and until then nothing of the workspace is shown.
    </p>
    <Link to="/account" className={buttonClass("primary", "large", "mt-8 justify-self-start")}>
      Set up the second factor
    </Link>
  </Wrap>
);

const WorkspaceLayout = ({ loaderData: me }: Route.ComponentProps) => {
  useTrueHint(me.person?.kind ?? null);
  return (
    <Frame me={me}>
      {me.workspace?.needsSecondFactor === true ? <SecondFactorNeeded name={me.workspace.name} /> : <Outlet />}
    </Frame>
  );
};

export default WorkspaceLayout;

export const ErrorBoundary = () => {
  const me = useRouteLoaderData<Me>("routes/employer/workspace-layout");
  return me === undefined ? (
    <Problem />
  ) : (
    <Frame me={me}>
      <ProblemWords />
    </Frame>
  );
};
