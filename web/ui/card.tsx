import { clsx } from "clsx";
import type { ComponentProps } from "react";

export const cardClass = (className?: string): string => clsx("rounded-card border border-line bg-card", className);

export const Card = ({ className, ...rest }: ComponentProps<"div">) => (
  <div className={cardClass(clsx("p-6 sm:p-7", className))} {...rest} />
);
