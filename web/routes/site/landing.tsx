import { Phone } from "lucide-react";
import { lazy } from "react";
import { data } from "react-router";
import { landingPages } from "#content/landings.ts";
import { brand } from "#domain/brand.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { faqPage, service } from "../../lib/page/structured-data.ts";
import { PageSection } from "../../sections/page-section.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointList, Steps } from "../../sections/points.tsx";
import { Questions } from "../../sections/questions.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { StatisticsPanel } from "../../sections/statistics-panel.tsx";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import type { Route } from "./+types/landing.ts";

const LandingContact = lazy(() => import("../../features/leads/landing-contact.tsx"));

export const loader = ({ url }: Route.LoaderArgs) => {
  const slug = url.pathname.slice(1);
  const page = landingPages.find((each) => each.slug === slug);
  if (page === undefined) throw data(null, { status: 404 });
  return page;
};

export const meta = (args: Route.MetaArgs) => {
  if (args.loaderData === undefined) return [];
  const { slug, name, description, questions } = args.loaderData;
  const path = `/${slug}`;
  return pageMeta(args, {
    title: name,
    description,
    card: "healthcare",
    trail: [
      ["Healthcare recruitment", "/industries/healthcare"],
      [name, path],
    ],
    structured: (origin) => [service(origin, { name, description, path }), faqPage(questions)],
  });
};

const LandingPage = ({ loaderData: page }: Route.ComponentProps) => (
  <>
    <PageHero
      eyebrow={page.headline}
      title={page.name}
      lead={page.lead}
      aside={<StatisticsPanel statistics={page.stats} label={`${page.name} by the numbers`} />}
    >
      <div className="mt-8 flex flex-wrap gap-3.5 max-sm:[&>*]:w-full">
        <a href="#contact-form" className={buttonClass("primary", "large")}>
          {page.form.title}
        </a>
        {page.callButton && (
          <a href={brand.phone.href} className={buttonClass("secondary", "large")}>
            <Phone aria-hidden="true" />
            Call {brand.phone.display}
          </a>
        )}
      </div>
    </PageHero>
    <PageSection shaded>
      <SectionHeader title={page.positions.title} lead={page.positions.lead} />
      <ul
        aria-label={page.positions.title}
        className="grid border-t border-edge/40 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3"
      >
        {page.positions.names.map((name) => (
          <li
            key={name}
            className="border-b border-edge/40 py-4 font-display text-[19px]/7 font-[600] tracking-[-0.01em]"
          >
            {name}
          </li>
        ))}
      </ul>
    </PageSection>
    <PageSection>
      <SectionHeader title={page.reasons.title} lead={page.reasons.lead} />
      <PointList points={page.reasons.points} />
    </PageSection>
    <PageSection className="pt-0!">
      <SectionHeader title={page.process.title} lead={page.process.lead} />
      <Steps points={page.process.points} />
    </PageSection>
    <PageSection shaded>
      <Questions title="Before you call" questions={page.questions} />
    </PageSection>
    <PageSection id="contact-form">
      <div className="grid gap-10 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
        <div className="grid content-start gap-8">
          <div>
            <h2 className="max-w-[12ch] text-[32px] md:text-[42px]">{page.form.title}</h2>
            <p className="mt-5 max-w-[34ch] text-lg/[29px] text-ink-2">{page.form.note}</p>
          </div>
          <ContactDetails />
        </div>
        <div className={cardClass("p-5 sm:p-8")}>
          <WhenNear fallback={<Skeleton className="h-[600px] rounded-card! max-sm:h-[780px]" />}>
            <LandingContact kind={page.slug} label={page.form.title} />
          </WhenNear>
        </div>
      </div>
    </PageSection>
  </>
);

export default LandingPage;
