import { lazy } from "react";
import { data, Link } from "react-router";
import { industryPages } from "#content/industries.ts";
import { landingPages } from "#content/landings.ts";
import { type IndustrySlug, industrySlugs } from "#domain/industries.ts";
import { isInquiryIndustry } from "#domain/leads/inquiry-industries.ts";
import { findRole, type RoleCategory, roles } from "#domain/roles/catalog.ts";
import { marketFor } from "#domain/roles/market.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { useOpenQuote } from "../../lib/quote-dialog.ts";
import { service } from "../../lib/page/structured-data.ts";
import { scrollToBottom } from "../../sections/actions.tsx";
import { PageSection } from "../../sections/page-section.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { InquirySection } from "../../sections/industry/inquiry-section.tsx";
import { MarketTable } from "../../sections/industry/market-table.tsx";
import { RoleCards } from "../../sections/industry/role-cards.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointCards, PointList, Steps } from "../../sections/points.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { Statistics } from "../../sections/statistics.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/industry.ts";

const InquiryForm = lazy(() => import("../../features/leads/inquiry-form.tsx"));

const isIndustry = (slug: string): slug is IndustrySlug => (industrySlugs as readonly string[]).includes(slug);

/** Two industry pages list the role pages of their categories. */
const listedCategories: Readonly<Partial<Record<IndustrySlug, readonly RoleCategory[]>>> = {
  healthcare: ["Healthcare"],
  technology: ["Technology", "Engineering", "Analytics"],
};

const roleCardsFor = (slug: IndustrySlug, industry: string) =>
  roles
    .filter(({ category }) => listedCategories[slug]?.includes(category) ?? false)
    .map(({ title, slug: to }) => ({ to: `/${to}`, title, line: `${industry} ${title} recruitment specialists` }));

const marketRows = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => {
    const role = findRole(slug);
    if (role === undefined) return [];
    const { salaryRange, timeToFill } = marketFor(role.category);
    return [{ to: `/${slug}`, title: role.title, salaryRange, timeToFill }];
  });

export const loader = ({ params: { slug } }: Route.LoaderArgs) => {
  if (!isIndustry(slug)) throw data(null, { status: 404 });
  const page = industryPages[slug];
  return {
    page,
    related: page.related.map((other) => ({ slug: other, name: industryPages[other].name })),
    market: marketRows(page.roles),
    roleCards: roleCardsFor(slug, page.name),
    landings:
      slug === "healthcare"
        ? landingPages.map(({ slug: to, name, headline }) => ({ to: `/${to}`, title: name, line: headline }))
        : [],
  };
};

export const meta = (args: Route.MetaArgs) => {
  if (args.loaderData === undefined) return [];
  const { slug, name, description } = args.loaderData.page;
  const path = `/industries/${slug}`;
  return pageMeta(args, {
    title: `${name} Recruitment`,
    description,
    card: "industry",
    trail: [[`${name} recruitment`, path]],
    structured: (origin) => [service(origin, { name: `${name} recruitment`, description, path })],
  });
};

const IndustryPage = ({ loaderData: { page, related, market, roleCards, landings } }: Route.ComponentProps) => {
  const openQuote = useOpenQuote();
  return (
    <>
      <PageHero
        eyebrow={`${page.name} recruitment`}
        title={page.headline}
        lead={page.lead}
        aside={<MarketTable industry={page.name} rows={market} />}
      >
        <Button size="large" className="mt-8 max-sm:w-full" onClick={scrollToBottom}>
          Start a search
        </Button>
      </PageHero>
      <Container>
        <Statistics figures={page.stats} label={`${page.name} by the numbers`} />
      </Container>
      <PageSection>
        <h2 className="mb-9 text-[32px] md:text-[42px]">What we recruit for</h2>
        <PointCards points={page.cards} columns={2} />
      </PageSection>
      <PageSection shaded>
        <div className="grid gap-9 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
          <h2 className="max-w-[14ch] text-[32px] md:text-[42px]">{page.why.title}</h2>
          <PointList points={page.why.points} />
        </div>
      </PageSection>
      {page.process !== undefined && (
        <PageSection>
          <h2 className="mb-10 text-[32px] md:text-[42px]">How a search runs</h2>
          <Steps points={page.process} />
        </PageSection>
      )}
      {landings.length > 0 && (
        <PageSection className="pb-0!">
          <SectionHeader
            title="Three desks of their own"
            lead="Physicians, administrators and executives are searched for in different ways, by different recruiters."
          />
          <RoleCards cards={landings} />
        </PageSection>
      )}
      {roleCards.length > 0 && (
        <PageSection>
          <SectionHeader
            title={`${page.name} roles, one by one`}
            lead="Each role has a page: what it is hired for, what we screen for, and what employers ask us about it."
          />
          <RoleCards cards={roleCards} />
        </PageSection>
      )}
      <Container>
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3 border-t border-line py-10">
          <h2 className="text-[20px]">Related industries</h2>
          <ul className="flex flex-wrap gap-x-7 gap-y-1">
            {related.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={`/industries/${slug}`}
                  className="inline-flex min-h-11 items-center font-[540] text-brand underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
      {isInquiryIndustry(page.slug) ? (
        <InquirySection name={page.name}>
          <InquiryForm industry={page.slug} />
        </InquirySection>
      ) : (
        <CallToAction
          title={
            page.consultation === "Confidential Consultation" ? "Begin with a private call" : "Tell us who you need"
          }
          text="Take half an hour on the phone or send a few lines about the role. A recruiter will reply within 24 hours."
        >
          <div className="flex flex-wrap gap-3.5 max-sm:[&>*]:w-full">
            <Link to="/fractional-demo" className={buttonClass("primary", "large")}>
              {page.consultation}
            </Link>
            <Button variant="secondary" size="large" onClick={() => openQuote({ message: `Industry: ${page.name}` })}>
              Send Requirements
            </Button>
          </div>
        </CallToAction>
      )}
    </>
  );
};

export default IndustryPage;
