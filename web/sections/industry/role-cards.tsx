import { Link } from "react-router";
import { cardClass } from "../../ui/card.tsx";

interface RoleCard {
  readonly to: string;
  readonly title: string;
  readonly line: string;
}

export const RoleCards = ({ cards }: { readonly cards: readonly RoleCard[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {cards.map(({ to, title, line }) => (
      <li key={to}>
        <Link to={to} className={cardClass("block h-full px-5 py-4.5 transition-colors hover:border-brand!")}>
          <h3 className="text-[18px]">{title}</h3>
          <p className="mt-1.5 text-[15px]/[22px] text-ink-3">{line}</p>
        </Link>
      </li>
    ))}
  </ul>
);
