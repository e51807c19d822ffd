import { data } from "react-router";
import { articlePages } from "#content/articles.ts";
import { AnalyticsConsentForm } from "../../features/consent/analytics-consent-form.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/article.ts";

export const loader = ({ url }: Route.LoaderArgs) => {
  const slug = url.pathname.slice(1);
  const page = articlePages.find((each) => each.slug === slug);
  if (page === undefined) throw data(null, { status: 404 });
  return page;
};

export const meta = (args: Route.MetaArgs) => {
  const page = args.loaderData;
  if (page === undefined) return [];
  const { title, description, slug } = page;
  return pageMeta(args, { title, description, card: "company", trail: [[title, `/${slug}`]] });
};

const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });

const ArticlePage = ({ loaderData: page }: Route.ComponentProps) => (
  <Container className="grid gap-10 pt-14 pb-20 md:pt-20 md:pb-28 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16">
    <div className="content-start lg:sticky lg:top-28 lg:self-start">
      <h1 className="text-[40px] md:text-[54px]">{page.title}</h1>
      <p className="mt-5 max-w-[30em] text-lg/[29px] text-ink-2">{page.lead}</p>
      {page.changed !== undefined && (
        <p className="mt-5 text-[15px] text-ink-3">
          Last changed <time dateTime={page.changed}>{formatDay(page.changed)}</time>
        </p>
      )}
      {page.action !== undefined && (
        <a href={page.action.to} className={buttonClass("primary", "large", "mt-8")}>
          {page.action.label}
        </a>
      )}
    </div>
    <div className="grid gap-9">
      {page.sections.map(({ title, paragraphs, points }) => (
        <section key={title} className="border-t border-line pt-7">
          <h2 className="text-[24px] md:text-[28px]">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[38em] text-[17px]/7 text-ink-2">
              {paragraph}
            </p>
          ))}
          {points !== undefined && (
            <ul className="mt-4 grid max-w-[38em] list-disc gap-2.5 pl-5 text-[17px]/7 text-ink-2 marker:text-brand">
              {points.map((point) => (
                <li key={point} className="pl-1.5">
                  {point}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {page.showsCookieChoice === true && <AnalyticsConsentForm />}
    </div>
  </Container>
);

export default ArticlePage;
