/** Title, description, canonical URL and share card of a page. */
import type { MetaDescriptor } from "react-router";
import { brand } from "#domain/brand.ts";
import type { SiteSettings } from "#domain/site/page-placeholders.ts";
import { breadcrumbs, type BreadcrumbPath } from "./structured-data.ts";

/** Each value has a picture in public/share. */
type ShareCard = "home" | "role" | "industry" | "service" | "healthcare" | "calculator" | "fractional" | "company";

interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly card: ShareCard;
  /** Breadcrumbs from the first page below home to this page, inclusive. */
  readonly trail?: BreadcrumbPath;
  readonly structured?: (origin: string) => readonly object[];
}

/** The part of React Router's meta arguments that is needed here. */
interface MetaInput {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

const originOf = ({ matches }: MetaInput): string => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as SiteSettings | undefined;
  return root?.origin ?? "";
};

export const pageMeta = (input: MetaInput, metadata: PageMetadata): MetaDescriptor[] => {
  const { title, description, card, trail, structured } = metadata;
  const origin = originOf(input);
  // Prerendering requests "/about/", but the canonical URL has no trailing slash.
  const url = `${origin}${input.location.pathname.replace(/(?<=.)\/$/, "")}`;
  const data = [...(trail === undefined ? [] : [breadcrumbs(origin, trail)]), ...(structured?.(origin) ?? [])];
  return [
    { title: `${title} | ${brand.name}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${origin}/share/${card}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${brand.name}: ${brand.tagline}` },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
    ...data.map((each) => ({ "script:ld+json": each })),
  ];
};

export const unlistedTitle = (title: string): string => `${title} | ${brand.name}`;

/**
 * Metadata of a private page: no indexing, no share card, and no URL, since it may contain a token. The title is null if
 * the page renders it from data that can change while it is open.
 */
export const unlistedMeta = (title: string | null, description: string): MetaDescriptor[] => [
  ...(title === null ? [] : [{ title: unlistedTitle(title) }]),
  { name: "description", content: description },
  { name: "robots", content: "noindex" },
];
