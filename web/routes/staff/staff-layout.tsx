/** The lead desk is for staff with two-factor authentication. Everyone else sees why and what to do. */
import type { ReactNode } from "react";
import { Link, Outlet, redirect, useRouteLoaderData } from "react-router";
import { type Person, readMe } from "#domain/accounts/me.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { FrameErrorMessage } from "../../layout/app/frame-error.tsx";
import { Problem } from "../../layout/error-page.tsx";
import { StaffFrame } from "../../layout/app/staff-frame.tsx";
import { WorkspaceFrame } from "../../layout/app/workspace-frame.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { canUseDesk } from "../../lib/auth/desk-access.ts";
import { privatePageHeaders } from "../../lib/page/page-headers.ts";
import { endpointKey } from "../../lib/query/endpoint-query.ts";
import type { Prefetched } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { useSyncHint } from "../../lib/page/visitor-hint.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/staff-layout.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    const me = await createCaller(args)(readMe, {});
    const { pathname, search } = args.url;
    if (me.person === null) throw redirect(withReturnPath("/sign-in", `${pathname.replace(/\.data$/, "")}${search}`));
    args.context.set(meContext, me);
  },
];

export const loader = ({ context }: Route.LoaderArgs): Prefetched => ({
  prefetched: [{ key: endpointKey(readMe, {}), data: context.get(meContext) }],
});

export const headers = () => privatePageHeaders;

/** The session doesn't change between pages of the desk. A full page load checks again. */
export const shouldRevalidate = () => false;

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Message = ({ title, text, children }: MessageProps) => (
  <Container className="grid min-h-[60dvh] content-center py-16">
    <title>{title}</title>
    <meta name="robots" content="noindex" />
    <h1 className="max-w-[22ch] text-[34px]/[1.1] md:text-[44px]/[1.08]">{title}</h1>
    <p className="mt-4 max-w-[54ch] text-[17px]/7 text-ink-2">{text}</p>
    <div className="mt-8 flex flex-wrap gap-3">{children}</div>
  </Container>
);

const NoAccess = ({ person }: { readonly person: Person }) => (
  <Message
    title="This page is for our staff"
    text={`You're signed in as ${person.email}, which isn't a staff account. If you sent us a message, we'll reply by email.`}
  >
    <Link to="/" className={buttonClass("primary", "large")}>
      Go to the home page
    </Link>
    <Link to="/account" className={buttonClass("secondary", "large")}>
      Your account
    </Link>
  </Message>
);

const TwoFactorRequired = () => (
  <Message
    title="One more step before the desk opens"
    text="The desk shows confidential messages, so it requires two-factor authentication: a code from an authenticator app in addition to your password. Setting it up takes about a minute."
  >
    <Link to="/account" className={buttonClass("primary", "large")}>
      Set up two-factor authentication
    </Link>
  </Message>
);

const Frame = ({ children }: { readonly children: ReactNode }) => {
  const me = useEndpoint(readMe, {});
  const { person } = me;
  if (person?.kind === "staff") {
    const hasAccess = canUseDesk(me);
    return (
      <StaffFrame me={me} person={person} isDeskOpen={hasAccess}>
        {hasAccess ? children : <TwoFactorRequired />}
      </StaffFrame>
    );
  }
  const message = person === null ? null : <NoAccess person={person} />;
  return me.workspace === null ? <SiteFrame>{message}</SiteFrame> : <WorkspaceFrame me={me}>{message}</WorkspaceFrame>;
};

const StaffLayout = () => {
  const { person } = useEndpoint(readMe, {});
  useSyncHint(person?.kind ?? null);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
};

export default StaffLayout;

export const ErrorBoundary = () =>
  useRouteLoaderData("routes/staff/staff-layout") === undefined ? (
    <Problem />
  ) : (
    <Frame>
      <FrameErrorMessage homePath="/staff" homeLabel="Go to the inbox" />
    </Frame>
  );
