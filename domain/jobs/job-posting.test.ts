/** What a page shows of a job and what search engines are told of it, from one record. */
import { expect, test } from "vitest";
import { adBlocks, splitRequirements } from "./ad-text.ts";
import { feedItem } from "./job-feed.ts";
import { dayWords, postingOf } from "./job-posting.ts";
import { typeWords } from "./job-words.ts";
import { madeUpPosting } from "./made-up-postings.ts";

const origin = "https://firm.example";
const fifty = Array.from({ length: 50 }, (_each, at) => madeUpPosting(at));

interface Said {
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

test.each(fifty)("$title: the structured data says what the page shows, with every field that is asked for", (job) => {
  const { facts, blocks, jsonLd } = postingOf(job, origin);
  const said = jsonLd as Said;
  const shown = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  expect([said.title, said.hiringOrganization.name, said.identifier.value]).toEqual([
    job.title,
    shown["Company"],
    job.id,
  ]);
  expect([shown["Posted"], shown["Apply by"]]).toEqual([dayWords(said.datePosted), dayWords(said.validThrough)]);
  const figures = [...(shown["Salary"] ?? "").matchAll(/\$([\d,]+)/g)].map(([, digits = ""]) =>
    Number(digits.replaceAll(",", "")),
  );
  const { minValue, maxValue } = said.baseSalary.value;
  expect([figures[0], figures.at(-1)]).toEqual([minValue, maxValue]);
  const types = {
    FULL_TIME: "full-time",
    PART_TIME: "part-time",
    CONTRACTOR: "contract",
    TEMPORARY: "temporary",
    INTERN: "internship",
  } as const;
  expect(shown["Type"]).toBe(typeWords[types[said.employmentType as keyof typeof types]]);
  const isRemote = said.jobLocationType === "TELECOMMUTE";
  expect(shown["Work"] !== undefined).toBe(isRemote);
  expect(said.jobLocation !== undefined || isRemote).toBe(true);
  expect(said.applicantLocationRequirements?.name).toBe(isRemote ? "United States" : undefined);
  const { addressLocality = "", addressRegion } = said.jobLocation?.address ?? {};
  expect(shown["Place"]).toContain([addressLocality, addressRegion].filter(Boolean).join(", "));
  const words = blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text]));
  expect(plain(said.description).split("\n").filter(Boolean)).toEqual(words);
  expect(said["directApply"]).toBe(job.takesApplications);
});

test("where the page has the form, the structured data says so", () => {
  const { jsonLd } = postingOf({ ...madeUpPosting(1), takesApplications: true }, origin);
  expect(jsonLd).toMatchObject({ directApply: true });
});

test("a sample has no structured data", () => {
  expect(postingOf({ ...madeUpPosting(1), isSample: true }, origin).jsonLd).toBeNull();
});

test("text from people cannot end its place in a feed", () => {
  const item = feedItem({ ...madeUpPosting(2), title: "Nurse ]]> <script>\u0007" }, origin);
  expect(item).toContain("<title><![CDATA[Nurse ]]]]><![CDATA[> <script>]]></title>");
});

test("an ad's lines become paragraphs, headings and lists", () => {
  expect(
    adBlocks("First line\nof a paragraph that goes on, and ends.\n\nWhat you will do:\n- One\n* Two\n\n1. Three"),
  ).toEqual([
    { kind: "paragraph", text: "First line of a paragraph that goes on, and ends." },
    { kind: "heading", text: "What you will do" },
    { kind: "list", items: ["One", "Two"] },
    { kind: "list", items: ["Three"] },
  ]);
});

test("what stands under Nice to have is a wish, whatever its bullets", () => {
  expect(
    splitRequirements("Requirements:\n- License\n• Two years\n\nNice to have\n- Spanish\nMust have\n- BLS"),
  ).toEqual({
    must: ["License", "Two years", "BLS"],
    nice: ["Spanish"],
  });
});
