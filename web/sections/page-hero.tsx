import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Container } from "../ui/container.tsx";

interface PageHeroProps {
  readonly eyebrow?: ReactNode;
  readonly title: string;
  readonly lead: string;
  /** Buttons and small print below the lead. */
  readonly children?: ReactNode;
  /** An illustration beside the text. */
  readonly aside?: ReactNode;
}

/** The top of a page: a headline, one or two sentences, an illustration and one action. */
export const PageHero = ({ eyebrow, title, lead, children, aside }: PageHeroProps) => (
  <section className="pt-11 pb-13 md:pt-18 md:pb-20">
    <Container
      className={clsx("grid items-center gap-12", aside !== undefined && "lg:grid-cols-[1.08fr_0.92fr] lg:gap-16")}
    >
      <div>
        {eyebrow !== undefined && (
          <p className="mb-4.5 flex items-center gap-2.5 text-sm/5 font-[560] text-brand">
            <span aria-hidden="true" className="h-px w-7 bg-brand" />
            {eyebrow}
          </p>
        )}
        <h1 className="max-w-[17ch] text-[38px]/[1.07] md:text-[56px]/[1.05]">{title}</h1>
        <p className="mt-5 max-w-[36em] text-lg/[29px] text-ink-2 md:mt-6 md:text-xl/8">{lead}</p>
        {children}
      </div>
      {aside}
    </Container>
  </section>
);
