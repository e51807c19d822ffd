/** Jobs for tests: an employer with a workspace, and a complete job ad. */
import type { FastifyInstance } from "fastify";
import type { JobFacts } from "#domain/jobs/job-facts.ts";
import type { JobStep } from "#domain/jobs/job-lifecycle.ts";
import type { JobPage } from "#domain/jobs/job-page.ts";
import { aBrowser, type Browser, joinAsEmployer } from "./browsers.ts";

export const completeAd: JobFacts = {
  title: "Night Ward Nurse",
  department: "Critical Care",
  description:
    "You look after a ward of thirty beds at night, with two aides and a physician on call.\n\nWhat you will do\n- Take bedside handoff\n- Give medications on time",
  requirements: "- Active RN license\n- Two years in acute care\n\nNice to have\n- Spanish",
  mustHave: [],
  niceToHave: [],
  benefits: "Health insurance from the first day.",
  location: "Dayton, OH",
  remote: false,
  salaryMin: 80_000,
  salaryMax: 95_000,
  minYears: 2,
  type: "full-time",
  priority: "high",
  deadline: null,
  targetStart: null,
  hiringTeamId: null,
  recruiterId: null,
};

let serial = 0;

export const anEmployer = async (app: FastifyInstance): Promise<Browser & { readonly companyId: string }> => {
  const browser = aBrowser(app);
  const answer = await joinAsEmployer(app, browser, {
    email: `employer${(serial += 1)}@jobs.example`,
    companyName: `Harbor Clinics ${serial}`,
  });
  return { ...browser, companyId: answer.json<{ companyId: string }>().companyId };
};

export const jobAt = (id: string, part = ""): string => `/api/jobs-enhanced/${id}${part}`;

export const readPage = async (browser: Browser, id: string): Promise<JobPage> =>
  (await browser.get(jobAt(id))).json<JobPage>();

/** A complete draft. */
export const aDraft = async (browser: Browser, facts: Partial<JobFacts> = {}): Promise<JobPage> => {
  const drafted = await browser.post("/api/jobs-enhanced", { title: facts.title ?? completeAd.title });
  const { id } = drafted.json<{ id: string }>();
  const saved = await browser.put(jobAt(id), { revision: 1, facts: { ...completeAd, ...facts } });
  return saved.json<JobPage>();
};

export const step = (browser: Browser, { id, revision }: Pick<JobPage, "id" | "revision">, wanted: JobStep) =>
  browser.post(jobAt(id, "/steps"), { revision, step: wanted });

export const published = async (browser: Browser, facts: Partial<JobFacts> = {}): Promise<JobPage> =>
  (await step(browser, await aDraft(browser, facts), "open")).json<JobPage>();
