import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { brand } from "#domain/brand.ts";
import { readExpert } from "#domain/fractional/expert.ts";
import { expertFacts } from "../../features/fractional/expert-facts.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/expert.ts";

export const loader = (args: Route.LoaderArgs) =>
  createCaller(args)(readExpert, { params: { slug: args.params.slug } });

export const headers = () => ({ "cache-control": "private, max-age=60" });

export const meta = (args: Route.MetaArgs) => {
  if (args.loaderData === undefined) return [];
  const { name, title, specialties, isSample, slug } = args.loaderData;
  return [
    ...pageMeta(args, {
      title: `${name}, ${title}`,
      description: `${name}, fractional ${title}: ${specialties.join(", ")}. Hours, rate and skills, and a call with ${brand.name} about working together.`,
      card: "fractional",
      ...(isSample
        ? {}
        : {
            trail: [
              ["Talent pool", "/fractional-talent"],
              [name, `/experts/${slug}`],
            ] as const,
          }),
    }),
    // Sample experts are excluded from search engines.
    ...(isSample ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

const listTitle = "font-text text-[15px]/6 font-[600] tracking-normal";

const ExpertPage = ({ loaderData: expert }: Route.ComponentProps) => (
  <Container className="pt-6 pb-20 md:pt-9 md:pb-28">
    <Link
      to="/fractional-talent"
      className="inline-flex min-h-11 items-center gap-2 text-[15px] font-[540] text-brand underline-offset-4 hover:underline"
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      All experts
    </Link>
    <div className="mt-5 grid gap-10 lg:grid-cols-[1.2fr_0.8fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
      <div>
        <div className="flex flex-wrap items-center gap-6">
          <img
            src={expert.image}
            alt={`Illustrated portrait of ${expert.name}`}
            width={128}
            height={128}
            className="size-24 rounded-card md:size-32"
          />
          <div className="min-w-0">
            <h1 className="text-[34px]/[1.08] md:text-[48px]/[1.05]">{expert.name}</h1>
            <p className="mt-2.5 text-lg font-[540] md:text-xl">{expert.title}</p>
            <p className="text-base/7 text-ink-3">{expert.company}</p>
          </div>
        </div>
        <p className="mt-8 max-w-[36em] text-lg/[30px] text-ink-2 md:text-xl/8">{expert.bio}</p>
      </div>
      <aside className={cardClass("self-start p-6 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1")}>
        <dl>
          {expertFacts(expert).map(([label, value]) => (
            <div key={label} className="flex justify-between gap-6 border-b border-line py-3 text-base/6 first:pt-0">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-[600] tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <Link to={`/fractional-demo?expert=${expert.slug}`} className={buttonClass("primary", "large", "mt-7 w-full")}>
          Book a strategy call
        </Link>
        <p className="mt-3 text-[15px]/6 text-ink-3">
          30 minutes, free. We bring {expert.name.split(" ")[0]}&apos;s calendar.
        </p>
        {expert.isSample && (
          <p className="mt-5 border-t border-line pt-4 text-[13px]/5 text-ink-3">
            Sample profile: this person is fictional.
          </p>
        )}
      </aside>
      <div className="grid content-start gap-8">
        <section>
          <h2 className={listTitle}>What to ask {expert.name.split(" ")[0]} for</h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {expert.specialties.map((specialty) => (
              <li key={specialty} className="py-3 font-display text-[19px]/7 font-[600] tracking-[-0.01em]">
                {specialty}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={listTitle}>Skills</h2>
          <ul aria-label="Skills" className="mt-3 flex flex-wrap gap-2">
            {expert.skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={listTitle}>Previous companies</h2>
          <p className="mt-2 text-[17px]/7 text-ink-2">{expert.previousCompanies.join(", ")}</p>
        </section>
      </div>
    </div>
  </Container>
);

export default ExpertPage;
