import { talentPool } from "#content/talent-pool.ts";
import { listExperts } from "#domain/fractional/expert.ts";
import { TalentPool } from "../../features/fractional/talent-pool.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/talent-pool.ts";

export const loader = async (args: Route.LoaderArgs) => ({
  words: talentPool,
  experts: await createCaller(args)(listExperts, {}),
});

export const headers = () => ({ "cache-control": "private, max-age=60" });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Fractional Talent Pool",
    description: talentPool.description,
    card: "fractional",
    trail: [
      ["Fractional Talent", "/fractional"],
      ["Talent pool", "/fractional-talent"],
    ],
  });

const TalentPoolPage = ({ loaderData: { words, experts } }: Route.ComponentProps) => (
  <>
    <Container className="grid gap-4 pt-11 pb-9 md:pt-16 md:pb-12 lg:grid-cols-2 lg:items-end lg:gap-14">
      <h1 className="max-w-[14ch] text-[38px]/[1.07] md:text-[56px]/[1.05]">{words.headline}</h1>
      <p className="max-w-[34em] text-lg/[29px] text-ink-2">{words.lead}</p>
    </Container>
    <TalentPool experts={experts} />
  </>
);

export default TalentPoolPage;
