import { clsx } from "clsx";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { type PlanKey, plans } from "#domain/plans/plans.ts";
import { useOpenQuote } from "../../lib/quote-dialog.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { SectionHeader } from "../section-header.tsx";

interface PricingProps {
  readonly title: string;
  readonly lead: string;
  readonly plans: Readonly<Record<PlanKey, { readonly features: readonly string[]; readonly action: string }>>;
}

const popular: PlanKey = "professional";

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

export const Pricing = ({ title, lead, plans: planContent }: PricingProps) => {
  const openQuote = useOpenQuote();
  return (
    <>
      <SectionHeader title={title} lead={lead} />
      <ul className="grid items-stretch gap-4.5 md:grid-cols-[1fr_1.08fr_1fr] md:gap-3 lg:gap-4.5">
        {plans.map(({ key, name, usdPerMonth }) => (
          <li
            key={key}
            className={clsx(
              cardClass("relative flex flex-col p-7 md:p-5 lg:p-8"),
              key === popular && "border-2 border-brand! pt-10 max-md:mt-3",
            )}
          >
            {key === popular && (
              <p className="absolute -top-3.5 left-7.5 rounded-tag bg-brand px-3 text-[13px]/7 font-[560] text-brand-ink">
                Most Popular
              </p>
            )}
            <h3 className="text-[22px]">{name}</h3>
            <p className="mt-4.5 font-display text-[46px]/none md:text-[36px]/none lg:text-[46px]/none font-[640] tracking-[-0.03em] tabular-nums">
              {usdPerMonth === null ? "Custom" : dollars(usdPerMonth)}
              <span className="ml-2 font-text text-[15px] md:ml-0 md:mt-2 md:block lg:ml-2 lg:mt-0 lg:inline font-normal tracking-normal text-ink-3">
                {usdPerMonth === null ? "pricing" : "per month"}
              </span>
            </p>
            <ul className="mt-6 mb-8 grid gap-2.5 text-[15px]/[23px] text-ink-2">
              {planContent[key].features.map((feature) => (
                <li key={feature} className="grid grid-cols-[18px_1fr] gap-2.5">
                  <Check className="mt-1 size-4 text-brand" strokeWidth={2.6} aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
            {usdPerMonth === null ? (
              <Button variant="secondary" size="large" className="mt-auto w-full" onClick={() => openQuote()}>
                {planContent[key].action}
              </Button>
            ) : (
              <Link
                to={`/platform/signup?plan=${key}`}
                className={buttonClass(key === popular ? "primary" : "secondary", "large", "mt-auto w-full")}
              >
                {planContent[key].action}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
