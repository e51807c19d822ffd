import { data, Link } from "react-router";
import { industryPages } from "#content/industries.ts";
import { servicePages } from "#content/services.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { faqPage, service } from "../../lib/page/structured-data.ts";
import { Actions } from "../../sections/actions.tsx";
import { PageSection } from "../../sections/page-section.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { MatchCard } from "../../sections/match-card.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointCards, PointList, Steps } from "../../sections/points.tsx";
import { Questions } from "../../sections/questions.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { FirstWeeks } from "../../sections/service/first-weeks.tsx";
import { ConfidentialSearch } from "../../sections/service/confidential-search.tsx";
import { SampleReports } from "../../sections/service/sample-reports.tsx";
import { Statistics } from "../../sections/statistics.tsx";
import { cardClass } from "../../ui/card.tsx";
import type { Route } from "./+types/service.ts";

type Slug = keyof typeof servicePages;

const isService = (slug: string): slug is Slug => Object.hasOwn(servicePages, slug);

export const loader = ({ params: { slug } }: Route.LoaderArgs) => {
  if (!isService(slug)) throw data(null, { status: 404 });
  const page = servicePages[slug];
  return {
    page,
    fields: page.industries?.slugs.map((each) => ({ to: `/industries/${each}`, name: industryPages[each].name })) ?? [],
  };
};

export const meta = (args: Route.MetaArgs) => {
  if (args.loaderData === undefined) return [];
  const { slug, name, description, questions } = args.loaderData.page;
  const path = `/services/${slug}`;
  return pageMeta(args, {
    title: name,
    description,
    card: "service",
    trail: [[name, path]],
    structured: (origin) => [service(origin, { name, description, path }), faqPage(questions)],
  });
};

const SampleMatch = () => (
  <figure>
    <MatchCard />
    <figcaption className="mt-3 text-[13px]/5 text-ink-3">Sample candidate, sample job.</figcaption>
  </figure>
);

const illustrations = {
  weeks: FirstWeeks,
  match: SampleMatch,
  reports: SampleReports,
  search: ConfidentialSearch,
} as const;

const ServicePage = ({ loaderData: { page, fields } }: Route.ComponentProps) => {
  const Illustration = illustrations[page.illustration];
  return (
    <>
      <PageHero eyebrow={page.name} title={page.headline} lead={page.lead} aside={<Illustration />}>
        <Actions actions={page.actions} />
      </PageHero>
      <PageSection shaded>
        <SectionHeader title={page.offer.title} lead={page.offer.lead} />
        <PointCards points={page.offer.points} />
      </PageSection>
      {page.process !== undefined && (
        <PageSection id="process">
          <SectionHeader title={page.process.title} lead={page.process.lead} />
          <Steps points={page.process.points} />
        </PageSection>
      )}
      {page.integrations !== undefined && (
        <PageSection>
          <SectionHeader title={page.integrations.title} lead={page.integrations.lead} />
          <PointList points={page.integrations.points} />
        </PageSection>
      )}
      {page.returns !== undefined && (
        <PageSection>
          <SectionHeader title={page.returns.title} lead={page.returns.lead} />
          <Statistics figures={page.returns.points} label={page.returns.title} />
        </PageSection>
      )}
      {page.confidentiality !== undefined && (
        <PageSection shaded>
          <SectionHeader title={page.confidentiality.title} lead={page.confidentiality.lead} />
          <PointList points={page.confidentiality.points} />
        </PageSection>
      )}
      <PageSection shaded={page.confidentiality === undefined && page.illustration !== "weeks"}>
        <SectionHeader title={page.why.title} lead={page.why.lead} />
        <PointList points={page.why.points} columns={3} />
      </PageSection>
      {page.industries !== undefined && (
        <PageSection className="pt-0!">
          <h2 className="text-[24px] md:text-[28px]">{page.industries.title}</h2>
          <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {fields.map(({ to, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={cardClass(
                    "flex min-h-14 items-center px-5 font-[560] transition-colors hover:border-brand!",
                  )}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection shaded={page.illustration === "weeks" || page.confidentiality !== undefined}>
        <Questions title="Fair questions" questions={page.questions} />
      </PageSection>
      <CallToAction title={page.closing.title} text={page.closing.text}>
        <Actions actions={page.closing.actions} className="" />
      </CallToAction>
    </>
  );
};

export default ServicePage;
