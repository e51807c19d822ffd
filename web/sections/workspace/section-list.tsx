/** A long page's sections and the pages below it, as a list beside it. Below the width for two columns it is a row above. */
import { useEffect, useState } from "react";
import { Link } from "react-router";

interface SectionLink {
  /** The address of a page, or a section's id after a number sign. */
  readonly to: string;
  readonly label: string;
}

/** The first section in the upper half of the window. */
const useSectionInView = (links: readonly SectionLink[]): string | undefined => {
  const [inView, setInView] = useState<string>();
  const selector = links.flatMap(({ to }) => (to.startsWith("#") ? [to] : [])).join();
  useEffect(() => {
    const visible = new Set<Element>();
    const sections = [...document.querySelectorAll(selector)];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const first = sections.find((section) => visible.has(section));
        if (first !== undefined) setInView(`#${first.id}`);
      },
      { rootMargin: "-72px 0px -50% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [selector]);
  return inView;
};

interface SectionListProps {
  readonly label: string;
  readonly links: readonly SectionLink[];
}

export const SectionList = ({ label, links }: SectionListProps) => {
  const inView = useSectionInView(links);
  return (
    <nav aria-label={label} className="min-w-0 max-xl:mb-6 xl:sticky xl:top-19 xl:self-start">
      <ul className="flex gap-0.5 max-xl:-mx-2.5 max-xl:overflow-x-auto xl:flex-col">
        {links.map(({ to, label: name }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === inView ? "location" : undefined}
              className="flex h-8.5 items-center rounded-control px-2.5 text-sm/5 font-[520] whitespace-nowrap text-ink-2 transition-colors hover:bg-paper-2 hover:text-ink focus-visible:-outline-offset-1 aria-[current]:bg-paper-2 aria-[current]:text-ink pointer-coarse:h-11"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
