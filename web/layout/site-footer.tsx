import { Link } from "react-router";
import { brand } from "#domain/brand.ts";
import { industries, industrySlug } from "#domain/industries.ts";
import { Logo } from "./logo.tsx";
import { Wrap } from "../ui/wrap.tsx";

export const SiteFooter = () => (
  <footer className="bg-night text-[15px]/6 text-night-ink">
    <Wrap className="grid gap-12 pt-18 pb-9 md:grid-cols-[1fr_1.6fr]">
      <div>
        <span className="text-night-bright">
          <Logo onDark />
        </span>
        <p className="mt-4">{brand.tagline}.</p>
      </div>
      <nav aria-label="Industries">
        <h2 className="mb-3.5 font-text text-sm font-[560] tracking-normal text-night-bright">Industries</h2>
        <ul className="columns-2 gap-8 sm:columns-3">
          {industries.map((name) => (
            <li key={name}>
              <Link to={`/industries/${industrySlug(name)}`} className="inline-block py-1.5 hover:text-night-bright">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="border-t border-night-bright/15 pt-6 text-sm text-night-ink-2 md:col-span-2">
        © {brand.foundedYear} {brand.name}. All rights reserved.
      </p>
    </Wrap>
  </footer>
);
