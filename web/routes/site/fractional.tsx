import { fractional } from "#content/fractional.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { service } from "../../lib/page/structured-data.ts";
import { Actions } from "../../sections/actions.tsx";
import { PageSection } from "../../sections/page-section.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { CompanyCounters } from "../../sections/fractional/company-counters.tsx";
import { WeekSplit } from "../../sections/fractional/week-split.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointCards, PointList, Steps } from "../../sections/points.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/fractional.ts";

export const loader = () => fractional;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Fractional Talent",
    description: fractional.description,
    card: "fractional",
    trail: [["Fractional Talent", "/fractional"]],
    structured: (origin) => [
      service(origin, { name: "Fractional talent", description: fractional.description, path: "/fractional" }),
    ],
  });

const FractionalPage = ({ loaderData: words }: Route.ComponentProps) => (
  <>
    <PageHero eyebrow="Fractional Talent" title={words.headline} lead={words.lead} aside={<WeekSplit />}>
      <Actions
        actions={[
          { label: "Browse experts", kind: "go", to: "/fractional-talent" },
          { label: "Calculate your savings", kind: "go", to: "/calculator" },
        ]}
      />
    </PageHero>
    <Container className="pb-14 md:pb-20">
      <CompanyCounters {...words.companies} />
    </Container>
    <PageSection shaded>
      <SectionHeader title={words.problems.title} lead={words.problems.lead} />
      <PointCards points={words.problems.points} />
    </PageSection>
    <PageSection>
      <div className="grid gap-9 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
        <h2 className="max-w-[14ch] text-[34px] md:text-[46px]">{words.benefits.title}</h2>
        <PointList points={words.benefits.points} />
      </div>
    </PageSection>
    <PageSection shaded>
      <SectionHeader title={words.categories.title} lead={words.categories.lead} />
      <ul aria-label="Role categories" className="grid gap-4.5 md:grid-cols-3">
        {words.categories.cards.map(({ title, text, roles }) => (
          <li key={title} className={cardClass("p-6 sm:p-7")}>
            <h3 className="text-[24px]">{title}</h3>
            <p className="mt-3 text-base/[26px] text-ink-2">{text}</p>
            <ul className="mt-5 divide-y divide-line border-t border-line">
              {roles.map((role) => (
                <li key={role} className="py-2.5 text-[15px]/6">
                  {role}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PageSection>
    <PageSection>
      <h2 className="mb-10 max-w-[16ch] text-[34px] md:mb-12 md:text-[46px]">{words.process.title}</h2>
      <Steps points={words.process.steps} />
      <section className="mt-14 rounded-card bg-brand p-7 text-brand-ink md:mt-18 md:grid md:grid-cols-[0.8fr_1.2fr] md:gap-12 md:p-11">
        <h2 className="text-[26px] md:text-[34px]">{words.banner.title}</h2>
        <p className="mt-3 text-[17px]/7 opacity-90 md:mt-1">{words.banner.text}</p>
      </section>
    </PageSection>
    <PageSection shaded>
      <h2 className="mb-9 text-[34px] md:mb-12 md:text-[46px]">{words.clients}</h2>
      <ul aria-label="Testimonials" className="grid gap-4.5 md:grid-cols-3">
        {words.testimonials.map(({ quote, name, position }) => (
          <li key={name}>
            <figure className={cardClass("flex h-full flex-col p-6 sm:p-7")}>
              <blockquote className="text-[17px]/7">“{quote}”</blockquote>
              <figcaption className="mt-auto pt-6 text-[15px]/6">
                <span className="block font-[600]">{name}</span>
                <span className="text-ink-3">{position}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
    <CallToAction title={words.closing.title} text={words.closing.text}>
      <Actions
        className=""
        actions={[
          { label: "Book a strategy call", kind: "go", to: "/fractional-demo" },
          { label: "Browse experts", kind: "go", to: "/fractional-talent" },
        ]}
      />
    </CallToAction>
  </>
);

export default FractionalPage;
