import { originFrom } from "../../lib/request-context.ts";
import type { Route } from "./+types/robots.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${originFrom(context)}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
