import { readContentOverview } from "#domain/publishing/content.ts";
import { ContentOverview } from "../../features/publishing/content-overview.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/content.ts";

export const loader = async (args: Route.LoaderArgs) => ({
  overview: await createCaller(args)(readContentOverview, {}),
  now: new Date().toISOString(),
});

export const meta = () => unlistedMeta("Content", "What staff publish: jobs, testimonials, experts, reply templates.");

const ContentPage = ({ loaderData }: Route.ComponentProps) => (
  <Container className="pt-7 pb-16 md:pt-9 md:pb-24">
    <h1 className="text-[32px]/[1.12] md:text-[40px]/[1.1]">Content</h1>
    <p className="mt-3 mb-7 max-w-[58ch] text-[15px]/6 text-ink-2">
      What you change here is shown at once. Every version is kept and can be brought back.
    </p>
    <ContentOverview {...loaderData} />
  </Container>
);

export default ContentPage;
