/** One candidate: as a page, and as the content of the panel. */
import type { ReactNode } from "react";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { useRecentPage } from "../../../lib/recent-pages.ts";
import { candidatePath } from "../../../sections/workspace/candidate/use-candidate-panel.ts";
import { SampleBadge } from "../../../sections/workspace/sample-badge.tsx";
import { Page } from "../../../ui/page.tsx";
import { ResumeSection } from "../resume/resume-section.tsx";
import { ApplicationsSection } from "./applications-section.tsx";
import { CandidateHeader } from "./candidate-header.tsx";
import { FilesSection } from "./files-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { type MatchRenderers, MatchesSection } from "./matches-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageNotices } from "./page-notices.tsx";
import { AboutSection, FactsSection, SkillsSection } from "./record-sections.tsx";
import { type CandidateActions, useCandidateActions } from "./use-candidate-actions.tsx";

export interface CandidateViewProps {
  readonly page: CandidatePage;
  readonly matchRenderers: MatchRenderers;
  readonly interviews: ReactNode;
  readonly offers: ReactNode;
}

interface PartProps extends CandidateViewProps {
  readonly actions: CandidateActions;
}

const Notices = ({ page, actions }: Pick<PartProps, "page" | "actions">) => (
  <div className="mt-5 empty:hidden">
    <PageNotices page={page} actions={actions} />
  </div>
);

/** From what to do next to what was sent and said. */
const MainSections = ({ page, matchRenderers, interviews, offers, actions }: PartProps) => (
  <>
    <ApplicationsSection page={page} actions={actions} />
    <MatchesSection matches={page.matches} requestsHumanReview={page.requestsHumanReview} renderers={matchRenderers} />
    <ResumeSection page={page} />
    <NotesSection page={page} actions={actions} />
    {interviews}
    {offers}
    <AboutSection fields={page.fields} />
  </>
);

const SideSections = ({ page, actions }: Pick<PartProps, "page" | "actions">) => (
  <>
    <FactsSection fields={page.fields} note={page.remark} />
    <SkillsSection skills={page.fields.skills} />
    <FilesSection page={page} actions={actions} />
  </>
);

export const CandidateView = (props: CandidateViewProps) => {
  const { page } = props;
  const actions = useCandidateActions();
  useRecentPage(candidatePath(page.id), page.name);
  return (
    <Page
      title={page.name}
      crumbs={[{ to: "/platform/candidates", label: "Candidates" }]}
      detail={page.isSample && <SampleBadge />}
      actions={<PageActions page={page} actions={actions} />}
    >
      <CandidateHeader page={page} />
      <Notices page={page} actions={actions} />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-8">
          <MainSections {...props} actions={actions} />
        </div>
        <div className="grid min-w-0 gap-8 lg:row-span-2">
          <SideSections page={page} actions={actions} />
        </div>
        <HistorySection candidateId={page.id} first={page.history} />
      </div>
      {actions.prompt}
    </Page>
  );
};

/** The same in one column. */
export const CandidatePanelContent = (props: CandidateViewProps) => {
  const { page } = props;
  const actions = useCandidateActions();
  useRecentPage(candidatePath(page.id), page.name);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <CandidateHeader page={page} />
        <PageActions page={page} actions={actions} />
      </div>
      <Notices page={page} actions={actions} />
      <div className="mt-6 grid min-w-0 gap-8">
        <MainSections {...props} actions={actions} />
        <SideSections page={page} actions={actions} />
        <HistorySection candidateId={page.id} first={page.history} />
      </div>
      {actions.prompt}
    </>
  );
};
