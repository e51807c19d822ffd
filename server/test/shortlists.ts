/** A job with applicants for shortlist tests: lists created by the API, links taken from emails. */
import type { Shortlist } from "#domain/shortlists/shortlist.ts";
import type { Database } from "../db/client.ts";
import type { candidates } from "../db/tables/candidates.ts";
import { jobApplications } from "../db/tables/pipeline.ts";
import { submissionConsents } from "../db/tables/shortlists.ts";
import { readerLink } from "../features/shortlists/shortlist-links.ts";
import { type buildTestApp, testKeys } from "./build-test-app.ts";
import { eventually } from "./eventually.ts";
import { aCandidate } from "./factories.ts";
import { anInterviewWorkspace } from "./interviews.ts";
import type { CaughtMail, MailCatcher } from "./mail-catcher.ts";
import { aBrowser } from "./browsers.ts";

type Built = Awaited<ReturnType<typeof buildTestApp>>;

export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const emailWith = (catcher: MailCatcher, to: string, word: string): Promise<CaughtMail> =>
  eventually(() => {
    const mail = catcher.caught.findLast(
      (each) => each.to.includes(to) && `${each.mail.subject ?? ""}${each.mail.text ?? ""}`.includes(word),
    );
    if (mail === undefined) throw new Error(`no mail to ${to} with ${word}`);
    return mail;
  });

/** The API URL of a link in an email: "/submissions/x" is "/api/submission-links/x". */
const linkIn = ({ mail }: CaughtMail): string => {
  const [, kind = "", token = ""] = /\/(submission|shortlist)s\/([\w-]+)/.exec(mail.text ?? "") ?? [];
  return `/api/${kind}-links/${token}`;
};

let serial = 0;

/** The request body of the dialog. */
const draft = (people: readonly { readonly applicationId: string }[], more: object = {}) => ({
  title: "First round",
  note: "Please answer by Friday.",
  isAnonymous: true,
  lastDay: dayAhead(14),
  readers: [{ name: "Dana Whitfield", email: `dana${(serial += 1)}@client.example` }],
  entries: people.map(({ applicationId }) => ({ applicationId, why: "Led a unit at night" })),
  ...more,
});

export const createShortlistHelpers = ({ app, owner, catcher }: Pick<Built, "app" | "owner" | "catcher">) => {
  const db: Database = owner.db;
  const questionTo = async (email: string) => linkIn(await emailWith(catcher, email, "/submissions/"));
  const answerAs = async (email: string, answer: "yes" | "no") =>
    aBrowser(app).post(`${await questionTo(email)}/answer`, { answer });
  const aTable = async () => {
    const table = await anInterviewWorkspace(app, db);
    const { admin, companyId, job } = table;
    const person = async (values: Partial<typeof candidates.$inferInsert> = {}, stage = "applied") => {
      const candidate = await aCandidate(db, {
        companyId,
        email: `person${(serial += 1)}@people.example`,
        currentTitle: "ICU Nurse",
        skills: ["Patient Care"],
        ...values,
      });
      const [row] = await db
        .insert(jobApplications)
        .values({ companyId, jobId: job.id, candidateId: candidate.id, stage })
        .returning();
      return { candidateId: candidate.id, email: candidate.email, applicationId: row?.id ?? "" };
    };
    const make = async (people: readonly { readonly applicationId: string }[], more: object = {}) => {
      const answer = await admin.post(`/api/jobs-enhanced/${job.id}/shortlists`, draft(people, more));
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<Shortlist>();
    };
    const ask = (list: Shortlist) => admin.post(`/api/shortlists/${list.id}/consents`);
    const send = (list: Shortlist) => admin.post(`/api/shortlists/${list.id}/send`);
    /** Collects all consents and sends the list; returns the first reader's link. */
    const sentTo = async (people: readonly { applicationId: string; email: string }[], more: object = {}) => {
      const list = await make(people, more);
      await ask(list);
      for (const { email } of people) await answerAs(email, "yes");
      const sent = await send(list);
      if (sent.statusCode !== 200) throw new Error(sent.body);
      const [reader] = list.readers;
      const link = linkIn(await emailWith(catcher, reader?.email ?? "", "/shortlists/"));
      return { list: sent.json<Shortlist>(), link, reader: aBrowser(app) };
    };
    /** The same without emails, for tests of later steps. Returns the first reader's link. */
    const sentAtOnce = async (people: readonly { readonly applicationId: string }[], more: object = {}) => {
      const list = await make(people, more);
      const given = { companyId, answer: "yes", answeredAt: new Date(), text: "Agreed" };
      const scope = { isAnonymous: list.isAnonymous, until: new Date(list.expiresAt) };
      await db
        .insert(submissionConsents)
        .values(people.map(({ applicationId }) => ({ ...given, ...scope, applicationId })));
      const sent = await send(list);
      if (sent.statusCode !== 200) throw new Error(sent.body);
      const token = readerLink.tokenOf({ id: list.readers[0]?.id ?? "", companyId }, testKeys);
      return { list: sent.json<Shortlist>(), link: `/api/shortlist-links/${token}`, reader: aBrowser(app) };
    };
    const lists = async () =>
      (await admin.get(`/api/jobs-enhanced/${job.id}/shortlists`)).json<{ shortlists: Shortlist[] }>().shortlists;
    return { ...table, person, draft, make, ask, questionTo, answerAs, send, sentTo, sentAtOnce, lists };
  };
  return { aTable };
};
