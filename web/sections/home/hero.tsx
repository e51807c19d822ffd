import { Link } from "react-router";
import { Container } from "../../ui/container.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { MatchCard } from "../match-card.tsx";

interface HeroProps {
  readonly eyebrow: string;
  readonly headline: { readonly before: string; readonly struck: string; readonly after: string };
  readonly lead: string;
  readonly promise: string;
}

export const Hero = ({ eyebrow, headline, lead, promise }: HeroProps) => (
  <section aria-labelledby="hero-title" className="overflow-hidden py-12 md:pt-22 md:pb-18">
    <Container className="grid items-center gap-12 lg:grid-cols-[1.02fr_0.98fr] lg:gap-14">
      <div>
        <p className="mb-5 flex items-center gap-2.5 text-sm/5 font-[560] text-brand">
          <span aria-hidden="true" className="h-px w-7 bg-brand" />
          {eyebrow}
        </p>
        <h1 id="hero-title" className="text-[40px]/[1.06] md:text-[62px]/[1.04]">
          {headline.before}
          <s className="text-ink-3 decoration-spark decoration-4">{headline.struck}</s>
          {headline.after}
        </h1>
        <p className="mt-5 mb-7 max-w-[34em] text-lg/[29px] text-ink-2 md:mt-6 md:mb-8.5 md:text-xl/8">{lead}</p>
        <div className="flex flex-wrap gap-3.5 max-sm:[&>*]:w-full">
          <a href="#contact" className={buttonClass("primary", "large")}>
            Crush Your Competition
          </a>
          <Link to="/calculator" className={buttonClass("secondary", "large")}>
            See ROI Calculator
          </Link>
        </div>
        <p className="mt-5 text-sm/[22px] text-ink-3">{promise}</p>
      </div>
      <div className="relative lg:min-h-[520px]">
        <div className={cardClass("absolute top-0 left-6 hidden w-75 -rotate-2 bg-paper-2! px-5 py-4.5 lg:block")}>
          <p className="font-display text-[19px]/6 font-[640] tracking-[-0.02em]">ICU Nurse Manager</p>
          <p className="mt-1 text-sm/5 text-ink-2">Columbus, OH. $98k to $118k</p>
          <p className="mt-2.5 flex flex-wrap gap-1.5">
            {["Critical care", "Staff scheduling", "CCRN", "5+ years"].map((tag) => (
              <span key={tag} className="rounded-tag border border-line bg-card px-2 text-xs/5 text-ink-2">
                {tag}
              </span>
            ))}
          </p>
        </div>
        <p className="mb-3 flex flex-wrap items-baseline gap-x-2 text-[15px]/6 text-ink-2 lg:hidden">
          <span className="font-[600] text-ink">For ICU Nurse Manager</span> Columbus, OH. Critical care, staff
          scheduling, CCRN, 5+ years
        </p>
        <div className="lg:absolute lg:top-24 lg:right-0 lg:w-[430px]">
          <MatchCard />
        </div>
        <p className="mt-3 text-[13px]/5 text-ink-3 lg:absolute lg:right-0 lg:bottom-0 lg:w-[430px]">
          Sample candidate, sample job.
        </p>
      </div>
    </Container>
  </section>
);
