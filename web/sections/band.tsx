import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Wrap } from "../ui/wrap.tsx";

interface BandProps {
  readonly id?: string;
  readonly shaded?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page section with the site's vertical spacing. */
export const Band = ({ id, shaded = false, className, children }: BandProps) => (
  <section id={id} className={clsx("-scroll-mt-6 py-14 md:py-24", shaded && "bg-paper-2", className)}>
    <Wrap>{children}</Wrap>
  </section>
);
