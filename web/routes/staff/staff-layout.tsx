/** The firm's desk is for its staff, with a second factor. Everyone else is told so, and shown the way. */
import type { ReactNode } from "react";
import { Link, Outlet, redirect, useRouteLoaderData } from "react-router";
import { type Me, type Person, readMe } from "#domain/accounts/me.ts";
import { withNext } from "#domain/accounts/own-page.ts";
import { Problem, ProblemWords } from "../../layout/problem.tsx";
import { StaffFrame } from "../../layout/staff-frame.tsx";
import { WorkspaceFrame } from "../../layout/workspace-frame.tsx";
import { meContext } from "../../lib/me-context.ts";
import { deskIsOpenTo } from "../../lib/desk-door.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import { useTrueHint } from "../../lib/visitor-hint.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/staff-layout.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async (args) => {
    const me = await callFrom(args)(readMe, {});
    const { pathname, search } = args.url;
    if (me.person === null) throw redirect(withNext("/sign-in", `${pathname.replace(/\.data$/, "")}${search}`));
    args.context.set(meContext, me);
  },
];

export const loader = ({ context }: Route.LoaderArgs): Me => context.get(meContext);

export const headers = () => privatePage;

/** Who somebody is does not change from one page of the desk to the next; a new document asks again. */
export const shouldRevalidate = () => false;

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Message = ({ title, text, children }: MessageProps) => (
  <Wrap className="grid min-h-[60dvh] content-center py-16">
    <title>{title}</title>
    <meta name="robots" content="noindex" />
    <h1 className="max-w-[22ch] text-[34px]/[1.1] md:text-[44px]/[1.08]">{title}</h1>
    <p className="mt-4 max-w-[54ch] text-[17px]/7 text-ink-2">{text}</p>
    <div className="mt-8 flex flex-wrap gap-3">{children}</div>
  </Wrap>
);

const NotForYou = ({ person }: { readonly person: Person }) => (
  <Message
    title="This desk is for our own staff"
    text={`You are signed in as ${person.email}, which is not an account of our staff. Nothing here is hidden from you that is yours: what you sent us is answered by mail.`}
  >
    <Link to="/" className={buttonClass("primary", "large")}>
      Go to the home page
    </Link>
    <Link to="/account" className={buttonClass("secondary", "large")}>
      Your account
    </Link>
  </Message>
);

const SecondFactorNeeded = () => (
  <Message
    title="One more step before the desk opens"
    text="The desk shows what people have told us in confidence, so it asks everyone for a second factor: a code from an authenticator app, beside the password. It takes about a minute to set up."
  >
    <Link to="/account" className={buttonClass("primary", "large")}>
      Set up the second factor
    </Link>
  </Message>
);

const Frame = ({ me, children }: { readonly me: Me; readonly children: ReactNode }) => {
  const { person } = me;
  if (person?.kind === "staff") {
    const isOpen = deskIsOpenTo(me);
    return (
      <StaffFrame me={me} person={person} isOpen={isOpen}>
        {isOpen ? children : <SecondFactorNeeded />}
      </StaffFrame>
    );
  }
  const words = person === null ? null : <NotForYou person={person} />;
  return me.workspace === null ? <SiteFrame>{words}</SiteFrame> : <WorkspaceFrame me={me}>{words}</WorkspaceFrame>;
};

const StaffLayout = ({ loaderData: me }: Route.ComponentProps) => {
  useTrueHint(me.person?.kind ?? null);
  return (
    <Frame me={me}>
      <Outlet />
    </Frame>
  );
};

export default StaffLayout;

export const ErrorBoundary = () => {
  const me = useRouteLoaderData<Me>("routes/staff/staff-layout");
  return me === undefined ? (
    <Problem />
  ) : (
    <Frame me={me}>
      <ProblemWords />
    </Frame>
  );
};
