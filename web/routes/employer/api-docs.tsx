import { apiDocs } from "#content/api-docs.ts";
import { apiReference } from "#domain/api-docs/reference.ts";
import { CodeSample } from "../../features/api-docs/code-sample.tsx";
import { OperationCard } from "../../features/api-docs/operation-card.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { getOrigin } from "../../lib/page/request-context.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/api-docs.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const origin = getOrigin(context);
  return {
    ...apiDocs,
    sections: apiDocs.sections.map((section) => ({
      ...section,
      sample: "sample" in section ? section.sample.replaceAll("{origin}", origin) : null,
    })),
    groups: apiReference(),
  };
};

export const meta = (args: Route.MetaArgs) => {
  if (args.loaderData === undefined) return [];
  const { title, description } = args.loaderData;
  return pageMeta(args, { title, description, card: "company", trail: [[title, "/api/docs"]] });
};

const idOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

const ApiDocsPage = ({ loaderData }: Route.ComponentProps) => {
  const { title, lead, sections, groups } = loaderData;
  return (
    <Container className="grid grid-cols-1 gap-x-16 gap-y-10 pt-14 pb-20 md:pt-20 md:pb-28 lg:grid-cols-[220px_minmax(0,1fr)]">
      <nav
        aria-label="On this page"
        className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
      >
        <ul className="flex flex-wrap gap-x-5 lg:grid">
          {[...sections.map((each) => [each.id, each.title]), ...groups.map(({ name }) => [idOf(name), name])].map(
            ([id, words]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-[15px]/6 text-ink-2 underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
                >
                  {words}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="min-w-0">
        <h1 className="text-[40px] md:text-[54px]">{title}</h1>
        <p className="mt-5 max-w-[36em] text-lg/[29px] text-ink-2">{lead}</p>
        <a href="/api/docs/openapi.json" className={buttonClass("secondary", "medium", "mt-7")}>
          OpenAPI 3.1 document
        </a>
        {sections.map(({ id, title: heading, paragraphs, sample }) => (
          <section key={id} id={id} className="mt-10 scroll-mt-28 border-t border-line pt-7">
            <h2 className="text-[24px] md:text-[28px]">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[38em] text-[17px]/7 text-ink-2">
                {paragraph}
              </p>
            ))}
            {sample !== null && (
              <div className="mt-5">
                <CodeSample text={sample} label={`Example: ${heading}`} />
              </div>
            )}
          </section>
        ))}
        {groups.map(({ name, operations }) => (
          <section key={name} id={idOf(name)} className="mt-14 scroll-mt-28">
            <h2 className="mb-5 text-[24px] md:text-[28px]">{name}</h2>
            {operations.map((operation) => (
              <OperationCard key={operation.id} operation={operation} />
            ))}
          </section>
        ))}
      </div>
    </Container>
  );
};

export default ApiDocsPage;
