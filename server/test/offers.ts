/** A workspace with candidates for offers, for tests. */
import { eq } from "drizzle-orm";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect } from "vitest";
import type { OfferByLink } from "#domain/offers/offer-by-link.ts";
import type { Offer } from "#domain/offers/offers.ts";
import { jobsEnhanced } from "../db/tables/jobs.ts";
import { offers } from "../db/tables/offers.ts";
import { jobApplications } from "../db/tables/pipeline.ts";
import { offerToken } from "../features/offers/offer-link.ts";
import { type buildTestApp, testKeys } from "./build-test-app.ts";
import { anInterviewWorkspace } from "./interviews.ts";
import { someTerms, defaultOfferLetter } from "./offer-factories.ts";
import { aBrowser, type Browser } from "./browsers.ts";

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

export const terms = (more: object = {}) => ({
  ...someTerms,
  letter: defaultOfferLetter,
  answerBy: inDays(5),
  ...more,
});

/** The text of a PDF, page by page. */
export const pdfPagesAsText = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replaceAll(/\s+/g, " "),
    );
  }
  return pages;
};

const offerLinkPath = (id: string, companyId: string, part = ""): string =>
  `/api/offer-links/${offerToken({ id, companyId }, testKeys)}${part}`;

const drafted = async (browser: Browser, applicationId: string, more: object = {}): Promise<Offer> => {
  const made = await browser.post(`/api/applications/${applicationId}/offers`, terms(more));
  expect([made.statusCode, made.statusCode === 201 ? "" : made.body]).toEqual([201, ""]);
  return made.json<Offer>();
};

const sent = async (browser: Browser, applicationId: string, more: object = {}): Promise<Offer> => {
  const { id, revision } = await drafted(browser, applicationId, more);
  const answer = await browser.post(`/api/offers/${id}/send`, { revision });
  expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
  return answer.json<Offer>();
};

export const createOfferHelpers = ({ app, owner }: Awaited<ReturnType<typeof buildTestApp>>) => {
  const rowOf = async (id: string) => {
    const [row] = await owner.db.select().from(offers).where(eq(offers.id, id));
    if (row === undefined) throw new Error("there is no such offer");
    return row;
  };

  const applicationOf = async (id: string) => {
    const [row] = await owner.db.select().from(jobApplications).where(eq(jobApplications.id, id));
    if (row === undefined) throw new Error("there is no such application");
    return row;
  };

  const aTable = () => anInterviewWorkspace(app, owner.db);

  /** A workspace, a candidate at the interview stage, and a pending offer. */
  const offered = async (more: object = {}) => {
    const table = await aTable();
    const person = await table.applicant("interview");
    const offer = await sent(table.admin, person.applicationId, more);
    const at = (part = "") => offerLinkPath(offer.id, table.companyId, part);
    const stranger = aBrowser(app, "203.0.113.77");
    const accept = (name = "Maya Okafor", by: Browser = stranger) =>
      by.post(at("/acceptance"), { name, agreed: true, sha256: offer.sha256, timeZone: "Europe/Berlin" });
    const decline = (reason = "") => stranger.post(at("/refusal"), { reason, timeZone: "Europe/Berlin" });
    const seen = async () => (await stranger.get(at())).json<OfferByLink>();
    return { ...table, person, offer, at, stranger, accept, decline, seen };
  };

  const closeJob = (jobId: string) =>
    owner.db.update(jobsEnhanced).set({ status: "closed" }).where(eq(jobsEnhanced.id, jobId));

  return { linkOf: offerLinkPath, rowOf, applicationOf, aTable, drafted, sent, offered, closeJob };
};

/** The statuses of concurrent replies, in ascending order. */
export const statusesOf = (answers: readonly { readonly statusCode: number }[]): readonly number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
