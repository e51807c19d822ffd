import type { ReactNode } from "react";
import { Link } from "react-router";
import { footerGroups, legalLinks, socialLinks } from "#content/site.ts";
import { brand } from "#domain/brand.ts";
import { industries, industrySlug } from "#domain/industries.ts";
import { useCurrentYear } from "../lib/use-hydrated.ts";
import { Container } from "../ui/container.tsx";
import { Logo } from "./logo.tsx";

const entry = "inline-flex min-h-9 items-center hover:text-night-bright pointer-coarse:min-h-11";

interface GroupProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const Group = ({ title, className, children }: GroupProps) => (
  <nav aria-label={title} className={className}>
    <h2 className="mb-2.5 font-text text-sm font-[560] tracking-normal text-night-bright">{title}</h2>
    {children}
  </nav>
);

const Copyright = () => {
  const year = useCurrentYear();
  return (
    <p>
      © {brand.foundedYear}–{year} {brand.name}. All rights reserved.
    </p>
  );
};

export const SiteFooter = () => (
  <footer className="bg-night text-[15px]/6 text-night-ink">
    <Container className="grid grid-cols-2 gap-x-8 gap-y-11 pt-16 pb-8 lg:grid-cols-[1.25fr_1fr_1fr_1.9fr] lg:gap-x-10">
      <div className="max-lg:col-span-2 sm:max-lg:flex sm:max-lg:items-baseline sm:max-lg:gap-8">
        <span className="text-night-bright">
          <Logo onDark />
        </span>
        <p className="mt-4 sm:max-lg:mt-0">{brand.tagline}.</p>
        <p className="mt-6 sm:max-lg:mt-0 sm:max-lg:ml-auto">
          <a href={brand.phone.href} className={entry}>
            {brand.phone.display}
          </a>
          <br />
          <a href={`mailto:${brand.email}`} className={entry}>
            {brand.email}
          </a>
        </p>
      </div>
      {footerGroups.map(({ title, links }) => (
        <Group key={title} title={title}>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={entry}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      ))}
      <Group title="Industries" className="max-lg:col-span-2">
        <ul className="columns-2 gap-8 sm:max-lg:columns-4">
          {industries.map((name) => (
            <li key={name} className="break-inside-avoid">
              <Link to={`/industries/${industrySlug(name)}`} className={entry}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Group>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-night-bright/15 pt-6 text-sm text-night-ink-2">
        <Copyright />
        <ul className="flex flex-wrap gap-x-6" aria-label="Legal">
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={entry}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-6" aria-label="Elsewhere">
          {socialLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noreferrer" className={entry}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  </footer>
);
