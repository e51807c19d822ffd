/** The workspace header: workspace name, pages, search and account menu. */
import { Link, useLocation } from "react-router";
import { brand } from "#domain/brand.ts";
import { demoCompanyName } from "#domain/demo/demo-company.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { useViewer } from "../lib/auth/viewer.ts";
import { buttonClass } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { PageLinks } from "./page-links.tsx";
import { Logo } from "./logo.tsx";
import { SearchBox } from "./search-box.tsx";

const pages = [
  { to: "/platform/dashboard", label: "Dashboard" },
  { to: "/platform/candidates", label: "Candidates" },
  { to: "/platform/interviews", label: "Interviews" },
  { to: "/platform/settings", label: "Settings" },
] as const;

/** Teams and jobs have their own URLs but belong to the dashboard. A candidate belongs to the candidates page. */
const ariaCurrent = (pathname: string, to: string): "page" | "true" | undefined => {
  if (pathname === to) return "page";
  if (pathname.startsWith(`${to}/`)) return "true";
  return to === "/platform/dashboard" && /^\/platform\/(?:teams|jobs)\//.test(pathname) ? "true" : undefined;
};

const Visitor = () => {
  const { pathname, search } = useLocation();
  return (
    <div className="flex shrink-0 items-center gap-2">
      <Link to={withReturnPath("/sign-in", `${pathname}${search}`)} className={buttonClass("quiet", "small")}>
        Sign in
      </Link>
      <Link to="/platform/signup" className={buttonClass("primary", "small", "max-sm:hidden")}>
        Create your own
      </Link>
    </div>
  );
};

export const WorkspaceHeader = () => {
  const { me, hasWorkspace } = useViewer();
  const name = me.workspace?.name ?? demoCompanyName;
  const { pathname } = useLocation();
  const visiblePages = hasWorkspace ? pages.map((page) => ({ ...page, current: ariaCurrent(pathname, page.to) })) : [];
  return (
    <header className="border-b border-line bg-paper">
      <Container className="flex h-15 items-center gap-2.5 sm:gap-4.5">
        <Link to="/" aria-label={`${brand.name}, home`} className="flex shrink-0 rounded-tag">
          <Logo shortOnPhones />
        </Link>
        <span aria-hidden="true" className="text-lg/none text-edge/70">
          /
        </span>
        <Link
          to="/platform/dashboard"
          title={name}
          className="min-w-0 truncate rounded-tag text-[15px]/6 sm:text-base/6 font-[580] underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <PageLinks
          label="Workspace"
          pages={visiblePages}
          className="ml-3 shrink-0 gap-6 self-stretch max-md:hidden"
          linkClassName="-mb-px h-15 text-[15px]"
        />
        <div className="ml-auto flex shrink-0">
          <SearchBox />
        </div>
        {me.person === null ? (
          <Visitor />
        ) : (
          <div className="-mr-1 flex shrink-0">
            <AccountMenu me={me} person={me.person} pages={visiblePages} />
          </div>
        )}
      </Container>
    </header>
  );
};
