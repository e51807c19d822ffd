import { clsx } from "clsx";

/** A loading placeholder with the height of the final content. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={clsx("animate-breathe rounded-tag bg-line/70", className)} />
);
