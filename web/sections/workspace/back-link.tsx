import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link from a page to its parent page. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex max-w-full items-center gap-2 rounded-tag text-[15px]/6 text-ink-2 hover:text-ink pointer-coarse:min-h-11"
  >
    <ArrowLeft className="size-4 shrink-0" aria-hidden="true" />
    <span className="min-w-0 truncate">{children}</span>
  </Link>
);
