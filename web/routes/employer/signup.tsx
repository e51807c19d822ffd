import { lazy } from "react";
import { signup } from "#content/employer.ts";
import { pageMeta } from "../../lib/meta.ts";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/signup.ts";

const LeadForm = lazy(() => import("../../features/leads/lead-form.tsx"));

export const loader = () => signup;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Employer Sign-Up",
    description: signup.description,
    card: "service",
    trail: [["Employer Sign-Up", "/platform/signup"]],
  });

const SignupPage = ({ loaderData: words }: Route.ComponentProps) => (
  <Wrap className="grid gap-10 pt-11 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[0.85fr_1.15fr] lg:gap-16">
    <div>
      <h1 className="text-[38px]/[1.07] md:text-[52px]/[1.05]">{words.headline}</h1>
      <p className="mt-5 max-w-[32em] text-lg/[29px] text-ink-2">{words.lead}</p>
      <h2 className="mt-10 text-[22px]">{words.next.title}</h2>
      <ol className="mt-4">
        {words.next.steps.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-4">
            <h3 className="text-[18px]/7">{title}</h3>
            <p className="mt-0.5 text-base/[25px] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </div>
    <div className={cardClass("self-start p-5 sm:p-8")}>
      <WhenNear fallback={<Skeleton className="h-[640px] rounded-card!" />}>
        <LeadForm />
      </WhenNear>
    </div>
  </Wrap>
);

export default SignupPage;
