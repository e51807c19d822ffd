import { useEffect, useState } from "react";
import { cardClass } from "../../ui/card.tsx";
import { Spinner } from "../../ui/spinner.tsx";

const slowAfterMs = 1500;

/** A large pool takes seconds. The text says so after a while. */
export const Matching = () => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsSlow, slowAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={cardClass("mb-6 flex items-center gap-3 px-5 py-4 text-[15px]/6 text-ink-2")}>
      <Spinner />
      {isSlow
        ? "Still comparing. In a large pool, we keep going until no remaining candidate can score higher."
        : "Comparing candidates with this job."}
    </p>
  );
};
