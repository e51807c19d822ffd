import { MatchingTab } from "../../features/matching/matching-tab.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { Page } from "../../ui/page.tsx";

export { shouldRevalidate } from "../../lib/page/candidate-panel.ts";

export const meta = () =>
  unlistedMeta("AI matching", "Match a job with candidates and see the evidence for each score.");

const MatchingPage = () => (
  <Page title="AI matching">
    <MatchingTab />
  </Page>
);

export default MatchingPage;
