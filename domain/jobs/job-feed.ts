/** Open jobs as aggregators take them in: the XML that Indeed made common, one job after the other. */
import { brand } from "../brand.ts";
import { addressOf, adHtml, postingOf } from "./job-posting.ts";
import type { PostedJob } from "./job-board.ts";

/** Signs that XML knows no way to write are left out. */
// oxlint-disable-next-line no-control-regex -- these are exactly the signs that are meant
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const wrapped = (text: string): string =>
  `<![CDATA[${text.replaceAll(unwritable, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
const element = (name: string, text: string | null | undefined): string =>
  text === null || text === undefined || text === "" ? "" : `<${name}>${wrapped(text)}</${name}>`;

const jobTypeWords = {
  "full-time": "fulltime",
  "part-time": "parttime",
  contract: "contract",
  temporary: "temporary",
  internship: "internship",
} as const;

export const feedHead = (origin: string, builtAt: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n<publisher>${wrapped(brand.name)}</publisher>\n<publisherurl>${wrapped(origin)}</publisherurl>\n<lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>\n`;

export const feedFoot = "</source>\n";

export const feedItem = (job: PostedJob, origin: string): string => {
  const { blocks, facts } = postingOf(job, origin);
  const isRemote = job.isRemote || job.type === "Remote";
  const place: { readonly addressLocality: string; readonly addressRegion?: string } = addressOf(job.location);
  return [
    "<job>",
    element("title", job.title),
    element("date", new Date(job.postedAt).toUTCString()),
    element("referencenumber", job.id),
    element("url", `${origin}/jobs/${job.slug}`),
    element("company", job.company),
    element("city", /^remote\b/i.test(job.location) ? null : place.addressLocality),
    element("state", place.addressRegion),
    element("country", "US"),
    element("description", adHtml(blocks)),
    element("salary", facts.find(({ label }) => label === "Salary")?.value),
    element("jobtype", job.employmentType === null ? null : jobTypeWords[job.employmentType]),
    element("category", job.industry),
    element("experience", job.minYears === null ? null : `${job.minYears} years`),
    element("remotetype", isRemote ? "Fully remote" : null),
    element("expirationdate", job.closesAt === null ? null : job.closesAt.slice(0, 10)),
    "</job>\n",
  ].join("");
};

export const sitemapHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
export const sitemapFoot = "</urlset>\n";
/** A slug is made of letters, digits and hyphens alone, so nothing in it needs another spelling. */
export const sitemapItem = ({ slug, postedAt }: PostedJob, origin: string): string =>
  `  <url><loc>${origin}/jobs/${slug}</loc><lastmod>${postedAt.slice(0, 10)}</lastmod></url>\n`;
