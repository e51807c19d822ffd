/** The sidebar of the signed-in product. On a phone it is a bar at the top, and the pages move to the bottom bar. */
import { PanelLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ariaCurrent, formatPageCount, type NavigationPage } from "./navigation-page.ts";
import { toggleSidebar, useSidebarCollapsed } from "./sidebar-state.ts";

interface SidebarProps {
  readonly label: string;
  readonly brand: ReactNode;
  readonly search: ReactNode;
  readonly pages: readonly NavigationPage[];
  readonly shortcuts?: ReactNode;
  readonly account: ReactNode;
}

/** Also used by links below the pages, so that they line up. */
export const sidebarLinkClass =
  "flex h-8.5 items-center gap-2.5 rounded-control border border-transparent px-2.5 text-sm/5 font-[520] text-ink-2 transition-colors hover:bg-card/70 hover:text-ink focus-visible:-outline-offset-1 aria-[current]:border-line aria-[current]:bg-card aria-[current]:text-ink pointer-coarse:h-11 sidebar-collapsed:justify-center sidebar-collapsed:px-0";

const PageLink = ({ page, isCollapsed }: { readonly page: NavigationPage; readonly isCollapsed: boolean }) => {
  const { pathname } = useLocation();
  const { to, label, icon: Icon, count } = page;
  return (
    <li>
      <Link
        to={to}
        aria-current={ariaCurrent(pathname, page)}
        className={sidebarLinkClass}
        {...(isCollapsed && { title: label })}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 truncate sidebar-collapsed:sr-only">{label}</span>
        <span className="ml-auto text-xs/4 font-[480] text-ink-3 tabular-nums sidebar-collapsed:hidden">
          {formatPageCount(count)}
        </span>
      </Link>
    </li>
  );
};

const CollapseButton = ({ isCollapsed }: { readonly isCollapsed: boolean }) => {
  const label = isCollapsed ? "Expand sidebar" : "Collapse sidebar";
  return (
    <button
      type="button"
      onClick={toggleSidebar}
      title={label}
      aria-label={label}
      aria-expanded={!isCollapsed}
      className="grid size-8.5 shrink-0 place-items-center rounded-control text-ink-3 transition-colors hover:bg-card/70 hover:text-ink pointer-coarse:size-11"
    >
      <PanelLeft className="size-4" aria-hidden="true" />
    </button>
  );
};

export const Sidebar = ({ label, brand, search, pages, shortcuts, account }: SidebarProps) => {
  const isCollapsed = useSidebarCollapsed();
  return (
    <header className="flex shrink-0 items-center gap-2 border-line bg-paper-2 max-md:h-13 max-md:border-b max-md:px-3 md:sticky md:top-0 md:z-30 md:h-dvh md:w-58 md:flex-col md:items-stretch md:gap-2.5 md:border-r md:p-2.5 md:sidebar-collapsed:w-15">
      <div className="min-w-0 max-md:flex-1">{brand}</div>
      <div className="shrink-0">{search}</div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain max-md:hidden">
        {pages.length > 0 && (
          <nav aria-label={label}>
            <ul className="grid gap-0.5">
              {pages.map((page) => (
                <PageLink key={page.to} page={page} isCollapsed={isCollapsed} />
              ))}
            </ul>
          </nav>
        )}
        {shortcuts}
      </div>
      <div className="flex shrink-0 items-center gap-1 md:justify-between md:sidebar-collapsed:flex-col">
        {account}
        <span className="flex max-md:hidden">
          <CollapseButton isCollapsed={isCollapsed} />
        </span>
      </div>
    </header>
  );
};
