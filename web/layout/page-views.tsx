/** Reports each page view once, by path, if a service is configured and the visitor has agreed. */
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { reportPageView, useChoice } from "../lib/analytics.ts";

const ConsentNotice = lazy(() => import("./consent-notice.tsx"));

/** Their addresses hold a key that was sent by mail: nobody else may learn them. */
const withKey =
  /^\/(?:reset$|(?:invitation|calls|introductions|applications|interviews|submissions|shortlists|not-interested|unsubscribe|keep|closed|erased)\/)/;
const holdsKey = (path: string): boolean => withKey.test(path);

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
