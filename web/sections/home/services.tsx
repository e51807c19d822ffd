import { clsx } from "clsx";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cardClass } from "../../ui/card.tsx";
import { SectionHeader } from "../section-header.tsx";

interface Service {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

interface ServicesProps {
  readonly title: string;
  readonly lead: string;
  readonly rpo: Service & { readonly facts: readonly (readonly [string, string])[] };
  readonly platform: Service;
  readonly analytics: Service;
  readonly executive: Service;
}

interface TileProps {
  readonly to: string;
  readonly service: Service;
  readonly strong?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

const Tile = ({ to, service, strong = false, className, children }: TileProps) => (
  <Link
    to={to}
    className={clsx(
      cardClass("group flex min-h-[228px] flex-col p-7 transition-colors"),
      strong ? "border-brand! bg-brand! text-brand-ink hover:bg-brand-strong!" : "hover:border-brand!",
      className,
    )}
  >
    <h3 className="text-2xl">{service.title}</h3>
    <p className={clsx("mt-2.5", strong ? "text-lg/7 opacity-85" : "text-base/[25px] text-ink-2")}>{service.text}</p>
    {children}
    <span className={clsx("mt-auto flex items-center gap-2 pt-6 text-[15px] font-[560]", !strong && "text-brand")}>
      {service.action}
      <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" aria-hidden="true" />
    </span>
  </Link>
);

export const Services = ({ title, lead, rpo, platform, analytics, executive }: ServicesProps) => (
  <>
    <SectionHeader title={title} lead={lead} />
    <div className="grid gap-4.5 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr]">
      <Tile to="/services/rpo" service={rpo} strong className="md:row-span-2">
        <dl className="mt-7 border-t border-brand-ink/25 text-[15px]/[22px]">
          {rpo.facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-brand-ink/20 py-2.5">
              <dt>{label}</dt>
              <dd className="opacity-85">{value}</dd>
            </div>
          ))}
        </dl>
      </Tile>
      <Tile to="/platform/dashboard" service={platform} />
      <Tile to="/services/talent-analytics" service={analytics} />
      <Tile to="/services/executive-recruitment" service={executive} className="min-h-[180px]! md:col-span-2" />
    </div>
  </>
);
