/** Reports each page view once per path, if analytics is configured and the visitor has agreed. */
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { reportPageView, useAnalyticsConsent } from "../lib/page/analytics.ts";
import { isTokenUrl } from "../lib/page/token-url.ts";

const ConsentNotice = lazy(() => import("./consent-notice.tsx"));

export const PageViews = ({ tag }: { readonly tag: string }) => {
  const choice = useAnalyticsConsent();
  const { pathname } = useLocation();
  const agreed = tag !== "" && choice === "granted" && !isTokenUrl(pathname);
  useEffect(() => {
    if (agreed) reportPageView(tag, pathname);
  }, [agreed, tag, pathname]);
  return tag !== "" && choice === null ? (
    <Suspense>
      <ConsentNotice />
    </Suspense>
  ) : null;
};
