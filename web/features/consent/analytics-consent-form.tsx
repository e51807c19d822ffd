import { type AnalyticsConsent, saveConsent, useAnalyticsConsent } from "../../lib/page/analytics.ts";
import { useSiteSettings } from "../../lib/page/site-settings.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

const consentLabels: Readonly<Record<AnalyticsConsent | "open", string>> = {
  granted: "Page-view counting is on in this browser.",
  denied: "Page-view counting is off in this browser.",
  open: "You haven't chosen yet, so we count nothing.",
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
        We don't use a page-view counting service here, so there's nothing to choose.
      </p>
    );
  }
  return (
    <section aria-label="Your choice" className={cardClass("p-6")}>
      <output className="block text-base/6">{consentLabels[choice ?? "open"]}</output>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={choice === "denied"} onClick={() => saveConsent("denied")}>
          Don't count my visits
        </Button>
        <Button variant="secondary" disabled={choice === "granted"} onClick={() => saveConsent("granted")}>
          Count my visits
        </Button>
      </div>
    </section>
  );
};
