import { getOrigin } from "../../lib/page/request-context.ts";
import type { Route } from "./+types/robots.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(
    `User-agent: *\nDisallow: /api/\n\n${["/sitemap.xml", "/jobs/sitemap.xml"]
      .map((path) => `Sitemap: ${getOrigin(context)}${path}\n`)
      .join("")}`,
    { headers: { "content-type": "text/plain; charset=utf-8" } },
  );
