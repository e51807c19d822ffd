import { clsx } from "clsx";

/** A place held while something loads, of the height it will have. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={clsx("animate-breathe rounded-tag bg-line/70", className)} />
);
