/** One candidate, everything in one place. */
import type { ReactNode } from "react";
import type { CandidatePage } from "#domain/candidates/candidate-page.ts";
import { ApplicationsSection } from "./applications-section.tsx";
import { CandidateHead } from "./candidate-head.tsx";
import { FilesSection } from "./files-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { type MatchLook, MatchesSection } from "./matches-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageNotices } from "./page-notices.tsx";
import { AboutSection, FactsSection, SkillsSection } from "./record-sections.tsx";
import { useDeeds } from "./use-deeds.tsx";

interface CandidateViewProps {
  readonly page: CandidatePage;
  readonly matchLook: MatchLook;
  readonly interviews: ReactNode;
  readonly offers: ReactNode;
}

export const CandidateView = ({ page, matchLook, interviews, offers }: CandidateViewProps) => {
  const deeds = useDeeds();
  return (
    <>
      <CandidateHead page={page} actions={<PageActions page={page} deeds={deeds} />} />
      <div className="mt-5 empty:hidden">
        <PageNotices page={page} deeds={deeds} />
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-8">
          <ApplicationsSection page={page} deeds={deeds} />
          {offers}
          {interviews}
          <NotesSection page={page} deeds={deeds} />
          <MatchesSection matches={page.matches} look={matchLook} />
          <AboutSection fields={page.fields} />
        </div>
        <div className="grid min-w-0 gap-8 lg:row-span-2">
          <FactsSection fields={page.fields} remark={page.remark} />
          <SkillsSection skills={page.fields.skills} />
          <FilesSection page={page} deeds={deeds} />
        </div>
        <HistorySection candidateId={page.id} first={page.history} />
      </div>
      {deeds.prompt}
    </>
  );
};
