import { type ReactNode, use } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import displayFace from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import styles from "./site.css?url";
import { type SiteSettings, sitePlaceholders } from "#domain/site/page-placeholders.ts";
import { Problem } from "./layout/error-page.tsx";
import { PageViews } from "./layout/page-views.tsx";
import { StepUpOutlet } from "./layout/step-up-outlet.tsx";
import { NonceContext } from "./lib/page/nonce.ts";
import { pageRequestContext } from "./lib/page/request-context.ts";
import { hintScript } from "./lib/page/visitor-hint.ts";
import { ToastOutlet } from "./ui/toast-outlet.tsx";
import type { Route } from "./+types/root.ts";

// The content security policy forbids eval. Without this setting zod tries it once and the browser logs a violation.
if (typeof document !== "undefined") {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

export const links: LinksFunction = () => [
  { rel: "preload", href: displayFace, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/**
 * The site's origin and analytics tag. They are known when the server renders a page; a prerendered page gets them
 * later.
 */
export const loader = ({ context, request }: Route.LoaderArgs): SiteSettings =>
  context.get(pageRequestContext)?.settings ??
  (import.meta.env.DEV ? { origin: new URL(request.url).origin, analyticsTag: "" } : sitePlaceholders);

export const shouldRevalidate = () => false;

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const nonce = use(NonceContext);
  return (
    // The script below changes an attribute of this element before React hydrates.
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
