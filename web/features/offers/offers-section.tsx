/** Offers on a candidate's page. The content loads in the browser, and only for members of the workspace. */
import { lazy, Suspense, useId } from "react";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useViewer } from "../../lib/auth/viewer.ts";

const ApplicationOffers = lazy(async () => ({
  default: (await import("./application-offers.tsx")).ApplicationOffers,
}));

type Candidate = Pick<CandidatePage, "id" | "name" | "applications">;

/** Hidden if there is no offer and the viewer can't create one. */
export const OffersSection = ({ candidate }: { readonly candidate: Candidate }) => {
  const titleId = useId();
  const { hasWorkspace } = useViewer();
  const hydrated = useHydrated();
  if (!hasWorkspace || candidate.applications.length === 0) return null;
  return (
    <section
      id="offers"
      aria-labelledby={titleId}
      className="min-w-0 scroll-mt-6 border-t border-line pt-5 not-has-[[data-offers]]:hidden"
    >
      <h2 id={titleId} className="mb-3.5 text-xl/7">
        Offers
      </h2>
      {hydrated && (
        <Suspense
          fallback={
            <p data-offers="" className="text-[15px]/6 text-ink-3">
              Loading offers…
            </p>
          }
        >
          <div className="grid gap-6">
            {candidate.applications.map((application) => (
              <ApplicationOffers key={application.id} application={application} candidate={candidate} />
            ))}
          </div>
        </Suspense>
      )}
    </section>
  );
};
