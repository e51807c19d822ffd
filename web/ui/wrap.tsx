import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The measure of the site: 1200 px at most, 20 px of air on a phone. */
export const Wrap = ({ className, ...rest }: ComponentProps<"div">) => (
  <div className={clsx("mx-auto w-full max-w-[1200px] px-5 md:px-6", className)} {...rest} />
);
