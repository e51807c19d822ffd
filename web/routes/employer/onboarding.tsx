import { onboarding } from "#content/employer.ts";
import { pageMeta } from "../../lib/meta.ts";
import { Actions } from "../../sections/actions.tsx";
import { Steps } from "../../sections/points.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/onboarding.ts";

export const loader = () => onboarding;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Workspace Setup",
    description: onboarding.description,
    card: "service",
    trail: [["Workspace Setup", "/platform/onboarding"]],
  });

const OnboardingPage = ({ loaderData: words }: Route.ComponentProps) => (
  <Wrap className="pt-11 pb-20 md:pt-18 md:pb-28">
    <h1 className="text-[38px]/[1.07] md:text-[56px]/[1.05]">{words.headline}</h1>
    <p className="mt-5 mb-12 max-w-[32em] text-lg/[29px] text-ink-2">{words.lead}</p>
    <h2 className="sr-only">The three steps</h2>
    <Steps points={words.steps} />
    <Actions
      className="mt-12"
      actions={[
        { label: "Sign up first", does: "go", to: "/platform/signup" },
        { label: "Look around in the demo", does: "go", to: "/platform/dashboard" },
      ]}
    />
  </Wrap>
);

export default OnboardingPage;
