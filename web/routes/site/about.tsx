import { ExternalLink, Mail } from "lucide-react";
import { Link } from "react-router";
import { about } from "#content/about.ts";
import { brand } from "#domain/brand.ts";
import { leadership } from "#domain/firm/leadership.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { useOpenQuote } from "../../lib/quote-dialog.ts";
import { organization } from "../../lib/page/structured-data.ts";
import { PageSection } from "../../sections/page-section.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { PointList } from "../../sections/points.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { Statistics } from "../../sections/statistics.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/about.ts";

export const loader = () => about;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "About",
    description: about.description,
    card: "company",
    trail: [["About", "/about"]],
    structured: (origin) => [organization(origin)],
  });

const contactLink = "inline-flex min-h-11 items-center gap-2 font-[540] text-brand underline-offset-4 hover:underline";

const AboutPage = ({ loaderData: words }: Route.ComponentProps) => {
  const openQuote = useOpenQuote();
  return (
    <>
      <section className="pt-12 pb-14 md:pt-22 md:pb-20">
        <Container>
          <p className="font-display text-[20px] font-[600] text-brand md:text-[24px]">{brand.tagline}</p>
          <h1 className="mt-4 text-[46px]/[1.04] md:text-[84px]/[1.02]">About {brand.name}</h1>
          <p className="mt-7 max-w-[34em] text-lg/[29px] text-ink-2 md:text-[22px]/[34px]">{words.lead}</p>
        </Container>
      </section>
      <Container>
        <Statistics figures={words.tiles} label={`${brand.name} by the numbers`} />
      </Container>
      <PageSection>
        <div className="grid gap-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
          <h2 className="text-[34px] md:text-[46px]">{words.mission.title}</h2>
          <div className="grid max-w-[40em] gap-5 text-[17px]/7 text-ink-2 md:text-lg/[30px]">
            {words.mission.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </PageSection>
      <PageSection shaded>
        <SectionHeader title={words.values.title} lead={words.values.lead} />
        <PointList points={words.values.points} />
      </PageSection>
      <PageSection>
        <SectionHeader title={words.team.title} lead={words.team.lead} />
        <ul className="grid gap-4.5 lg:grid-cols-3">
          {leadership.map((person) => (
            <li key={person.id} className={cardClass("flex flex-col p-6 sm:p-7")}>
              <img
                src={`/avatars/${person.id}.svg`}
                alt={`Portrait of ${person.name}, drawn`}
                width={112}
                height={112}
                loading="lazy"
                className="size-28 rounded-card"
              />
              <h3 className="mt-5 text-[23px]">{person.name}</h3>
              <p className="mt-1 text-base/6 font-[540] text-ink-2">{person.position}</p>
              <p className="text-[15px]/6 text-ink-3">{person.experience}</p>
              <p className="mt-4 text-base/[26px] text-ink-2">{person.bio}</p>
              <div className="mt-auto flex flex-wrap gap-x-6 pt-5">
                <a href={`mailto:${person.email}`} className={contactLink} aria-label={`Email ${person.name}`}>
                  <Mail className="size-4.5" aria-hidden="true" />
                  Email
                </a>
                <a
                  href={person.profileUrl}
                  target="_blank"
                  rel="noreferrer"
                  className={contactLink}
                  aria-label={`LinkedIn profile of ${person.name}`}
                >
                  <ExternalLink className="size-4.5" aria-hidden="true" />
                  LinkedIn
                </a>
              </div>
            </li>
          ))}
        </ul>
      </PageSection>
      <CallToAction title={words.closing.title} text={words.closing.text}>
        <div className="flex flex-wrap gap-3.5 max-sm:[&>*]:w-full">
          <Button size="large" onClick={() => openQuote()}>
            Get Started Today
          </Button>
          <Link to="/fractional-demo" className={buttonClass("secondary", "large")}>
            Schedule a Demo
          </Link>
        </div>
      </CallToAction>
    </>
  );
};

export default AboutPage;
