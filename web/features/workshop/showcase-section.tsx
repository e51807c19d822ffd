import type { ReactNode } from "react";

const sectionId = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

interface ShowcaseSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A section of the component gallery: title and text on the left, the component on the right. */
export const ShowcaseSection = ({ title, text, children }: ShowcaseSectionProps) => (
  <section
    id={sectionId(title)}
    aria-labelledby={`${sectionId(title)}-title`}
    className="border-t border-line py-10 md:py-14"
  >
    <div className="grid gap-6 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-14">
      <div>
        <h2 id={`${sectionId(title)}-title`} className="text-[22px]">
          {title}
        </h2>
        <p className="mt-2.5 max-w-[44ch] text-[15px]/6 text-ink-2">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  </section>
);
