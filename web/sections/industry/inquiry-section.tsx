import type { ReactNode } from "react";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import { Container } from "../../ui/container.tsx";
import { ContactDetails } from "../contact-details.tsx";

interface InquirySectionProps {
  readonly name: string;
  /** The form loads when the visitor scrolls near it. */
  readonly children: ReactNode;
}

export const InquirySection = ({ name, children }: InquirySectionProps) => (
  <section className="bg-brand-soft py-14 md:py-24">
    <Container className="grid gap-10 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
      <div className="grid content-start gap-8">
        <div>
          <h2 className="max-w-[14ch] text-[32px] md:text-[42px]">Send us your {name.toLowerCase()} openings</h2>
          <p className="mt-5 max-w-[34ch] text-lg/[29px] text-ink-2">
            A recruiter who works in this field answers within 24 hours.
          </p>
        </div>
        <ContactDetails />
      </div>
      <div className={cardClass("p-5 sm:p-8")}>
        <WhenNear fallback={<Skeleton className="h-[560px] rounded-card! max-sm:h-[760px]" />}>{children}</WhenNear>
      </div>
    </Container>
  </section>
);
