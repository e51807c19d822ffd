/** The types of the public pages. Required parts are tuples, so that a missing card is a compile error. */
import type { IndustrySlug } from "#domain/industries.ts";

export type Four<T> = readonly [T, T, T, T];
export type Three<T> = readonly [T, T, T];

export interface Card {
  readonly title: string;
  readonly text: string;
}

export interface Statistic {
  readonly value: string;
  readonly label: string;
}

export interface IndustryPage {
  readonly slug: IndustrySlug;
  readonly name: string;
  /** For search results: at most 160 characters. */
  readonly description: string;
  readonly headline: string;
  /** One or two sentences under the headline: who hires here and what is hard about it. */
  readonly lead: string;
  readonly cards: Four<Card>;
  readonly why: { readonly title: string; readonly points: Four<Card> };
  readonly stats: Four<Statistic>;
  readonly process?: Three<Card>;
  /** Slugs of role pages whose market data is shown beside the headline. */
  readonly roles: readonly [string, string, string, string, string];
  readonly consultation: "Schedule Consultation" | "Confidential Consultation";
  /** Related industry pages; never the page itself. */
  readonly related: Three<IndustrySlug>;
}

/** Market trends of a role category, shown on each of its role pages. */
export type CategoryTrends = Four<string>;

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The text of one role page. Its market table and key skills come from domain. */
export interface RoleCopy {
  /** For search results: at most 160 characters. */
  readonly description: string;
  /** Under the headline: what an employer is missing while this seat is empty. */
  readonly intro: string;
  readonly hiredFor: { readonly text: string; readonly duties: Three<string> };
  /** Licenses, degrees and certificates, as written on a resume. */
  readonly credentials: readonly string[];
  readonly tools: readonly string[];
  readonly screening: Three<Card>;
  readonly good: string;
  readonly great: string;
  readonly trends: readonly [string, string];
  readonly questions: Three<Question>;
}

/** What a button does: opens the quote dialog, scrolls to the bottom of the page, or opens a page. */
type Action =
  | { readonly label: string; readonly kind: "quote" | "bottom" }
  | { readonly label: string; readonly kind: "go"; readonly to: string };

interface Passage<Points> {
  readonly title: string;
  readonly lead: string;
  readonly points: Points;
}

export interface ServicePage {
  readonly slug: "rpo" | "ai-platform" | "talent-analytics" | "executive-recruitment";
  readonly name: string;
  readonly description: string;
  readonly headline: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  /** Which product illustration is shown beside the headline. */
  readonly illustration: "weeks" | "match" | "reports" | "search";
  readonly offer: Passage<Three<Card>>;
  readonly why: Passage<Three<Card>>;
  readonly integrations?: Passage<Four<Card>>;
  readonly returns?: Passage<Four<Statistic>>;
  readonly process?: Passage<Four<Card>>;
  readonly confidentiality?: Passage<Four<Card>>;
  /** Industry pages that this service page links to. */
  readonly industries?: { readonly title: string; readonly slugs: readonly IndustrySlug[] };
  readonly questions: Three<Question>;
  readonly closing: { readonly title: string; readonly text: string; readonly actions: readonly Action[] };
}

type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

export interface LandingPage {
  readonly slug: "physician-recruiters" | "healthcare-administration-recruiters" | "healthcare-executive-recruiters";
  readonly name: string;
  readonly description: string;
  readonly headline: string;
  readonly lead: string;
  /** Whether the page shows the firm's phone number as a button. */
  readonly callButton: boolean;
  readonly stats: Four<Statistic>;
  readonly positions: { readonly title: string; readonly lead: string; readonly names: Twelve<string> };
  readonly reasons: Passage<Four<Card>>;
  readonly process: Passage<Four<Card>>;
  readonly questions: Three<Question>;
  readonly form: { readonly title: string; readonly note: string };
}

/** A short page of plain text: the legal ones, careers, news. */
export interface ArticlePage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** The date of the last change, "2026-11-15". Legal pages show it. */
  readonly changed?: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly points?: readonly string[];
  }[];
  /** Only for the cookie policy: shows the visitor's cookie choice and lets them change it. */
  readonly showsCookieChoice?: true;
  readonly action?: { readonly label: string; readonly to: string };
}
