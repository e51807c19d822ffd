import { useRouteLoaderData } from "react-router";
import { type SiteSettings, standIns } from "#domain/site/built-pages.ts";

/** Where the site stands; on the page of a failed root there is nothing to know. */
export const useSiteSettings = (): SiteSettings =>
  useRouteLoaderData<SiteSettings>("root") ?? { ...standIns, analyticsTag: "" };
