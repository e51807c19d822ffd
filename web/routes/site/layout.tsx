import { Outlet } from "react-router";
import { RouteErrorMessage } from "../../layout/error-page.tsx";
import { SiteFrame } from "./site-frame.tsx";

const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

export default SiteLayout;

export const ErrorBoundary = () => (
  <SiteFrame>
    <RouteErrorMessage />
  </SiteFrame>
);
