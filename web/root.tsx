import { type ReactNode, use } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import displayFace from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import styles from "./site.css?url";
import { type SiteSettings, standIns } from "#domain/site/built-pages.ts";
import { Problem } from "./layout/problem.tsx";
import { PageViews } from "./layout/page-views.tsx";
import { StepUpOutlet } from "./layout/step-up-outlet.tsx";
import { NonceContext } from "./lib/nonce.ts";
import { pageRequestContext } from "./lib/request-context.ts";
import { hintScript } from "./lib/visitor-hint.ts";
import { ToastOutlet } from "./ui/toast-outlet.tsx";
import type { Route } from "./+types/root.ts";

// The content policy allows no code from strings. Without this, zod tries it once and the browser logs the refusal.
if (typeof document !== "undefined") {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

export const links: LinksFunction = () => [
  { rel: "preload", href: displayFace, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** Where the site stands: known while a page is rendered, filled in later for one that is built ahead. */
export const loader = ({ context, request }: Route.LoaderArgs): SiteSettings =>
  context.get(pageRequestContext)?.settings ??
  (import.meta.env.DEV ? { origin: new URL(request.url).origin, analyticsTag: "" } : standIns);

export const shouldRevalidate = () => false;

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const nonce = use(NonceContext);
  return (
    // The script below writes on it before React looks.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBFAF6" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hintScript }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
};

const Root = ({ loaderData: { analyticsTag } }: Route.ComponentProps) => (
  <>
    <Outlet />
    <PageViews tag={analyticsTag} />
    <ToastOutlet />
    <StepUpOutlet />
  </>
);

export default Root;

export { Problem as ErrorBoundary };
