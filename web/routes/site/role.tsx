import { data, Link } from "react-router";
import { publicPaths } from "#content/pages.ts";
import { roleCategoryCopy } from "#content/role-categories.ts";
import { brand } from "#domain/brand.ts";
import { findRole } from "#domain/roles/catalogue.ts";
import { industryPathFor } from "#domain/roles/industry-link.ts";
import { keySkillsFor } from "#domain/roles/key-skills.ts";
import { competitionFor, marketFor } from "#domain/roles/market.ts";
import { pageMeta } from "../../lib/meta.ts";
import { Wrap } from "../../ui/wrap.tsx";
import { Statistics } from "../../sections/statistics.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { Route } from "./+types/role.ts";

/** Never a link to a page that is not there. */
const linksFor = (industryPath: string) => {
  const there = new Set(publicPaths());
  return [
    { to: industryPath, title: "Your industry", text: "How we recruit in the field this role belongs to." },
    { to: "/services/ai-platform", title: "The platform", text: "How the engine reads and ranks every candidate." },
    { to: "/services/executive-recruitment", title: "Executive search", text: "Confidential search for senior posts." },
  ].filter((link) => there.has(link.to));
};

export const loader = ({ params: { slug } }: Route.LoaderArgs) => {
  const role = findRole(slug);
  if (role === undefined) throw data(null, { status: 404 });
  const market = marketFor(role.category);
  return {
    role,
    market: { ...market, competition: competitionFor(market.demand) },
    skills: keySkillsFor(role),
    links: linksFor(industryPathFor(role)),
    copy: roleCategoryCopy[role.category],
  };
};

const descriptionOf = (title: string, hiredFor: string): string => `We recruit ${title}s. ${hiredFor}`;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(`${loaderData.role.title} Recruiters`, descriptionOf(loaderData.role.title, loaderData.copy.hiredFor))
    : [];

const RolePage = ({ loaderData: { role, market, skills, links, copy } }: Route.ComponentProps) => (
  <>
    <Wrap className="pt-14 pb-12 md:pt-24 md:pb-16">
      <p className="text-sm font-[560] text-brand">{role.category}</p>
      <h1 className="mt-4 max-w-[16ch] text-[40px] md:text-[58px]">{role.title} Recruiters</h1>
      <p className="mt-6 max-w-[36em] text-lg/[29px] text-ink-2 md:text-xl/8">
        {descriptionOf(role.title, copy.hiredFor)}
      </p>
      <ul className="mt-7 flex flex-wrap gap-2.5">
        <li>
          <Badge tone="outline">Top 1% Talent</Badge>
        </li>
        <li>
          <Badge tone="outline">{market.timeToFill} average time to hire</Badge>
        </li>
        <li>
          <Badge tone="outline">95% Success Rate</Badge>
        </li>
        <li>
          <Badge tone="outline">AI-Powered</Badge>
        </li>
      </ul>
      <a href={`mailto:${brand.email}`} className={buttonClass("primary", "large", "mt-8")}>
        Find Top {role.title} Talent
      </a>
    </Wrap>
    <Wrap>
      <Statistics
        label={`The market for ${role.title}s`}
        figures={[
          { value: market.salaryRange, label: "Salary range" },
          { value: market.demand, label: "Demand" },
          { value: market.competition, label: "Competition" },
          { value: market.timeToFill, label: "Time to fill" },
        ]}
      />
    </Wrap>
    <section className="py-14 md:py-24">
      <Wrap className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="text-[30px] md:text-[36px]">What we screen for</h2>
          <ul className="mt-7 grid gap-6">
            {copy.screenedFor.map((point) => (
              <li key={point.title} className="border-t border-line pt-5">
                <h3 className="text-[19px]">{point.title}</h3>
                <p className="mt-2 text-base/[26px] text-ink-2">{point.text}</p>
              </li>
            ))}
          </ul>
          <h3 className="mt-9 text-[19px]">Key skills</h3>
          <ul className="mt-4 flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-[30px] md:text-[36px]">What is changing</h2>
          <ul className="mt-7 divide-y divide-line border-y border-line">
            {copy.trends.map((trend) => (
              <li key={trend} className="py-4 text-base/[26px] text-ink-2">
                {trend}
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
    {links.length > 0 && (
      <section className="bg-paper-2 py-14 md:py-20">
        <Wrap className="grid gap-4.5 md:grid-cols-3">
          {links.map((link) => (
            <Link key={link.to} to={link.to} className="block rounded-card">
              <Card className="h-full transition-colors hover:border-brand">
                <h3 className="text-[21px]">{link.title}</h3>
                <p className="mt-2 text-base/[26px] text-ink-2">{link.text}</p>
              </Card>
            </Link>
          ))}
        </Wrap>
      </section>
    )}
  </>
);

export default RolePage;
