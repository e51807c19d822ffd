import { lazy } from "react";
import { data } from "react-router";
import { categoryTrends } from "#content/category-trends.ts";
import { industryPages } from "#content/industries.ts";
import { roleCopy } from "#content/roles.ts";
import { findRole, type Role } from "#domain/roles/catalog.ts";
import { industryPathFor } from "#domain/roles/industry-link.ts";
import { keySkillsFor } from "#domain/roles/key-skills.ts";
import { competitionFor, marketFor } from "#domain/roles/market.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { faqPage, service } from "../../lib/page/structured-data.ts";
import { PageSection } from "../../sections/page-section.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Questions } from "../../sections/questions.tsx";
import { MarketCard } from "../../sections/role/market-card.tsx";
import { GoodAndGreat } from "../../sections/role/good-and-great.tsx";
import { RoleArticle } from "../../sections/role/role-article.tsx";
import { RoleLinks } from "../../sections/role/role-links.tsx";
import { RoleTrends } from "../../sections/role/role-trends.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/role.ts";

const RoleContact = lazy(() => import("../../features/leads/role-contact.tsx"));

/** The industry page of the role, with that page's title. */
const industryOf = (role: Role) => {
  const path = industryPathFor(role);
  const page = Object.values(industryPages).find(({ slug }) => path === `/industries/${slug}`);
  return { path, name: page?.name };
};

const linksFor = (role: Role) => {
  const { path, name } = industryOf(role);
  return [
    name === undefined
      ? { to: path, title: "RPO services", text: "A whole recruiting team, sized to the openings of the month." }
      : { to: path, title: `${name} recruitment`, text: "Recruiting in this role's field." },
    { to: "/services/ai-platform", title: "AI platform", text: "The engine reads and ranks every candidate." },
    {
      to: "/services/executive-recruitment",
      title: "Executive search",
      text: "Confidential search for the people this role reports to.",
    },
  ];
};

export const loader = ({ params: { slug } }: Route.LoaderArgs) => {
  const role = findRole(slug);
  const copy = role && roleCopy[role.category][slug];
  if (role === undefined || copy === undefined) throw data(null, { status: 404 });
  const market = marketFor(role.category);
  return {
    role,
    copy,
    market: { ...market, competition: competitionFor(market.demand) },
    skills: keySkillsFor(role),
    trends: categoryTrends[role.category],
    links: linksFor(role),
  };
};

export const meta = (args: Route.MetaArgs) => {
  if (args.loaderData === undefined) return [];
  const { role, copy, links } = args.loaderData;
  const title = `${role.title} Recruiters`;
  const path = `/${role.slug}`;
  const [industry] = links;
  return pageMeta(args, {
    title,
    description: copy.description,
    card: "role",
    trail: [...(industry === undefined ? [] : ([[industry.title, industry.to]] as const)), [title, path]],
    structured: (origin) => [
      service(origin, { name: title, description: copy.description, path }),
      faqPage(copy.questions),
    ],
  });
};

const RolePage = ({ loaderData: { role, copy, market, skills, trends, links } }: Route.ComponentProps) => (
  <>
    <PageHero
      eyebrow={role.category}
      title={`${role.title} Recruiters`}
      lead={copy.intro}
      aside={<MarketCard title={role.title} {...market} />}
    >
      <a href="#contact" className={buttonClass("primary", "large", "mt-8 max-sm:w-full")}>
        Talk to a recruiter
      </a>
    </PageHero>
    <Container>
      <ul
        aria-label="Highlights"
        className="grid grid-cols-2 border-y border-line font-display text-[18px]/6 font-[620] tracking-[-0.01em] md:grid-cols-4 md:text-[20px]/7"
      >
        {["Top 1% Talent", `${market.timeToFill} average time to hire`, "95% Success Rate", "AI-Powered"].map(
          (text) => (
            <li
              key={text}
              className="border-line py-5 pr-4 even:border-l even:pl-5 nth-[n+3]:border-t md:py-6 md:nth-[n+2]:border-l md:nth-[n+2]:pl-6 md:nth-[n+3]:border-t-0"
            >
              {text}
            </li>
          ),
        )}
      </ul>
    </Container>
    <Container className="grid gap-14 py-14 md:py-22 lg:grid-cols-[1.12fr_0.88fr] lg:gap-16">
      <RoleArticle
        hiredFor={copy.hiredFor}
        credentials={copy.credentials}
        tools={copy.tools}
        screening={copy.screening}
      />
      <aside className="grid min-w-0 content-start gap-8">
        <section id="contact" className={cardClass("-scroll-mt-2 p-5 sm:p-7")}>
          <h2 className="text-[26px]">Find Top {role.title} Talent</h2>
          <p className="mt-3 mb-6 text-base/[25px] text-ink-2">
            A recruiter contacts you within 24 hours, and you meet a first match in 48 hours.
          </p>
          <WhenNear fallback={<Skeleton className="h-[620px] rounded-card! max-sm:h-[780px]" />}>
            <RoleContact role={role.title} />
          </WhenNear>
        </section>
        <section>
          <h2 className="text-[20px]">Key skills</h2>
          <ul aria-label="Key skills" className="mt-4 flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        </section>
      </aside>
    </Container>
    <PageSection shaded>
      <GoodAndGreat title={role.title} good={copy.good} great={copy.great} />
    </PageSection>
    <PageSection>
      <RoleTrends role={role.title} category={role.category} trends={copy.trends} categoryTrends={trends} />
    </PageSection>
    <PageSection shaded>
      <Questions title="What employers ask us" questions={copy.questions} />
    </PageSection>
    <PageSection>
      <RoleLinks links={links} />
    </PageSection>
  </>
);

export default RolePage;
