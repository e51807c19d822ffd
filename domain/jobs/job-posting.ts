/**
 * The facts on a job page and its structured data, built from one record so that they agree. The fields follow Google's rules for
 * JobPosting. A sample has no structured data.
 */
import { type AdBlock, adBlocks } from "./ad-text.ts";
import type { PostedJob } from "./job-board.ts";
import { jobTypeLabels } from "./job-card.ts";

interface PostingFact {
  readonly label: string;
  readonly value: string;
}

export interface Posting {
  readonly facts: readonly PostingFact[];
  readonly blocks: readonly AdBlock[];
  readonly jsonLd: object | null;
}

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

export const annualPayText = ({
  salaryMinUsd: low,
  salaryMaxUsd: high,
  salary,
}: Pick<PostedJob, "salaryMinUsd" | "salaryMaxUsd" | "salary">): string => {
  if (low === null || high === null) return salary;
  return low === high ? `${dollars(low)} a year` : `${dollars(low)} to ${dollars(high)} a year`;
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** In UTC, so that server and browser show the same day. */
export const formatPostingDay = (iso: string): string => {
  const [year = "", month = "1", day = "1"] = iso.slice(0, 10).split("-");
  return `${months[Number(month) - 1] ?? ""} ${Number(day)}, ${year}`;
};

const fact = (label: string, value: string | null): readonly PostingFact[] =>
  value === null ? [] : [{ label, value }];

const isRemoteJob = ({ isRemote, type }: PostedJob): boolean => isRemote || type === "Remote";

const factsOf = (job: PostedJob): readonly PostingFact[] => [
  ...fact("Company", job.company),
  ...fact("Location", job.location),
  ...fact("Workplace", isRemoteJob(job) ? "Remote, open to candidates in the United States" : null),
  ...fact("Salary", annualPayText(job)),
  ...fact("Type", job.employmentType === null ? job.type : jobTypeLabels[job.employmentType]),
  ...fact(
    "Experience",
    job.minYears === null || job.minYears === 0
      ? null
      : `At least ${job.minYears} ${job.minYears === 1 ? "year" : "years"}`,
  ),
  ...fact("Start date", job.startsOn === null ? null : formatPostingDay(job.startsOn)),
  ...fact("Posted", formatPostingDay(job.postedAt)),
  ...fact("Apply by", job.closesAt === null ? null : formatPostingDay(job.closesAt)),
];

const section = (heading: string, blocks: readonly AdBlock[]): readonly AdBlock[] =>
  blocks.length === 0 ? [] : [{ kind: "heading", text: heading }, ...blocks];
const list = (items: readonly string[]): readonly AdBlock[] => (items.length === 0 ? [] : [{ kind: "list", items }]);

const blocksOf = (job: PostedJob): readonly AdBlock[] => [
  ...adBlocks(job.description),
  ...section("What you need", list(job.requirements)),
  ...section("Nice to have", list(job.niceToHave)),
  ...section("What we offer", adBlocks(job.benefits ?? "")),
];

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The ad as simple HTML, the only format for long text that job engines accept. */
export const adHtml = (blocks: readonly AdBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === "list")
        return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
      const text = escapeHtml(block.text);
      return block.kind === "heading" ? `<h3>${text}</h3>` : `<p>${text}</p>`;
    })
    .join("");

const employmentTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
} as const;

/** "Columbus, OH" is a city and a state; any other text becomes the city. */
export const postalAddressOf = (location: string) => {
  const [city = "", state = ""] = location.split(",").map((part) => part.trim());
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    ...(/^[A-Z]{2}$/.test(state) && state !== "US" ? { addressRegion: state } : {}),
    addressCountry: "US",
  };
};

const locationFields = (job: PostedJob): object =>
  isRemoteJob(job)
    ? {
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: { "@type": "Country", name: "United States" },
        ...(/^remote\b/i.test(job.location)
          ? {}
          : { jobLocation: { "@type": "Place", address: postalAddressOf(job.location) } }),
      }
    : { jobLocation: { "@type": "Place", address: postalAddressOf(job.location) } };

const salaryFields = ({ salaryMinUsd, salaryMaxUsd }: PostedJob): object =>
  salaryMinUsd === null || salaryMaxUsd === null
    ? {}
    : {
        baseSalary: {
          "@type": "MonetaryAmount",
          currency: "USD",
          value: { "@type": "QuantitativeValue", minValue: salaryMinUsd, maxValue: salaryMaxUsd, unitText: "YEAR" },
        },
      };

const employmentFields = ({ employmentType, type }: PostedJob): object => {
  const employmentKind =
    employmentType ?? (type === "Full-time" ? "full-time" : type === "Contract" ? "contract" : null);
  return employmentKind === null ? {} : { employmentType: employmentTypes[employmentKind] };
};

const toJsonLd = (job: PostedJob, blocks: readonly AdBlock[], origin: string): object => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: job.title,
  description: adHtml(blocks),
  datePosted: job.postedAt.slice(0, 10),
  ...(job.closesAt === null ? {} : { validThrough: job.closesAt }),
  hiringOrganization: { "@type": "Organization", name: job.company },
  identifier: { "@type": "PropertyValue", name: job.company, value: job.id },
  url: `${origin}/jobs/${job.slug}`,
  ...locationFields(job),
  ...employmentFields(job),
  ...salaryFields(job),
  ...(job.industry === null ? {} : { industry: job.industry }),
  // True if the page has an application form.
  directApply: job.takesApplications,
});

export const toPosting = (job: PostedJob, origin: string): Posting => {
  const blocks = blocksOf(job);
  return { facts: factsOf(job), blocks, jsonLd: job.isSample ? null : toJsonLd(job, blocks, origin) };
};
