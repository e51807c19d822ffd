/** Every public address, once: what is prerendered, listed in the sitemap, checked for links and walked by tests. */
import { industrySlugs } from "#domain/industries.ts";
import { roles } from "#domain/roles/catalogue.ts";

export const publicPaths = (): readonly string[] => [
  "/",
  ...industrySlugs.map((slug) => `/industries/${slug}`),
  ...roles.map((role) => `/${role.slug}`),
];
