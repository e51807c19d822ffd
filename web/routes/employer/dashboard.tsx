import { Link } from "react-router";
import { readDashboard } from "#domain/dashboard/dashboard.ts";
import { Overview } from "../../features/dashboard/overview.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/dashboard.ts";

export const loader = (args: Route.LoaderArgs) => callFrom(args)(readDashboard, {});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Demo Dashboard",
    description:
      "A hiring workspace to look around in: jobs, applications, teams and interviews of an invented company, counted from its rows.",
    card: "service",
    trail: [
      ["AI+Human Recruitment System", "/platform"],
      ["Demo dashboard", "/platform/dashboard"],
    ],
  });

const DashboardPage = ({ loaderData: dashboard }: Route.ComponentProps) => (
  <Wrap className="pt-9 pb-16 md:pt-12 md:pb-24">
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div>
        {dashboard.workspace.isDemo && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[15px]/6 text-ink-2">
            <Badge tone="soft">Sample data</Badge>
            The company and its people are invented.
          </p>
        )}
        <h1 className="mt-3 text-[36px]/[1.08] md:text-[46px]/[1.06]">{dashboard.workspace.name}</h1>
      </div>
      <Link to="/platform/signup" className={buttonClass("primary", "large")}>
        Start your own workspace
      </Link>
    </div>
    <Overview dashboard={dashboard} />
  </Wrap>
);

export default DashboardPage;
