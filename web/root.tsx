import { type ReactNode, use } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import displayFace from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import styles from "./app.css?url";
import { NonceContext } from "./lib/nonce.ts";
import { Problem } from "./layout/problem.tsx";
import { ToastOutlet } from "./ui/toast-outlet.tsx";

export const links: LinksFunction = () => [
  { rel: "preload", href: displayFace, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const nonce = use(NonceContext);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBFAF6" />
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

const Root = () => (
  <>
    <Outlet />
    <ToastOutlet />
  </>
);

export default Root;

export { Problem as ErrorBoundary };
