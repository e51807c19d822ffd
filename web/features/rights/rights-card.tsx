import type { ReactNode } from "react";
import { cardClass } from "../../ui/card.tsx";

/** A card of the data page: text with at most one action. */
export const RightsCard = ({
  children,
  className = "",
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) => <div className={cardClass(`px-5 py-5 sm:px-6 ${className}`)}>{children}</div>;
