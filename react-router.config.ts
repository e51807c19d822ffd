import type { Config } from "@react-router/dev/config";
import { builtPaths } from "./content/pages.ts";

export default {
  appDirectory: "web",
  ssr: true,
  prerender: { paths: [...builtPaths(), "/sitemap.xml", "/robots.txt"], concurrency: 4 },
} satisfies Config;
