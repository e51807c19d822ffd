/** The feed of open jobs for aggregators, in the XML format of Indeed. */
import { brand } from "../brand.ts";
import { postalAddressOf, adHtml, toPosting } from "./job-posting.ts";
import type { PostedJob } from "./job-board.ts";

/** Characters that XML cannot represent; they are left out. */
// oxlint-disable-next-line no-control-regex -- matches exactly these characters
const invalidXmlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const cdata = (text: string): string =>
  `<![CDATA[${text.replaceAll(invalidXmlCharacters, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
const element = (name: string, text: string | null | undefined): string =>
  text === null || text === undefined || text === "" ? "" : `<${name}>${cdata(text)}</${name}>`;

const indeedJobTypes = {
  "full-time": "fulltime",
  "part-time": "parttime",
  contract: "contract",
  temporary: "temporary",
  internship: "internship",
} as const;

export const feedHeader = (origin: string, builtAt: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n<publisher>${cdata(brand.name)}</publisher>\n<publisherurl>${cdata(origin)}</publisherurl>\n<lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>\n`;

export const feedFooter = "</source>\n";

export const feedItem = (job: PostedJob, origin: string): string => {
  const { blocks, facts } = toPosting(job, origin);
  const isRemote = job.isRemote || job.type === "Remote";
  const address: { readonly addressLocality: string; readonly addressRegion?: string } = postalAddressOf(job.location);
  return [
    "<job>",
    element("title", job.title),
    element("date", new Date(job.postedAt).toUTCString()),
    element("referencenumber", job.id),
    element("url", `${origin}/jobs/${job.slug}`),
    element("company", job.company),
    element("city", /^remote\b/i.test(job.location) ? null : address.addressLocality),
    element("state", address.addressRegion),
    element("country", "US"),
    element("description", adHtml(blocks)),
    element("salary", facts.find(({ label }) => label === "Salary")?.value),
    element("jobtype", job.employmentType === null ? null : indeedJobTypes[job.employmentType]),
    element("category", job.industry),
    element("experience", job.minYears === null ? null : `${job.minYears} years`),
    element("remotetype", isRemote ? "Fully remote" : null),
    element("expirationdate", job.closesAt === null ? null : job.closesAt.slice(0, 10)),
    "</job>\n",
  ].join("");
};

export const sitemapHeader =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
export const sitemapFooter = "</urlset>\n";
/** A slug has only letters, digits and hyphens, so it needs no escaping. */
export const sitemapItem = ({ slug, postedAt }: PostedJob, origin: string): string =>
  `  <url><loc>${origin}/jobs/${slug}</loc><lastmod>${postedAt.slice(0, 10)}</lastmod></url>\n`;
