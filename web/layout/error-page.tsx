/** Error pages: not found, or something went wrong. */
import type { ReactNode } from "react";
import { Link, useRouteError } from "react-router";
import { brand } from "#domain/brand.ts";
import { buttonClass } from "../ui/button.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { Container } from "../ui/container.tsx";

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly retry?: boolean;
  readonly children?: ReactNode;
}

const Message = ({ title, text, retry, children }: MessageProps) => (
  <Container className="grid min-h-[56dvh] content-center gap-12 py-20 lg:grid-cols-[1.1fr_0.9fr] lg:gap-16">
    <div>
      <h1 className="text-[40px] sm:text-[56px]">{title}</h1>
      <p className="mt-5 max-w-[46ch] text-lg/8 text-ink-2">{text}</p>
      <a href={retry ? "" : "/"} className={buttonClass("primary", "large", "mt-8")}>
        {retry ? "Try again" : "Go to the home page"}
      </a>
    </div>
    {children}
  </Container>
);

const suggestedLinks = [
  ["/services/rpo", "Hand us your hiring"],
  ["/calculator", "What a year of hiring costs"],
  ["/jobs", "Find a job"],
  ["/#contact", "Write to us"],
] as const;

const NotFound = () => (
  <>
    <title>{`Page not found | ${brand.name}`}</title>
    <meta name="robots" content="noindex" />
    <Message title="404 Page Not Found" text="Did you forget to add the page to the router?">
      <nav aria-label="Elsewhere on the site">
        <p className="text-[17px]/7 text-ink-2">Check the address, or try one of these pages:</p>
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {suggestedLinks.map(([to, label]) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-13 items-center font-display text-[19px] font-[600] underline-offset-4 hover:text-brand hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Message>
  </>
);

/** The error is either a response thrown by a loader or the error of a refreshed query. */
export const isNotFound = (error: unknown): boolean => (error as { readonly status?: unknown } | null)?.status === 404;

/** The message for the current route error, without a frame. */
export const RouteErrorMessage = () => {
  if (isNotFound(useRouteError())) return <NotFound />;
  return (
    <>
      <title>{`Something went wrong | ${brand.name}`}</title>
      <Message
        title="Something went wrong"
        text={`We couldn't load this page. Try again in a moment, or email us at ${brand.email}.`}
        retry
      />
    </>
  );
};

export const Problem = () => (
  <>
    <SiteHeader />
    <main id="main">
      <RouteErrorMessage />
    </main>
    <SiteFooter />
  </>
);
