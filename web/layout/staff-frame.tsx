/** Frame of the lead desk: its header and the visitor's color theme. */
import type { ReactNode } from "react";
import type { Me, Person } from "#domain/accounts/me.ts";
import { ViewerContext, viewerOf } from "../lib/auth/viewer.ts";
import { TooltipProvider } from "../ui/tooltip.tsx";
import { StaffHeader } from "./staff-header.tsx";

interface StaffFrameProps {
  readonly me: Me;
  readonly person: Person;
  readonly isDeskOpen: boolean;
  readonly children: ReactNode;
}

export const StaffFrame = ({ me, person, isDeskOpen, children }: StaffFrameProps) => (
  <ViewerContext value={viewerOf(me)}>
    <TooltipProvider>
      {/* The dark theme depends on this attribute, see theme.css. A page that fills the window, such as the inbox, also marks itself. */}
      <div data-shell="workspace" className="flex min-h-dvh flex-col has-[[data-fills-window]]:h-dvh">
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the content
        </a>
        <StaffHeader me={me} person={person} isDeskOpen={isDeskOpen} />
        <main id="main" className="flex min-h-0 min-w-0 flex-1 flex-col">
          {children}
        </main>
      </div>
    </TooltipProvider>
  </ViewerContext>
);
