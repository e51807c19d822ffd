/** Interviews on a candidate's page. They load in the browser, and only for workspace members. */
import { lazy, Suspense, useId } from "react";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useViewer } from "../../lib/auth/viewer.ts";

const ApplicationInterviews = lazy(async () => ({
  default: (await import("./application-interviews.tsx")).ApplicationInterviews,
}));

type Candidate = Pick<CandidatePage, "id" | "name" | "applications">;

export const InterviewsSection = ({ candidate }: { readonly candidate: Candidate }) => {
  const titleId = useId();
  const { hasWorkspace } = useViewer();
  const hydrated = useHydrated();
  if (!hasWorkspace || candidate.applications.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="min-w-0 scroll-mt-6 border-t border-line pt-5">
      <h2 id={titleId} className="mb-3.5 text-xl/7">
        Interviews
      </h2>
      {hydrated && (
        <Suspense fallback={<p className="text-[15px]/6 text-ink-3">Loading interviews…</p>}>
          <div className="grid gap-6">
            {candidate.applications.map((application) => (
              <ApplicationInterviews key={application.id} application={application} candidate={candidate} />
            ))}
          </div>
        </Suspense>
      )}
    </section>
  );
};
