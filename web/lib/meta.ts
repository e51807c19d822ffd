/** Title, description, address and share card of a page, in the one form every page uses. */
import type { MetaDescriptor } from "react-router";
import { brand } from "#domain/brand.ts";
import type { SiteSettings } from "#domain/site/built-pages.ts";
import { breadcrumbs, type Trail } from "./structured-data.ts";

/** The families of pages, each with its drawn picture in public/share. */
export type ShareCard =
  | "home"
  | "role"
  | "industry"
  | "service"
  | "healthcare"
  | "calculator"
  | "fractional"
  | "company";

interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly card: ShareCard;
  /** The pages between home and this one, itself included. */
  readonly trail?: Trail;
  readonly structured?: (origin: string) => readonly object[];
}

/** What the router hands to a page's meta function, as far as it is needed here. */
interface MetaInput {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

const originOf = ({ matches }: MetaInput): string => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as SiteSettings | undefined;
  return root?.origin ?? "";
};

export const pageMeta = (input: MetaInput, words: PageWords): MetaDescriptor[] => {
  const { title, description, card, trail, structured } = words;
  const origin = originOf(input);
  // Prerendering asks for "/about/"; the page's one address has no slash at its end.
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

/** A page for the person in front of it: no search engine, no card, and no address that might hold a key. */
export const unlistedMeta = (title: string, description: string): MetaDescriptor[] => [
  { title: `${title} | ${brand.name}` },
  { name: "description", content: description },
  { name: "robots", content: "noindex" },
];
