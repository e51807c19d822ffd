/** Frame of every workspace page: header, viewer, and the visitor's color theme. */
import type { ReactNode } from "react";
import type { Me } from "#domain/accounts/me.ts";
import { ViewerContext, viewerOf } from "../lib/auth/viewer.ts";
import { TooltipProvider } from "../ui/tooltip.tsx";
import { WorkspaceBanner } from "./workspace-banner.tsx";
import { WorkspaceHeader } from "./workspace-header.tsx";

interface WorkspaceFrameProps {
  readonly me: Me;
  readonly children: ReactNode;
}

export const WorkspaceFrame = ({ me, children }: WorkspaceFrameProps) => (
  <ViewerContext value={viewerOf(me)}>
    <TooltipProvider>
      {/* The dark theme depends on this attribute, see theme.css. */}
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
