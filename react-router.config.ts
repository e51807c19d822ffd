import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./content/pages.ts";

export default {
  appDirectory: "web",
  ssr: true,
  prerender: { paths: [...publicPaths()], concurrency: 4 },
} satisfies Config;
