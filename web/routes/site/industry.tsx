import { data, Link } from "react-router";
import { industryPages } from "#content/industries.ts";
import { brand } from "#domain/brand.ts";
import { type IndustrySlug, industrySlugs } from "#domain/industries.ts";
import { pageMeta } from "../../lib/meta.ts";
import { Wrap } from "../../ui/wrap.tsx";
import { Statistics } from "../../sections/statistics.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { Route } from "./+types/industry.ts";

const isIndustry = (slug: string): slug is IndustrySlug => (industrySlugs as readonly string[]).includes(slug);

export const loader = ({ params: { slug } }: Route.LoaderArgs) => {
  if (!isIndustry(slug)) throw data(null, { status: 404 });
  const page = industryPages[slug];
  return { page, related: page.related.map((other) => ({ slug: other, name: industryPages[other].name })) };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(loaderData.page.headline, loaderData.page.lead) : [];

const IndustryPage = ({ loaderData: { page, related } }: Route.ComponentProps) => (
  <>
    <Wrap className="pt-14 pb-12 md:pt-24 md:pb-16">
      <h1 className="max-w-[18ch] text-[40px] md:text-[58px]">{page.headline}</h1>
      <p className="mt-6 max-w-[36em] text-lg/[29px] text-ink-2 md:text-xl/8">{page.lead}</p>
      <a href={brand.phone.href} className={buttonClass("primary", "large", "mt-8")}>
        Call {brand.phone.display}
      </a>
    </Wrap>
    <Wrap>
      <Statistics figures={page.stats} label={`${page.name} in figures`} />
    </Wrap>
    <section className="py-14 md:py-24">
      <Wrap>
        <h2 className="text-[32px] md:text-[42px]">What we recruit for</h2>
        <div className="mt-9 grid gap-4.5 md:grid-cols-2">
          {page.cards.map((card) => (
            <Card key={card.title}>
              <h3 className="text-[23px]">{card.title}</h3>
              <p className="mt-3 text-base/[26px] text-ink-2">{card.text}</p>
            </Card>
          ))}
        </div>
      </Wrap>
    </section>
    <section className="bg-paper-2 py-14 md:py-24">
      <Wrap className="grid gap-10 lg:grid-cols-[0.8fr_1.2fr]">
        <h2 className="text-[32px] md:text-[42px]">{page.why.title}</h2>
        <ul className="grid gap-8 sm:grid-cols-2">
          {page.why.points.map((point) => (
            <li key={point.title}>
              <h3 className="text-[20px]">{point.title}</h3>
              <p className="mt-2 text-base/[26px] text-ink-2">{point.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
    {page.process !== undefined && (
      <section className="pt-14 md:pt-24">
        <Wrap>
          <h2 className="text-[32px] md:text-[42px]">How a search runs</h2>
          <ol className="mt-9 grid gap-8 md:grid-cols-3">
            {page.process.map((step, at) => (
              <li key={step.title} className="border-t-2 border-brand pt-5">
                <p className="text-sm font-[560] text-brand tabular-nums">Step {at + 1}</p>
                <h3 className="mt-1 text-[21px]">{step.title}</h3>
                <p className="mt-2 text-base/[26px] text-ink-2">{step.text}</p>
              </li>
            ))}
          </ol>
        </Wrap>
      </section>
    )}
    <Wrap className="py-14 md:py-24">
      <h2 className="text-[24px]">Related industries</h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {related.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/industries/${slug}`} className={buttonClass("secondary")}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  </>
);

export default IndustryPage;
