/** Every email with sample data, as an email client shows it. Not part of the public site. */
import { useState } from "react";
import { data } from "react-router";
import { listEmailExamples } from "#domain/workshop/email-examples.ts";
import { Logo } from "../../layout/logo.tsx";
import { createCaller, pageRequestContext } from "../../lib/page/request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/emails.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const page = args.context.get(pageRequestContext);
  if (import.meta.env.PROD && page?.uiPage !== true) throw data(null, { status: 404 });
  return createCaller(args)(listEmailExamples, {});
};

export const meta = () => [{ title: "Emails" }, { name: "robots", content: "noindex" }];

const widths = [390, 700] as const;
const themes = ["light", "dark"] as const;

/** The email as a reader with this theme sees it, independent of the theme of this page. */
const inTheme = (html: string, theme: (typeof themes)[number]): string =>
  html
    .replaceAll("(prefers-color-scheme: dark)", theme === "dark" ? "all" : "not all")
    .replaceAll("color-scheme: light dark", `color-scheme: ${theme}`);

interface ChoiceProps<Option extends string | number> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly onChange: (value: Option) => void;
  readonly format: (value: Option) => string;
}

const Choice = <Option extends string | number>({ label, options, value, onChange, format }: ChoiceProps<Option>) => (
  <fieldset aria-label={label} className="flex gap-2">
    {options.map((option) => (
      <Button
        key={option}
        size="small"
        variant={option === value ? "primary" : "secondary"}
        aria-pressed={option === value}
        onClick={() => onChange(option)}
      >
        {format(option)}
      </Button>
    ))}
  </fieldset>
);

const EmailsPage = ({ loaderData: emails }: Route.ComponentProps) => {
  const [width, setWidth] = useState<(typeof widths)[number]>(700);
  const [theme, setTheme] = useState<(typeof themes)[number]>("light");
  const groups = [...new Set(emails.map(({ group }) => group))];
  return (
    <>
      <header className="border-b border-line">
        <Container className="flex h-16 items-center">
          <Logo />
        </Container>
      </header>
      <main>
        <Container className="pb-24">
          <h1 className="pt-12 pb-6 text-[40px] md:text-[56px]">Emails</h1>
          <dl className="mb-8 grid gap-x-8 gap-y-2 text-[15px]/6 sm:grid-cols-[10rem_1fr]">
            {groups.map((group) => (
              <div key={group} className="contents">
                <dt className="text-ink-2">{group}</dt>
                <dd className="flex flex-wrap gap-x-5 gap-y-1">
                  {emails
                    .filter((email) => email.group === group)
                    .map(({ template }) => (
                      <a key={template} href={`#${template}`} className="underline underline-offset-4">
                        {template}
                      </a>
                    ))}
                </dd>
              </div>
            ))}
          </dl>
          <div className="sticky top-0 z-10 mb-8 flex flex-wrap gap-x-8 gap-y-2 border-b border-line bg-paper py-3">
            <Choice
              label="Width"
              options={widths}
              value={width}
              onChange={setWidth}
              format={(option) => `${option} px`}
            />
            <Choice
              label="Theme"
              options={themes}
              value={theme}
              onChange={setTheme}
              format={(option) => (option === "dark" ? "Dark" : "Light")}
            />
          </div>
          {emails.map(({ group, template, from, subject, html, text }) => (
            <section key={template} id={template} className="mb-14 scroll-mt-20 border-t border-line pt-6">
              <h2 className="text-xl">{subject}</h2>
              <p className="mt-1 mb-4 text-[15px]/6 text-ink-2">
                From {from} · {group} · {template} · {subject.length} characters
              </p>
              <div className="flex flex-wrap gap-6">
                <iframe
                  title={`${template} as HTML`}
                  sandbox=""
                  srcDoc={inTheme(html, theme)}
                  style={{ width }}
                  className="h-[760px] max-w-full shrink-0 rounded-card border border-line"
                />
                <pre className="min-w-0 flex-1 basis-80 rounded-card border border-line bg-paper-2 p-4 text-[13px]/5 whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {text}
                </pre>
              </div>
            </section>
          ))}
        </Container>
      </main>
    </>
  );
};

export default EmailsPage;
