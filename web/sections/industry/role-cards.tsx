import { Link } from "react-router";

interface RoleCard {
  readonly to: string;
  readonly title: string;
  readonly line: string;
}

/** A long list of pages with hairlines, easy to scan. */
export const RoleCards = ({ cards }: { readonly cards: readonly RoleCard[] }) => (
  <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
    {cards.map(({ to, title, line }) => (
      <li key={to} className="border-t border-line">
        <Link to={to} className="group block h-full py-4.5">
          <h3 className="text-[18px] underline-offset-4 group-hover:text-brand group-hover:underline">{title}</h3>
          <p className="mt-1 text-sm/5 text-ink-3">{line}</p>
        </Link>
      </li>
    ))}
  </ul>
);
