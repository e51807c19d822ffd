import type { ReactNode } from "react";
import { Container } from "../ui/container.tsx";

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The last section of a page, with the next step, on the brand color. */
export const CallToAction = ({ title, text, children }: CallToActionProps) => (
  <section className="bg-brand-soft py-14 md:py-20">
    <Container className="grid items-end gap-8 lg:grid-cols-[1fr_auto] lg:gap-14">
      <div className="max-w-[40em]">
        <h2 className="max-w-[18ch] text-[32px] md:text-[42px]">{title}</h2>
        <p className="mt-4 text-lg/[29px] text-ink-2">{text}</p>
      </div>
      <div>{children}</div>
    </Container>
  </section>
);
