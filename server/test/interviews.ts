/** A workspace with a panel, for interview tests. */
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { InterviewByLink } from "#domain/interviews/interview-by-link.ts";
import type { Database } from "../db/client.ts";
import { companyMembers } from "../db/tables/companies.ts";
import { users } from "../db/tables/identity.ts";
import { jobApplications } from "../db/tables/pipeline.ts";
import { aCandidate, aJob } from "./factories.ts";
import { anEmployer } from "./jobs.ts";
import type { Browser } from "./browsers.ts";

const ownIdOf = async (db: Database, companyId: string): Promise<string> => {
  const [member] = await db.select().from(companyMembers).where(eq(companyMembers.companyId, companyId));
  return member?.userId ?? "";
};

export interface Interviewer extends Browser {
  readonly userId: string;
  readonly email: string;
}

/** `db` bypasses row-level security. */
export const anInterviewWorkspace = async (app: FastifyInstance, db: Database) => {
  const employer = await anEmployer(app);
  const { companyId } = employer;
  const seatOf = async (browser: Browser, userId: string): Promise<Interviewer> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    return { ...browser, userId, email: user?.username ?? "" };
  };
  const admin = await seatOf(employer, await ownIdOf(db, companyId));
  const job = await aJob(db, { companyId, mustHave: ["Wound care", "Active RN license"] });

  return {
    companyId,
    admin,
    job,
    /** Another member of the workspace at this level. */
    teamMember: async (permissions: "viewer" | "editor" | "admin", name: string): Promise<Interviewer> => {
      const browser = await anEmployer(app);
      const userId = await ownIdOf(db, browser.companyId);
      await db.update(users).set({ name }).where(eq(users.id, userId));
      await db.insert(companyMembers).values({ companyId, userId, permissions });
      await browser.put("/api/me/workspace", { companyId });
      return seatOf(browser, userId);
    },
    applicant: async (stage = "applied", firstName = "Maya") => {
      const candidate = await aCandidate(db, { companyId, firstName });
      const [row] = await db
        .insert(jobApplications)
        .values({ companyId, jobId: job.id, candidateId: candidate.id, stage })
        .returning();
      return { candidateId: candidate.id, email: candidate.email, applicationId: row?.id ?? "" };
    },
  };
};

/** The API URL of a link from an email or a reply. */
export const linkApi = (link: string, part = ""): string =>
  `/api/interview-links/${new URL(link).pathname.split("/").at(-1)}${part}`;

export const slotsBy = async (browser: Browser, link: string): Promise<readonly string[]> =>
  (await browser.get(linkApi(link))).json<InterviewByLink>().slots;
