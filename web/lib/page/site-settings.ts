import { useRouteLoaderData } from "react-router";
import { type SiteSettings, sitePlaceholders } from "#domain/site/page-placeholders.ts";

/**
 * The site's origin and analytics tag. On the error page of the root route there is no loader data, so placeholders
 * apply.
 */
export const useSiteSettings = (): SiteSettings =>
  useRouteLoaderData<SiteSettings>("root") ?? { ...sitePlaceholders, analyticsTag: "" };
