/** Test helpers for applying: open jobs, forms, uploads and results. */
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { skillIndex } from "#domain/skills/vocabulary.ts";
import { noticesFor } from "#domain/rights/notices.ts";
import { applicationSubmissions } from "../db/tables/applications.ts";
import { candidates } from "../db/tables/candidates.ts";
import { jobApplications } from "../db/tables/pipeline.ts";
import { applicationToken } from "../features/applications/application-link.ts";
import { notifyApplicationReceived } from "../features/applications/notify-application-received.task.ts";
import { type buildTestApp, testKeys } from "./build-test-app.ts";
import { anEmployer, published } from "./jobs.ts";
import { aBrowser } from "./browsers.ts";

// As in the real process, the skill vocabulary is loaded before the first request.
skillIndex();

let serial = 0;
export const anEmail = () => `applicant${(serial += 1)}@people.example`;

export const form = (more: object = {}) => ({
  firstName: "Maya",
  lastName: "Okafor",
  email: anEmail(),
  phone: "(614) 555-0171",
  location: "Dayton, OH",
  currentTitle: "Staff Nurse",
  note: "I have worked nights for six years.",
  consent: true,
  notices: noticesFor("Dayton, OH").map(({ textId }) => textId),
  ...more,
});

export const tokenFor = (id: string, companyId: string, keys = testKeys): string =>
  applicationToken({ id, companyId }, keys);

const boundary = "----application";
const withResume = (body: object, fileName: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="application"\r\n\r\n${JSON.stringify(body)}\r\n` +
        `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

export const createApplicationHelpers = ({ app, owner, catcher, tools }: Awaited<ReturnType<typeof buildTestApp>>) => {
  /** An open job in its own workspace. */
  const anOpenJob = async (facts: object = {}) => {
    const admin = await anEmployer(app);
    const page = await published(admin, facts);
    const slug = (page.publicPath ?? "").replace("/jobs/", "");
    return { admin, slug, jobId: page.id, companyId: admin.companyId, at: `/api/jobs/${slug}/applications` };
  };

  /** Sends the form with a file. */
  const send = (at: string, body: object, fileName: string, bytes: Buffer) =>
    app.inject({
      method: "POST",
      url: at,
      remoteAddress: "203.0.113.40",
      headers: { "content-type": `multipart/form-data; boundary=${boundary}`, origin: "http://localhost:3000" },
      payload: withResume(body, fileName, bytes),
    });

  const sentTo = async (companyId: string) => {
    const rows = await owner.db
      .select()
      .from(applicationSubmissions)
      .innerJoin(jobApplications, eq(jobApplications.id, applicationSubmissions.applicationId))
      .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
      .where(eq(applicationSubmissions.companyId, companyId));
    return rows.map((row) => ({
      sent: row.application_submissions,
      application: row.job_applications,
      candidate: row.candidates,
    }));
  };

  const theOnly = async (companyId: string) => {
    const [row, ...more] = await sentTo(companyId);
    expect(more).toEqual([]);
    if (row === undefined) throw new Error("nothing was sent");
    return row;
  };

  const linkOf = ({ sent }: Awaited<ReturnType<typeof theOnly>>) =>
    `/api/application-status/${tokenFor(sent.applicationId, sent.companyId)}`;

  /** Confirms the application by its emailed link. */
  const confirm = async (row: Awaited<ReturnType<typeof theOnly>>, browser = aBrowser(app, "203.0.113.42")) => {
    const answer = await browser.post(`${linkOf(row)}/confirmation`);
    expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
    return answer.json<{ statusPath: string }>().statusPath;
  };

  /** Sends the queued emails about this workspace's applications. */
  const deliver = async (companyId: string) => {
    const { rows } = await owner.db.execute<{ data: never }>(
      sql`select data from pgboss.job_common where name = 'notify-application-received' and data ->> 'companyId' = ${companyId} order by created_on`,
    );
    for (const { data } of rows) await notifyApplicationReceived.handle(data, tools);
  };

  const mailsTo = (to: string) => catcher.caught.filter((each) => each.to.includes(to)).map(({ mail }) => mail);

  return {
    anOpenJob,
    send,
    sentTo,
    theOnly,
    linkOf,
    confirm,
    tokenFor,
    deliver,
    mailsTo,
    stranger: () => aBrowser(app, "203.0.113.41"),
  };
};
