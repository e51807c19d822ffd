import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./content/pages.ts";

export default {
  appDirectory: "web",
  ssr: true,
  prerender: { paths: [...prerenderedPaths(), "/sitemap.xml", "/robots.txt"], concurrency: 4 },
} satisfies Config;
