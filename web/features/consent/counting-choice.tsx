import { type Choice, saveChoice, useChoice } from "../../lib/analytics.ts";
import { useSiteSettings } from "../../lib/site-settings.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

const words: Readonly<Record<Choice | "open", string>> = {
  granted: "You have agreed to page-view counting in this browser.",
  denied: "Page-view counting is off in this browser.",
  open: "You have not answered yet, so nothing is counted.",
};

/** The visitor's answer about page-view counting, to be seen and changed. */
export const CountingChoice = () => {
  const { analyticsTag } = useSiteSettings();
  const choice = useChoice();
  // The page is built before anyone knows whether a service will be configured.
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
      <output className="block text-base/6">{words[choice ?? "open"]}</output>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" disabled={choice === "denied"} onClick={() => saveChoice("denied")}>
          Do not count my visits
        </Button>
        <Button look="secondary" disabled={choice === "granted"} onClick={() => saveChoice("granted")}>
          Count my visits
        </Button>
      </div>
    </section>
  );
};
