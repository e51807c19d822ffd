/** The candidate page. */
import type { ReactNode } from "react";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { useRecentPage } from "../../../lib/recent-pages.ts";
import { SampleBadge } from "../../../sections/workspace/sample-badge.tsx";
import { Page } from "../../../ui/page.tsx";
import { ApplicationsSection } from "./applications-section.tsx";
import { CandidateHeader } from "./candidate-header.tsx";
import { FilesSection } from "./files-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { type MatchRenderers, MatchesSection } from "./matches-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageNotices } from "./page-notices.tsx";
import { AboutSection, FactsSection, SkillsSection } from "./record-sections.tsx";
import { useCandidateActions } from "./use-candidate-actions.tsx";

interface CandidateViewProps {
  readonly page: CandidatePage;
  readonly matchRenderers: MatchRenderers;
  readonly interviews: ReactNode;
  readonly offers: ReactNode;
}

export const CandidateView = ({ page, matchRenderers, interviews, offers }: CandidateViewProps) => {
  const actions = useCandidateActions();
  useRecentPage(`/platform/candidates/${page.id}`, page.name);
  return (
    <Page
      title={page.name}
      crumbs={[{ to: "/platform/candidates", label: "Candidates" }]}
      detail={page.isSample && <SampleBadge />}
      actions={<PageActions page={page} actions={actions} />}
    >
      <CandidateHeader page={page} />
      <div className="mt-5 empty:hidden">
        <PageNotices page={page} actions={actions} />
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-8">
          <ApplicationsSection page={page} actions={actions} />
          {offers}
          {interviews}
          <NotesSection page={page} actions={actions} />
          <MatchesSection matches={page.matches} renderers={matchRenderers} />
          <AboutSection fields={page.fields} />
        </div>
        <div className="grid min-w-0 gap-8 lg:row-span-2">
          <FactsSection fields={page.fields} note={page.remark} />
          <SkillsSection skills={page.fields.skills} />
          <FilesSection page={page} actions={actions} />
        </div>
        <HistorySection candidateId={page.id} first={page.history} />
      </div>
      {actions.prompt}
    </Page>
  );
};
