import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The page width: at most 1200 px, with 20 px of padding on a phone. */
export const Container = ({ className, ...rest }: ComponentProps<"div">) => (
  <div className={clsx("mx-auto w-full max-w-[1200px] px-5 md:px-6", className)} {...rest} />
);
