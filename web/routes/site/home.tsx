import { lazy } from "react";
import { home } from "#content/home.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { organization } from "../../lib/page/structured-data.ts";
import { PageSection } from "../../sections/page-section.tsx";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { Hero } from "../../sections/home/hero.tsx";
import { Pricing } from "../../sections/home/pricing.tsx";
import { Services } from "../../sections/home/services.tsx";
import { Showcase } from "../../sections/home/showcase.tsx";
import { Team } from "../../sections/home/team.tsx";
import { WhyUs } from "../../sections/home/why-us.tsx";
import { JobsFrame } from "../../sections/jobs-frame.tsx";
import { SectionHeader } from "../../sections/section-header.tsx";
import { Statistics } from "../../sections/statistics.tsx";
import { TestimonialSkeletons } from "../../sections/testimonial-skeletons.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/home.ts";

const JobSearch = lazy(() => import("../../features/jobs/job-search.tsx"));
const TestimonialList = lazy(() => import("../../features/testimonials/testimonial-list.tsx"));
const LeadForm = lazy(() => import("../../features/leads/lead-form.tsx"));

export const loader = () => home;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: home.title,
    description: home.description,
    card: "home",
    structured: (origin) => [organization(origin)],
  });

const HomePage = ({ loaderData: words }: Route.ComponentProps) => (
  <>
    <Hero {...words.hero} />
    <section id="why" aria-label="Results and reasons">
      <Container>
        <Statistics figures={words.statistics} label="What our clients see" />
        <WhyUs {...words.why} />
      </Container>
    </section>
    <PageSection id="services">
      <Services {...words.services} />
    </PageSection>
    <PageSection id="platform" shaded>
      <Showcase {...words.showcase} />
    </PageSection>
    <PageSection id="jobs">
      <JobsFrame {...words.jobs}>
        <JobSearch />
      </JobsFrame>
    </PageSection>
    <PageSection id="testimonials" shaded>
      <SectionHeader {...words.testimonials} />
      <WhenNear fallback={<TestimonialSkeletons />}>
        <TestimonialList />
      </WhenNear>
    </PageSection>
    <PageSection id="pricing">
      <Pricing {...words.pricing} />
    </PageSection>
    <PageSection id="about" shaded>
      <Team {...words.about} />
    </PageSection>
    <PageSection id="contact">
      <div className="grid gap-10 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
        <div className="grid content-start gap-8 md:max-lg:grid-cols-2">
          <div>
            <h2 className="max-w-[12ch] text-[34px] md:text-[46px]">{words.contact.title}</h2>
            <p className="mt-5 max-w-[34ch] text-lg/[29px] text-ink-2">{words.contact.lead}</p>
          </div>
          <ContactDetails />
        </div>
        <div className={cardClass("p-5 sm:p-8")}>
          <WhenNear fallback={<Skeleton className="h-[640px] rounded-card!" />}>
            <LeadForm />
          </WhenNear>
        </div>
      </div>
    </PageSection>
  </>
);

export default HomePage;
