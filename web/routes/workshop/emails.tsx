/** Every email with sample data, as an email client shows it. Not part of the public site. */
import { data } from "react-router";
import { listEmailExamples } from "#domain/workshop/email-examples.ts";
import { Logo } from "../../layout/logo.tsx";
import { createCaller, pageRequestContext } from "../../lib/page/request-context.ts";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/emails.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const page = args.context.get(pageRequestContext);
  if (import.meta.env.PROD && page?.uiPage !== true) throw data(null, { status: 404 });
  return createCaller(args)(listEmailExamples, {});
};

export const meta = () => [{ title: "Emails" }, { name: "robots", content: "noindex" }];

const EmailsPage = ({ loaderData: emails }: Route.ComponentProps) => (
  <>
    <header className="border-b border-line">
      <Container className="flex h-16 items-center">
        <Logo />
      </Container>
    </header>
    <main>
      <Container className="pb-24">
        <h1 className="pt-12 pb-6 text-[40px] md:text-[56px]">Emails</h1>
        <ul className="mb-12 flex flex-wrap gap-x-5 gap-y-2 text-[15px]/6">
          {emails.map(({ template }) => (
            <li key={template}>
              <a href={`#${template}`} className="underline underline-offset-4">
                {template}
              </a>
            </li>
          ))}
        </ul>
        {emails.map(({ template, subject, html, text }) => (
          <section key={template} id={template} className="mb-14 border-t border-line pt-6">
            <h2 className="text-xl">{subject}</h2>
            <p className="mt-1 mb-4 text-[15px]/6 text-ink-2">{template}</p>
            <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
              <iframe
                title={`${template} as HTML`}
                sandbox=""
                srcDoc={html}
                className="h-[640px] w-full rounded-card border border-line"
              />
              <pre className="rounded-card border border-line bg-paper-2 p-4 text-[13px]/5 whitespace-pre-wrap">
                {text}
              </pre>
            </div>
          </section>
        ))}
      </Container>
    </main>
  </>
);

export default EmailsPage;
