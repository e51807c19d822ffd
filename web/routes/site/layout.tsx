import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ProblemWords } from "../../layout/problem.tsx";
import { SiteFooter } from "../../layout/site-footer.tsx";
import { SiteHeader } from "../../layout/site-header.tsx";

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to the content
    </a>
    <SiteHeader />
    <main id="main">{children}</main>
    <SiteFooter />
  </>
);

const SiteLayout = () => (
  <Frame>
    <Outlet />
  </Frame>
);

export default SiteLayout;

export const ErrorBoundary = () => (
  <Frame>
    <ProblemWords />
  </Frame>
);
