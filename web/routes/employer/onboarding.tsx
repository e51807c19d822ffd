import { lazy } from "react";
import { onboarding } from "#content/employer.ts";
import { SetupSkeleton } from "../../features/companies/setup/setup-skeleton.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { WhenNear } from "../../ui/when-near.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/onboarding.ts";

const SetupWizard = lazy(() => import("../../features/companies/setup/setup-wizard.tsx"));

export const loader = () => onboarding;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Workspace Setup",
    description: onboarding.description,
    card: "service",
    trail: [["Workspace Setup", "/platform/onboarding"]],
  });

const OnboardingPage = ({ loaderData: words }: Route.ComponentProps) => (
  <Container className="pt-9 pb-16 md:pt-14 md:pb-24">
    <h1 className="text-[36px]/[1.07] md:text-[50px]/[1.05]">{words.headline}</h1>
    <p className="mt-4 max-w-[34em] text-lg/[29px] text-ink-2">{words.lead}</p>
    <WhenNear fallback={<SetupSkeleton />}>
      <SetupWizard words={words} />
    </WhenNear>
  </Container>
);

export default OnboardingPage;
