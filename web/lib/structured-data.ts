/** What search engines read beside the words: schema.org, as JSON-LD. Sample content never enters it. */
import { brand } from "#domain/brand.ts";

interface Asked {
  readonly question: string;
  readonly answer: string;
}

export type Trail = readonly (readonly [name: string, path: string])[];

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

/** From the home page down to this one. */
export const breadcrumbs = (origin: string, trail: Trail): object => ({
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: [["Home", "/"] as const, ...trail].map(([name, path], at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: `${origin}${path}`,
  })),
});

export const faqPage = (questions: readonly Asked[]): object => ({
  ...context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

interface Offered {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

export const service = (origin: string, { name, description, path }: Offered): object => ({
  ...context,
  "@type": "Service",
  name,
  description,
  serviceType: "Recruitment",
  url: `${origin}${path}`,
  provider: { "@type": "EmploymentAgency", "@id": organizationId(origin), name: brand.name, url: `${origin}/` },
  areaServed: { "@type": "Country", name: "United States" },
});
