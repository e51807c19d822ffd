/** The closed shapes of the public pages. Compulsory parts are tuples, so a missing card is a compile error. */
import type { industrySlugs } from "#domain/industries.ts";
import type { RoleCategory } from "#domain/roles/catalogue.ts";

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
  readonly slug: (typeof industrySlugs)[number];
  readonly name: string;
  readonly headline: string;
  /** One or two sentences under the headline: who hires here and what is hard about it. */
  readonly lead: string;
  readonly cards: Four<Card>;
  readonly why: { readonly title: string; readonly points: Four<Card> };
  readonly stats: Four<Statistic>;
  readonly process?: Three<Card>;
  readonly consultation: "Schedule Consultation" | "Confidential Consultation";
  /** Industry pages worth reading next; never the page itself. */
  readonly related: Three<(typeof industrySlugs)[number]>;
}

/** Words shared by all role pages of one category. */
export interface RoleCategoryCopy {
  readonly category: RoleCategory;
  /** A sentence that follows "We recruit {role}s": what these people are hired to do. */
  readonly hiredFor: string;
  readonly screenedFor: Three<Card>;
  readonly trends: Four<string>;
}
