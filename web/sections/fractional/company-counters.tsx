import { useHydrated } from "../../lib/use-hydrated.ts";

interface CompanyCountersProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly note: string;
}

const minCount = 20;
const maxCount = 69;

const randomCount = (): number => minCount + Math.floor(Math.random() * (maxCount - minCount + 1));

/**
 * A random number from 20 to 69 per company. It is drawn after hydration, so that the prerendered page and the browser
 * agree.
 */
export const CompanyCounters = ({ title, names, note }: CompanyCountersProps) => {
  const hydrated = useHydrated();
  return (
    <div>
      <h2 className="text-[24px] md:text-[28px]">{title}</h2>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-3 lg:grid-cols-6">
        {names.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end border-b border-line py-4.5 lg:border-b-0">
            <dt className="text-[15px]/6 text-ink-2">{name}</dt>
            <dd className="font-display text-[30px]/9 font-[640] tracking-[-0.02em] tabular-nums">
              {hydrated ? `${randomCount()}+` : <span className="invisible">{minCount}+</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[48em] text-[13px]/5 text-ink-3">{note}</p>
    </div>
  );
};
