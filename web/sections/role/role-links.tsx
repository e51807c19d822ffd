import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { cardClass } from "../../ui/card.tsx";

interface RoleLink {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

export const RoleLinks = ({ links }: { readonly links: readonly RoleLink[] }) => (
  <ul aria-label="Read on" className="grid gap-4.5 md:grid-cols-3">
    {links.map(({ to, title, text }) => (
      <li key={title}>
        <Link
          to={to}
          className={cardClass("group flex h-full flex-col p-6 transition-colors hover:border-brand! sm:p-7")}
        >
          <h3 className="flex items-center justify-between gap-4 text-[21px]">
            {title}
            <ArrowRight
              className="size-4.5 shrink-0 text-brand transition-transform group-hover:translate-x-1"
              aria-hidden="true"
            />
          </h3>
          <p className="mt-2.5 text-base/[26px] text-ink-2">{text}</p>
        </Link>
      </li>
    ))}
  </ul>
);
