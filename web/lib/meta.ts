/** Title and description of a page, in the one form every page uses. */
import type { MetaDescriptor } from "react-router";
import { brand } from "#domain/brand.ts";

export const pageMeta = (title: string, description: string): MetaDescriptor[] => [
  { title: title === brand.name ? title : `${title} | ${brand.name}` },
  { name: "description", content: description },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:site_name", content: brand.name },
  { property: "og:type", content: "website" },
];
