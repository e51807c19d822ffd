import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Container } from "../ui/container.tsx";

interface PageSectionProps {
  readonly id?: string;
  readonly shaded?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page section with the site's vertical spacing. */
export const PageSection = ({ id, shaded = false, className, children }: PageSectionProps) => (
  <section id={id} className={clsx("-scroll-mt-6 py-14 md:py-24", shaded && "bg-paper-2", className)}>
    <Container>{children}</Container>
  </section>
);
