import { readContentOverview } from "#domain/publishing/content.ts";
import { ContentOverview } from "../../features/publishing/content-overview.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/content.ts";

export const loader = async (args: Route.LoaderArgs) => ({
  overview: await createCaller(args)(readContentOverview, {}),
  now: new Date().toISOString(),
});

export const meta = () => unlistedMeta("Content", "Site content: jobs, testimonials, experts and reply templates.");

const ContentPage = ({ loaderData }: Route.ComponentProps) => (
  <Page title="Content">
    <p className="mb-7 max-w-[58ch] text-[15px]/6 text-ink-2">
      Changes are published immediately. We keep every version, and you can restore any of them.
    </p>
    <ContentOverview {...loaderData} />
  </Page>
);

export default ContentPage;
