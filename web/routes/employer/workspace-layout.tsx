import { lazy, Suspense } from "react";
import { Link, Outlet, type ShouldRevalidateFunction, useRouteLoaderData } from "react-router";
import { readMe } from "#domain/accounts/me.ts";
import { FrameErrorMessage } from "../../layout/app/frame-error.tsx";
import { Problem } from "../../layout/error-page.tsx";
import { WorkspaceFrame } from "../../layout/app/workspace-frame.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { prefetchFrame } from "../../lib/page/prefetch-frame.ts";
import { DismissedContext, parseDismissed } from "../../lib/use-dismissed.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { RenderedAtContext } from "../../lib/use-now.ts";
import { useSyncHint } from "../../lib/page/visitor-hint.ts";
import { useCandidatePanel } from "../../sections/workspace/candidate/use-candidate-panel.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/workspace-layout.ts";

const CandidatePanel = lazy(() => import("./candidate-panel.tsx"));

export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    args.context.set(meContext, await createCaller(args)(readMe, {}));
  },
];

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await prefetchFrame(args)),
  renderedAt: Date.now(),
  dismissed: parseDismissed(args.request.headers.get("cookie") ?? ""),
});

/** Switching tabs within a page doesn't reload the workspace. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate;

const TwoFactorRequired = ({ name }: { readonly name: string }) => (
  <Container className="grid min-h-[60dvh] content-center py-16">
    <title>Two-factor authentication required</title>
    <h1 className="max-w-[20ch] text-[34px]/[1.1] md:text-[44px]/[1.08]">One more step before {name} opens</h1>
    <p className="mt-4 max-w-[54ch] text-[17px]/7 text-ink-2">
      This workspace requires two-factor authentication: a code from an authenticator app in addition to your password.
      Setting it up takes about a minute. Until then, you can't see the workspace.
    </p>
    <Link to="/account" className={buttonClass("primary", "large", "mt-8 justify-self-start")}>
      Set up two-factor authentication
    </Link>
  </Container>
);

/** The panel's code loads when a candidate is first opened. It isn't rendered on the server. */
const OpenCandidate = () => {
  const { openId } = useCandidatePanel();
  const hydrated = useHydrated();
  return openId === null || !hydrated ? null : (
    <Suspense>
      <CandidatePanel id={openId} />
    </Suspense>
  );
};

const WorkspaceLayout = ({ loaderData: { renderedAt, dismissed } }: Route.ComponentProps) => {
  const me = useEndpoint(readMe, {});
  useSyncHint(me.person?.kind ?? null);
  return (
    <WorkspaceFrame me={me}>
      {me.workspace?.needsSecondFactor === true ? (
        <TwoFactorRequired name={me.workspace.name} />
      ) : (
        <RenderedAtContext value={renderedAt}>
          <DismissedContext value={dismissed}>
            <Outlet />
            <OpenCandidate />
          </DismissedContext>
        </RenderedAtContext>
      )}
    </WorkspaceFrame>
  );
};

export default WorkspaceLayout;

const RouteErrorInFrame = () => (
  <WorkspaceFrame me={useEndpoint(readMe, {})}>
    <FrameErrorMessage homePath="/platform/dashboard" homeLabel="Go to Home" />
  </WorkspaceFrame>
);

export const ErrorBoundary = () =>
  useRouteLoaderData("routes/employer/workspace-layout") === undefined ? <Problem /> : <RouteErrorInFrame />;
