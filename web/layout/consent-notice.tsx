import { Link } from "react-router";
import { saveConsent } from "../lib/page/analytics.ts";
import { Button } from "../ui/button.tsx";
import { cardClass } from "../ui/card.tsx";

/** Asks for analytics consent once. Both answers take one press, and the page works the same without consent. */
const ConsentNotice = () => (
  <section
    aria-label="Page-view counting"
    className={cardClass("fixed inset-x-4 bottom-4 z-40 animate-rise p-5 shadow-float sm:left-auto sm:w-[400px]")}
  >
    <p className="text-[15px]/6 text-ink-2">
      May we count this visit? A counting service would learn which pages you open. The{" "}
      <Link to="/cookies" className="font-[540] text-brand underline underline-offset-4">
        cookie policy
      </Link>{" "}
      says what that means.
    </p>
    <div className="mt-4 grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={() => saveConsent("denied")}>
        No, thanks
      </Button>
      <Button variant="secondary" onClick={() => saveConsent("granted")}>
        Yes, count it
      </Button>
    </div>
  </section>
);

export default ConsentNotice;
