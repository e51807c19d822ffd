/** Every public path, for prerendering, the sitemap, the link check and the tests. */
import { industrySlugs } from "#domain/industries.ts";
import { roles } from "#domain/roles/catalog.ts";
import { articlePages } from "./articles.ts";
import { landingPages } from "./landings.ts";
import { servicePages } from "./services.ts";

/** Pages with static content only, which are prerendered. */
export const prerenderedPaths = (): readonly string[] => [
  "/",
  "/about",
  "/platform",
  "/platform/signup",
  "/platform/onboarding",
  "/candidates",
  "/calculator",
  "/fractional",
  "/customer-stories",
  "/api/docs",
  ...Object.keys(servicePages).map((slug) => `/services/${slug}`),
  ...industrySlugs.map((slug) => `/industries/${slug}`),
  ...landingPages.map(({ slug }) => `/${slug}`),
  ...roles.map((role) => `/${role.slug}`),
  ...articlePages.map(({ slug }) => `/${slug}`),
];

/** Pages that show data from the database and are rendered on request. */
const dynamicPaths = (): readonly string[] => [
  "/jobs",
  "/fractional-talent",
  "/fractional-demo",
  "/platform/dashboard",
];

/** Pages that every header links to and that search engines must not index. */
export const unlistedPaths = (): readonly string[] => ["/sign-in", "/sign-up", "/reset", "/account", "/account/data"];

export const publicPaths = (): readonly string[] => [...prerenderedPaths(), ...dynamicPaths()];
