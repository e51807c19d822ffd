/** Compares the facts on a job page with its structured data for search engines. */
import { expect, test } from "vitest";
import { adBlocks, splitRequirements } from "./ad-text.ts";
import { feedItem } from "./job-feed.ts";
import { formatPostingDay, toPosting } from "./job-posting.ts";
import { jobTypeLabels } from "./job-card.ts";
import { fakePosting } from "../test/fake-postings.ts";

const origin = "https://firm.example";
const postings = Array.from({ length: 50 }, (_each, index) => fakePosting(index));

interface StructuredData {
  readonly [key: string]: unknown;
  readonly title: string;
  readonly description: string;
  readonly datePosted: string;
  readonly validThrough: string;
  readonly employmentType: string;
  readonly hiringOrganization: { readonly name: string };
  readonly identifier: { readonly value: string };
  readonly baseSalary: { readonly value: { readonly minValue: number; readonly maxValue: number } };
  readonly jobLocation?: { readonly address: { readonly addressLocality: string; readonly addressRegion?: string } };
  readonly jobLocationType?: string;
  readonly applicantLocationRequirements?: { readonly name: string };
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

test.each(postings)("$title: structured data matches the page and has every required field", (job) => {
  const { facts, blocks, jsonLd } = toPosting(job, origin);
  const data = jsonLd as StructuredData;
  const shown = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  expect([data.title, data.hiringOrganization.name, data.identifier.value]).toEqual([
    job.title,
    shown["Company"],
    job.id,
  ]);
  expect([shown["Posted"], shown["Apply by"]]).toEqual([
    formatPostingDay(data.datePosted),
    formatPostingDay(data.validThrough),
  ]);
  const amounts = [...(shown["Salary"] ?? "").matchAll(/\$([\d,]+)/g)].map(([, digits = ""]) =>
    Number(digits.replaceAll(",", "")),
  );
  const { minValue, maxValue } = data.baseSalary.value;
  expect([amounts[0], amounts.at(-1)]).toEqual([minValue, maxValue]);
  const types = {
    FULL_TIME: "full-time",
    PART_TIME: "part-time",
    CONTRACTOR: "contract",
    TEMPORARY: "temporary",
    INTERN: "internship",
  } as const;
  expect(shown["Type"]).toBe(jobTypeLabels[types[data.employmentType as keyof typeof types]]);
  const isRemote = data.jobLocationType === "TELECOMMUTE";
  expect(shown["Workplace"] !== undefined).toBe(isRemote);
  expect(data.jobLocation !== undefined || isRemote).toBe(true);
  expect(data.applicantLocationRequirements?.name).toBe(isRemote ? "United States" : undefined);
  const { addressLocality = "", addressRegion } = data.jobLocation?.address ?? {};
  expect(shown["Location"]).toContain([addressLocality, addressRegion].filter(Boolean).join(", "));
  const words = blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
  expect(plain(data.description).split("\n").filter(Boolean)).toEqual(words);
  expect(data["directApply"]).toBe(job.takesApplications);
});

test("sets directApply when the page has the application form", () => {
  const { jsonLd } = toPosting({ ...fakePosting(1), takesApplications: true }, origin);
  expect(jsonLd).toMatchObject({ directApply: true });
});

test("omits structured data for a sample", () => {
  expect(toPosting({ ...fakePosting(1), isSample: true }, origin).jsonLd).toBeNull();
});

test("escapes user text in a feed", () => {
  const item = feedItem({ ...fakePosting(2), title: "Nurse ]]> <script>\u0007" }, origin);
  expect(item).toContain("<title><![CDATA[Nurse ]]]]><![CDATA[> <script>]]></title>");
});

test("parses an ad into paragraphs, headings and lists", () => {
  expect(
    adBlocks("First line\nof a paragraph that goes on, and ends.\n\nWhat you will do:\n- One\n* Two\n\n1. Three"),
  ).toEqual([
    { kind: "paragraph", text: "First line of a paragraph that goes on, and ends." },
    { kind: "heading", text: "What you will do" },
    { kind: "list", items: ["One", "Two"] },
    { kind: "list", items: ["Three"] },
  ]);
});

test("reads lines under Nice to have as optional with any kind of bullet", () => {
  expect(
    splitRequirements("Requirements:\n- License\n• Two years\n\nNice to have\n- Spanish\nMust have\n- BLS"),
  ).toEqual({
    must: ["License", "Two years", "BLS"],
    nice: ["Spanish"],
  });
});
