/** Structured data for search engines (schema.org as JSON-LD). It never contains sample content. */
import { brand } from "#domain/brand.ts";

interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

export type BreadcrumbPath = readonly (readonly [name: string, path: string])[];

const context = { "@context": "https://schema.org" } as const;

const organizationId = (origin: string): string => `${origin}/#organization`;

export const organization = (origin: string): object => ({
  ...context,
  "@type": "EmploymentAgency",
  "@id": organizationId(origin),
  name: brand.name,
  slogan: brand.tagline,
  url: `${origin}/`,
  logo: `${origin}/share/home.png`,
  foundingDate: String(brand.foundedYear),
  email: brand.email,
  telephone: brand.phone.href.replace("tel:", ""),
  address: {
    "@type": "PostalAddress",
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    addressRegion: brand.address.region,
    postalCode: brand.address.postalCode,
    addressCountry: brand.address.country,
  },
});

/** Breadcrumbs from the home page down to this page. */
export const breadcrumbs = (origin: string, breadcrumbPath: BreadcrumbPath): object => ({
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: [["Home", "/"] as const, ...breadcrumbPath].map(([name, path], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

export const faqPage = (questions: readonly FaqEntry[]): object => ({
  ...context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

interface ServiceDescription {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

export const service = (origin: string, { name, description, path }: ServiceDescription): object => ({
  ...context,
  "@type": "Service",
  name,
  description,
  serviceType: "Recruitment",
  url: `${origin}${path}`,
  provider: { "@type": "EmploymentAgency", "@id": organizationId(origin), name: brand.name, url: `${origin}/` },
  areaServed: { "@type": "Country", name: "United States" },
});
