import { Link } from "react-router";
import { home } from "#content/home.ts";
import { platform } from "#content/platform.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { service } from "../../lib/page/structured-data.ts";
import { Actions } from "../../sections/actions.tsx";
import { PageSection } from "../../sections/page-section.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { DemoPanel } from "../../sections/demo-panel.tsx";
import { PointCards, Steps } from "../../sections/points.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { Statistics } from "../../sections/statistics.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/platform.ts";

const name = "AI+Human Recruitment System";

export const loader = () => ({ words: platform, note: home.showcase.note });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: name,
    description: platform.description,
    card: "service",
    trail: [[name, "/platform"]],
    structured: (origin) => [service(origin, { name, description: platform.description, path: "/platform" })],
  });

interface SideProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly strong?: boolean;
}

const Side = ({ title, points, strong = false }: SideProps) => (
  <div className={cardClass(strong ? "border-brand! bg-brand! p-7 text-brand-ink sm:p-9" : "p-7 sm:p-9")}>
    <h3 className="text-[24px] md:text-[28px]">{title}</h3>
    <ul className="mt-5">
      {points.map((point) => (
        <li
          key={point}
          className={
            strong
              ? "border-t border-brand-ink/25 py-3.5 text-[17px]/7"
              : "border-t border-line py-3.5 text-[17px]/7 text-ink-2"
          }
        >
          {point}
        </li>
      ))}
    </ul>
  </div>
);

const PlatformPage = ({ loaderData: { words, note } }: Route.ComponentProps) => (
  <>
    <section className="pt-11 pb-13 md:pt-18 md:pb-20">
      <Container className="grid gap-10">
        <div className="grid gap-6 lg:grid-cols-[1.15fr_0.85fr] lg:items-end lg:gap-16">
          <div>
            <p className="mb-4.5 flex items-center gap-2.5 text-sm/5 font-[560] text-brand">
              <span aria-hidden="true" className="h-px w-7 bg-brand" />
              {name}
            </p>
            <h1 className="text-[38px]/[1.07] md:text-[56px]/[1.05]">{words.headline}</h1>
          </div>
          <div>
            <p className="max-w-[36em] text-lg/[29px] text-ink-2">{words.lead}</p>
            <div className="mt-6 flex flex-wrap gap-3.5 max-sm:[&>*]:w-full">
              <Link to="/platform/signup" className={buttonClass("primary", "large")}>
                Start a free trial
              </Link>
              <Link to="/platform/dashboard" className={buttonClass("secondary", "large")}>
                Open the demo
              </Link>
            </div>
          </div>
        </div>
        <DemoPanel note={note} />
      </Container>
    </section>
    <PageSection shaded>
      <SectionHeader title={words.split.title} lead={words.split.lead} />
      <div className="grid gap-4.5 md:grid-cols-2">
        <Side {...words.split.ai} />
        <Side {...words.split.human} strong />
      </div>
    </PageSection>
    <PageSection>
      <SectionHeader title={words.agents.title} lead={words.agents.lead} />
      <PointCards points={words.agents.cards} columns={2} />
    </PageSection>
    <PageSection shaded>
      <h2 className="mb-10 max-w-[16ch] text-[34px] md:mb-12 md:text-[46px]">{words.how.title}</h2>
      <Steps points={words.how.steps} />
    </PageSection>
    <PageSection>
      <Statistics figures={words.statistics} label="The system by the numbers" />
    </PageSection>
    <CallToAction title={words.closing.title} text={words.closing.text}>
      <Actions
        className=""
        actions={[
          { label: "Start a free trial", kind: "go", to: "/platform/signup" },
          { label: "Get a Customized Quote", kind: "quote" },
        ]}
      />
    </CallToAction>
  </>
);

export default PlatformPage;
