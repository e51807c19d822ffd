import { cardClass } from "../../ui/card.tsx";

interface GoodAndGreatProps {
  readonly title: string;
  readonly good: string;
  readonly great: string;
}

/** Compares a competent hire with an exceptional one. */
export const GoodAndGreat = ({ title, good, great }: GoodAndGreatProps) => (
  <div>
    <h2 className="mb-8 text-[30px] md:text-[38px]">Good, and better than good</h2>
    <div className="grid gap-4.5 sm:grid-cols-2">
      <div className={cardClass("p-6 sm:p-8")}>
        <h3 className="text-[22px]">A good {title}</h3>
        <p className="mt-2.5 text-[17px]/7 text-ink-2">{good}</p>
      </div>
      <div className={cardClass("border-brand! bg-brand! p-6 text-brand-ink sm:p-8")}>
        <h3 className="text-[22px]">A great {title}</h3>
        <p className="mt-2.5 text-[17px]/7 opacity-90">{great}</p>
      </div>
    </div>
  </div>
);
