/** A profile as another person sees it: on the public page and in the preview. Hidden data isn't part of the input. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { preferenceText } from "#domain/profiles/entry-text.ts";
import { type VisibleProfile, visibleNameOf } from "#domain/privacy/visible-profile.ts";
import { PreviewHistory, type PreviewVariant } from "./preview-history.tsx";
import { availabilityLabel } from "./visibility-text.ts";

const linkClass = "font-[540] text-brand underline underline-offset-4 wrap-anywhere";

/** Links only http and https addresses, because a person can enter any text. */
const webLink = (href: string | null, text: string): ReactNode =>
  href !== null && /^https?:\/\//i.test(href) ? (
    <a href={href} rel="noreferrer nofollow ugc" className={linkClass}>
      {text}
    </a>
  ) : null;

const contact = (scheme: "mailto" | "tel", value: string | null): ReactNode =>
  value === null || value === "" ? null : (
    <a href={`${scheme}:${value}`} className={linkClass}>
      {value}
    </a>
  );

const factsOf = (profile: VisibleProfile): readonly (readonly [string, ReactNode])[] =>
  (
    [
      ["Location", profile.location],
      ["Email", contact("mailto", profile.email)],
      ["Phone", contact("tel", profile.phone)],
      [
        "Desired salary",
        profile.desiredSalary === null ? null : `$${profile.desiredSalary.toLocaleString("en-US")}/year`,
      ],
      ["Job search", profile.availability === null ? null : availabilityLabel(profile.availability)],
      ["Preferences", profile.preferences.map(preferenceText).join(", ")],
      ["LinkedIn", webLink(profile.linkedinUrl, "View on LinkedIn")],
      ["GitHub", webLink(profile.githubUrl, "View on GitHub")],
      ["Portfolio", webLink(profile.portfolioUrl, "View portfolio")],
      ["Resume", webLink(profile.resumeUrl, "View resume")],
    ] as const
  ).filter(([, value]) => value !== null && value !== "");

const partClass: Readonly<Record<PreviewVariant, string>> = {
  card: "border-t border-line py-5",
  page: "border-t border-line py-7 md:grid md:grid-cols-[176px_1fr] md:gap-8 md:py-9",
};
const titleClass: Readonly<Record<PreviewVariant, string>> = {
  card: "mb-2.5 font-text text-sm/5 font-[560] tracking-normal text-ink-3",
  page: "mb-3 font-text text-[15px]/6 font-[560] tracking-normal text-ink-3",
};

interface PartProps {
  readonly variant: PreviewVariant;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ variant, title, children }: PartProps) => {
  const Heading = variant === "page" ? "h2" : "h5";
  return (
    <section className={partClass[variant]}>
      <Heading className={titleClass[variant]}>{title}</Heading>
      <div className="min-w-0">{children}</div>
    </section>
  );
};

const Paragraphs = ({ words: text }: { readonly words: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {text.map((word, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a word may stand there twice
      <li
        key={`${index}-${word}`}
        className="max-w-full rounded-tag bg-tag px-2.5 py-1 text-sm/5 wrap-anywhere text-ink-2"
      >
        {word}
      </li>
    ))}
  </ul>
);

const Projects = ({ projects }: Pick<VisibleProfile, "projects">) => (
  <ul className="grid gap-4.5">
    {projects.map(({ title, description, link, technologies }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- projects have no identity of their own here
      <li key={index} className="wrap-anywhere">
        <p className="text-[15px]/6 font-[560]">{title}</p>
        {description !== "" && <p className="mt-1 text-[15px]/6 whitespace-pre-line text-ink-2">{description}</p>}
        {technologies.length > 0 && <p className="mt-1 text-sm/5 text-ink-3">{technologies.join(", ")}</p>}
        <p className="mt-1 text-sm/5 empty:hidden">{webLink(link, "View project")}</p>
      </li>
    ))}
  </ul>
);

const nameClass: Readonly<Record<PreviewVariant, string>> = {
  card: "font-display text-xl/8 font-[640] tracking-[-0.022em]",
  page: "text-[36px]/[1.08] md:text-[54px]",
};

export const VisibleProfileView = ({
  profile,
  variant,
}: {
  readonly profile: VisibleProfile;
  readonly variant: PreviewVariant;
}) => {
  const { title, summary, skills, projects } = profile;
  const facts = factsOf(profile);
  const Name = variant === "page" ? "h1" : "p";
  const isPage = variant === "page";
  return (
    <>
      <header className={isPage ? "pb-8 md:pb-9" : "py-5"}>
        <Name className={clsx("wrap-anywhere", nameClass[variant])}>{visibleNameOf(profile)}</Name>
        {title !== null && title !== "" && (
          <p className={clsx("wrap-anywhere text-ink-2", isPage ? "mt-3 text-xl/8" : "mt-1 text-[17px]/7")}>{title}</p>
        )}
        {facts.length > 0 && (
          <dl className={clsx("grid gap-x-8 gap-y-1.5 text-[15px]/6", isPage ? "mt-6 sm:grid-cols-2" : "mt-4")}>
            {facts.map(([label, value]) => (
              <div key={label} className="grid grid-cols-[104px_1fr] gap-3">
                <dt className="text-ink-3">{label}</dt>
                <dd className="min-w-0 tabular-nums wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {summary !== null && summary !== "" && (
        <Part variant={variant} title="Summary">
          <p
            className={clsx(
              "wrap-anywhere whitespace-pre-line",
              isPage ? "max-w-[62ch] text-[17px]/7" : "text-[15px]/6",
            )}
          >
            {summary}
          </p>
        </Part>
      )}
      {skills.length > 0 && (
        <Part variant={variant} title="Skills">
          <Paragraphs words={skills} />
        </Part>
      )}
      <PreviewHistory profile={profile} variant={variant} />
      {projects.length > 0 && (
        <Part variant={variant} title="Projects">
          <Projects projects={projects} />
        </Part>
      )}
    </>
  );
};
