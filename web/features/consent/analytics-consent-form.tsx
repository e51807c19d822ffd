import { type AnalyticsConsent, saveConsent, useAnalyticsConsent } from "../../lib/page/analytics.ts";
import { useSiteSettings } from "../../lib/page/site-settings.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

const consentLabels: Readonly<Record<AnalyticsConsent | "open", string>> = {
  granted: "You have agreed to page-view counting in this browser.",
  denied: "Page-view counting is off in this browser.",
  open: "You have not answered yet, so nothing is counted.",
};

/** Shows the visitor's consent to analytics and lets them change it. */
export const AnalyticsConsentForm = () => {
  const { analyticsTag } = useSiteSettings();
  const choice = useAnalyticsConsent();
  // The page is prerendered before the analytics setting is known.
  if (!useHydrated()) return <div className={cardClass("h-28")} />;
  if (analyticsTag === "") {
    return (
      <p className={cardClass("p-6 text-base/6")}>
        No page-view counting service is switched on here, so there is nothing to agree to.
      </p>
    );
  }
  return (
    <section aria-label="Your answer" className={cardClass("p-6")}>
      <output className="block text-base/6">{consentLabels[choice ?? "open"]}</output>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={choice === "denied"} onClick={() => saveConsent("denied")}>
          Do not count my visits
        </Button>
        <Button variant="secondary" disabled={choice === "granted"} onClick={() => saveConsent("granted")}>
          Count my visits
        </Button>
      </div>
    </section>
  );
};
