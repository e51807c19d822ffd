/** Reports each page view once, by path, if a service is configured and the visitor has agreed. */
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { reportPageView, useChoice } from "../lib/analytics.ts";
import { holdsKey } from "../lib/held-key.ts";

const ConsentNotice = lazy(() => import("./consent-notice.tsx"));

export const PageViews = ({ tag }: { readonly tag: string }) => {
  const choice = useChoice();
  const { pathname } = useLocation();
  const agreed = tag !== "" && choice === "granted" && !holdsKey(pathname);
  useEffect(() => {
    if (agreed) reportPageView(tag, pathname);
  }, [agreed, tag, pathname]);
  return tag !== "" && choice === null ? (
    <Suspense>
      <ConsentNotice />
    </Suspense>
  ) : null;
};
