import { Link } from "react-router";
import { home } from "#content/home.ts";
import { industryPages } from "#content/industries.ts";
import { brand } from "#domain/brand.ts";
import { industrySlugs } from "#domain/industries.ts";
import { roleCategories, roles } from "#domain/roles/catalogue.ts";
import { pageMeta } from "../../lib/meta.ts";
import { Wrap } from "../../layout/wrap.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/home.ts";

export const loader = () => ({
  home,
  industries: industrySlugs.map((slug) => ({ slug, name: industryPages[slug].name })),
  rolesByCategory: roleCategories.map((category) => ({
    category,
    roles: roles.filter((role) => role.category === category).map(({ slug, title }) => ({ slug, title })),
  })),
});

export const meta = () => pageMeta(home.title, home.description);

const HomePage = ({ loaderData: { home, industries, rolesByCategory } }: Route.ComponentProps) => (
  <>
    <Wrap className="py-16 md:py-24">
      <h1 className="max-w-[14ch] text-[44px] md:text-[62px]">{home.headline}</h1>
      <p className="mt-6 max-w-[34em] text-lg/[29px] text-ink-2 md:text-xl/8">{home.lead}</p>
      <a href={`mailto:${brand.email}`} className={buttonClass("primary", "large", "mt-8")}>
        Write to us
      </a>
      <p className="mt-5 text-sm text-ink-3">{home.promise}</p>
    </Wrap>
    <section className="border-y border-line bg-paper-2 py-14 md:py-24">
      <Wrap>
        <h2 className="text-[34px] md:text-[46px]">Thirteen industries</h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
          {industries.map(({ slug, name }) => (
            <li key={slug} className="border-t border-line">
              <Link to={`/industries/${slug}`} className="block py-3.5 font-[540] hover:text-brand">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
    <section className="py-14 md:py-24">
      <Wrap>
        <h2 className="text-[34px] md:text-[46px]">Roles we recruit for</h2>
        <div className="mt-8 gap-10 sm:columns-2 lg:columns-4">
          {rolesByCategory.map(({ category, roles }) => (
            <div key={category} className="mb-8 break-inside-avoid">
              <h3 className="font-text text-sm font-[560] tracking-normal text-ink-3">{category}</h3>
              <ul className="mt-2">
                {roles.map((role) => (
                  <li key={role.slug}>
                    <Link to={`/${role.slug}`} className="block py-1.5 text-base/6 hover:text-brand">
                      {role.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Wrap>
    </section>
  </>
);

export default HomePage;
