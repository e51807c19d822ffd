import { publicPaths } from "#content/pages.ts";
import { getOrigin } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/sitemap.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const origin = getOrigin(context);
  const entries = publicPaths().map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "application/xml" } });
};
