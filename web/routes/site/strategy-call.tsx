import { strategyCallPage } from "#content/talent-pool.ts";
import { listCallSlots } from "#domain/bookings/strategy-call.ts";
import { listExperts } from "#domain/fractional/expert.ts";
import { CallForm } from "../../features/bookings/call-form.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/strategy-call.ts";

/** If the visitor comes from an expert's page, the form already names the expert. */
const aboutExpert = async (args: Route.LoaderArgs): Promise<string> => {
  const slug = args.url.searchParams.get("expert");
  if (slug === null) return "";
  const namedExpert = (await createCaller(args)(listExperts, {})).find((expert) => expert.slug === slug);
  return namedExpert === undefined ? "" : `I would like to talk about working with ${namedExpert.name}.\n`;
};

export const loader = async (args: Route.LoaderArgs) => ({
  words: strategyCallPage,
  slots: await createCaller(args)(listCallSlots, {}),
  about: await aboutExpert(args),
});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Book a Strategy Call",
    description: strategyCallPage.description,
    card: "fractional",
    trail: [
      ["Fractional Talent", "/fractional"],
      ["Book a Strategy Call", "/fractional-demo"],
    ],
  });

const StrategyCallPage = ({ loaderData: { words, slots, about } }: Route.ComponentProps) => (
  <>
    <Container className="grid gap-10 pt-11 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[0.85fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
      <div>
        <h1 className="max-w-[15ch] text-[36px]/[1.08] md:text-[48px]/[1.06]">{words.headline}</h1>
        <p className="mt-5 max-w-[32em] text-lg/[29px] text-ink-2">{words.lead}</p>
      </div>
      <div className={cardClass("self-start p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1")}>
        <CallForm slots={slots} initialChallenges={about} />
      </div>
      <aside aria-labelledby="expect">
        <h2 id="expect" className="text-[22px]">
          {words.expect.title}
        </h2>
        <ol className="mt-4">
          {words.expect.points.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[32px_1fr] gap-2 border-t border-line py-4">
              <span aria-hidden="true" className="font-display text-[20px]/7 font-[640] text-brand tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-[18px]/7">{title}</h3>
                <p className="mt-0.5 text-base/[25px] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-4 grid gap-5 border-t border-line pt-6">
          {words.quotes.map(({ quote, name }) => (
            <figure key={name} className="border-l-2 border-brand pl-4">
              <blockquote className="text-base/[25px]">“{quote}”</blockquote>
              <figcaption className="mt-1 text-[14px]/5 text-ink-3">{name}</figcaption>
            </figure>
          ))}
        </div>
      </aside>
    </Container>
    <section aria-label="Trust" className="border-t border-line bg-paper-2 py-9">
      <Container>
        <p className="text-center font-display text-[20px] font-[620] tracking-[-0.01em]">{words.trusted}</p>
      </Container>
    </section>
  </>
);

export default StrategyCallPage;
