import type { ReactNode } from "react";
import { cardClass } from "../../ui/card.tsx";

/** A card of the page about one's own data: words, and at most one thing to do under them. */
export const RightsCard = ({
  children,
  className = "",
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) => <div className={cardClass(`px-5 py-5 sm:px-6 ${className}`)}>{children}</div>;
