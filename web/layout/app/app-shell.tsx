/** The frame of the signed-in product: a sidebar, or on a phone a top and a bottom bar, around the page. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { TooltipProvider } from "../../ui/tooltip.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import type { NavigationPage } from "./navigation-page.ts";
import { useRevealedErrors } from "./reveal-errors.ts";
import { Sidebar } from "./sidebar.tsx";

interface AppShellProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  /** The switcher at the top. */
  readonly brand: ReactNode;
  readonly search: ReactNode;
  readonly pages: readonly NavigationPage[];
  /** Links below the pages, such as pinned jobs. */
  readonly shortcuts?: ReactNode;
  readonly account: ReactNode;
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

export const AppShell = ({ banner, children, ...navigation }: AppShellProps) => {
  useRevealedErrors();
  return (
    <TooltipProvider>
      {/* The dark theme and the size of controls depend on this attribute. A page that fills the window marks itself. */}
      <div
        data-shell="workspace"
        className="flex min-h-dvh flex-col has-[[data-fills-window]]:h-dvh md:flex-row md:has-[[data-fills-window]]:overflow-hidden"
      >
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the content
        </a>
        <Sidebar {...navigation} />
        <div className={clsx("flex min-h-0 min-w-0 flex-1 flex-col", navigation.pages.length > 0 && "max-md:pb-14")}>
          {banner}
          <main id="main" className="flex min-h-0 min-w-0 flex-1 flex-col">
            {children}
          </main>
        </div>
        <BottomBar label={navigation.label} pages={navigation.pages} />
      </div>
    </TooltipProvider>
  );
};
