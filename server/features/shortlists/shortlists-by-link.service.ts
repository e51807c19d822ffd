/** A shortlist by its reader's link: the database decides who is visible, an allow-list which fields. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { clientActorLabel } from "#domain/companies/activity.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { stageAfterClientYes } from "#domain/shortlists/stage-after-yes.ts";
import { identifyingWords, identifiesPerson } from "#domain/shortlists/identifying-words.ts";
import {
  type CandidateByLink,
  invalidShortlistLinkMessage,
  type ShortlistByLink,
} from "#domain/shortlists/shortlist-by-link.ts";
import { namesLicensesAndLanguages } from "#domain/shortlists/submission-consent.ts";
import { type Verdict, verdictLabels } from "#domain/shortlists/shortlist-states.ts";
import {
  anonymousCandidate,
  namedCandidate,
  type ShowableCandidate,
} from "#domain/shortlists/build-shown-candidate.ts";
import { asActor, type Database } from "../../db/client.ts";
import { candidates } from "../../db/tables/candidates.ts";
import { companies } from "../../db/tables/companies.ts";
import { users } from "../../db/tables/identity.ts";
import { jobsEnhanced } from "../../db/tables/jobs.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { shortlistAnswers, shortlistReaders, shortlists } from "../../db/tables/shortlists.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { countAgainst } from "../../infra/http/rate-limit.ts";
import type { LinkTarget } from "../../infra/crypto/signed-link.ts";
import { moveApplication } from "../pipeline/pipeline.service.ts";
import { nameOf } from "./read-shortlists.service.ts";
import { readerLink } from "./shortlist-links.ts";
import { type ShortlistDeps, recordActivities } from "./shortlist-common.ts";

export const shortlistAnswersTask = "notify-of-shortlist-answers";
/** A reader answers candidate by candidate; the author gets one email after a pause of this length. */
const pauseSeconds = 20;

const hourMs = 3_600_000;
const opensPerHour = 240;
const answersPerHour = 300;

export interface ShortlistLinkDeps extends ShortlistDeps {
  /** Signs the links. */
  readonly keys: Keyring;
}

const linkEnded = () => new AppError("gone", `${invalidShortlistLinkMessage}.`);

const requireLinked = (token: string, keys: Keyring): LinkTarget => {
  const linked = readerLink.targetOf(token, keys);
  if (linked === undefined) throw new AppError("not_found", "This link is incomplete.");
  return linked;
};

/** `hold` locks the link and the list against being revoked while an answer is written. */
const requireOpen = async (db: Database, readerId: string, now: Date, lock: boolean) => {
  const query = db
    .select({ reader: shortlistReaders, list: shortlists, job: jobsEnhanced, company: companies.name })
    .from(shortlistReaders)
    .innerJoin(shortlists, eq(shortlists.id, shortlistReaders.shortlistId))
    .innerJoin(jobsEnhanced, eq(jobsEnhanced.id, shortlists.jobId))
    .innerJoin(companies, eq(companies.id, shortlists.companyId))
    .where(eq(shortlistReaders.id, readerId));
  const [row] = await (lock ? query.for("share", { of: [shortlistReaders, shortlists] }) : query);
  if (row === undefined) throw new AppError("not_found", "This link is incomplete.");
  const { reader, list, job } = row;
  const hasEnded = reader.revokedAt !== null || list.revokedAt !== null || list.expiresAt <= now;
  if (hasEnded || list.sentAt === null || job.status === "closed") throw linkEnded();
  return row;
};

type OpenLink = Awaited<ReturnType<typeof requireOpen>>;

interface VisibleEntry extends Record<string, unknown> {
  readonly id: string;
  readonly applicationId: string;
  readonly candidateId: string;
  readonly place: number;
  readonly why: string;
  readonly hidesPlace: boolean;
  readonly consentTextId: string;
}

const entriesFor = async (db: Database, readerId: string): Promise<readonly VisibleEntry[]> => {
  const { rows } = await db.execute<VisibleEntry>(sql`
    select e.id, e.application_id as "applicationId", e.candidate_id as "candidateId", e.place, e.why, e.hides_place as "hidesPlace",
      c.text_id as "consentTextId"
    from shortlist_entries_for(${readerId}) e
      join shortlist_readers r on r.id = ${readerId}
      join shortlists s on s.id = r.shortlist_id
      join submission_consents c on c.id = consent_for(s, e.application_id)
    order by e.place, e.id`);
  return rows;
};

const showable = (
  row: typeof candidates.$inferSelect,
  { hidesPlace, consentTextId }: VisibleEntry,
): ShowableCandidate => {
  const isNamed = namesLicensesAndLanguages(consentTextId);
  // The state of a license and its issuer show where the person lives.
  const credentials = hidesPlace
    ? row.credentials.map(({ region: _region, issuer: _issuer, ...credential }) => credential)
    : row.credentials;
  return {
    ...row,
    years: row.experience,
    location: hidesPlace ? null : row.location,
    credentials: isNamed ? credentials : [],
    languages: isNamed ? row.languages : [],
  };
};

const readListedCandidates = async (db: Database, entries: readonly VisibleEntry[]) => {
  if (entries.length === 0) return [];
  const rows = await db
    .select()
    .from(candidates)
    .where(
      inArray(
        candidates.id,
        entries.map(({ candidateId }) => candidateId),
      ),
    );
  return entries.flatMap((entry) => {
    const row = rows.find(({ id }) => id === entry.candidateId);
    return row === undefined ? [] : [{ entry, person: showable(row, entry) }];
  });
};

const answersOf = (db: Database, readerId: string) =>
  db.select().from(shortlistAnswers).where(eq(shortlistAnswers.readerId, readerId));

const pageOf = async (db: Database, { reader, list, job, company }: OpenLink, now: Date): Promise<ShortlistByLink> => {
  const people = await readListedCandidates(db, await entriesFor(db, reader.id));
  const answerRows = await answersOf(db, reader.id);
  const [maker] =
    list.createdBy === null
      ? []
      : await db.select({ name: users.name }).from(users).where(eq(users.id, list.createdBy));
  const today = now.toISOString().slice(0, 10);
  const show = list.isAnonymous ? anonymousCandidate : namedCandidate;
  // A record may have changed since the texts were written; text that identifies someone now is hidden.
  const identifies = (text: string): boolean =>
    list.isAnonymous && people.some(({ person }) => identifiesPerson(text, identifyingWords(person)));
  return {
    reader: reader.name,
    company,
    job: job.title,
    jobLocation: job.location,
    title: identifies(list.title) ? "" : list.title,
    note: identifies(list.note) ? "" : list.note,
    isAnonymous: list.isAnonymous,
    from: maker?.name ?? null,
    expiresAt: list.expiresAt.toISOString(),
    candidates: people.map(({ entry, person }): CandidateByLink => {
      const ownAnswer = answerRows.find(({ applicationId }) => applicationId === entry.applicationId);
      return {
        ...show(person, entry, today),
        id: entry.id,
        answer:
          ownAnswer === undefined
            ? null
            : {
                verdict: ownAnswer.verdict as Verdict,
                comment: ownAnswer.comment,
                at: ownAnswer.answeredAt.toISOString(),
              },
      };
    }),
  };
};

export const readByLink = async (
  { db, keys }: ShortlistLinkDeps,
  token: string,
  now: Date,
): Promise<ShortlistByLink> => {
  const { id, companyId } = requireLinked(token, keys);
  await countAgainst(db, [{ key: `shortlist:open:${id}`, ceiling: opensPerHour, windowMs: hourMs }]);
  return asActor(db, { companyId }, async (db) => {
    const open = await requireOpen(db, id, now, false);
    await db
      .update(shortlistReaders)
      .set({
        firstOpenedAt: sql`coalesce(${shortlistReaders.firstOpenedAt}, ${now.toISOString()}::timestamptz)`,
        lastOpenedAt: now,
        timesOpened: sql`${shortlistReaders.timesOpened} + 1`,
      })
      .where(eq(shortlistReaders.id, id));
    return pageOf(db, open, now);
  });
};

/** Ignores the conflict if the team has just moved the candidate: their move counts. */
const advanceCandidate = async (
  db: Database,
  companyId: string,
  { id, stage }: { readonly id: string; readonly stage: string },
  now: Date,
): Promise<void> => {
  const from = stage as Stage;
  const to = stageAfterClientYes(from);
  if (to === undefined) return;
  try {
    await moveApplication(db, { companyId, userId: null }, id, { from, to }, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
};

export interface Answer {
  readonly entryId: string;
  readonly verdict: Verdict;
  readonly comment: string;
}

interface AnswerContext {
  readonly open: OpenLink;
  readonly applicationId: string;
  readonly answer: Answer;
  readonly now: Date;
}

/** The activity, the audit entry, the move and the email task commit together with the answer. */
const writeAnswer = async (db: Database, { open, applicationId, answer, now }: AnswerContext): Promise<void> => {
  const { reader, job } = open;
  const { companyId } = reader;
  const { verdict, comment } = answer;
  const which = and(eq(shortlistAnswers.readerId, reader.id), eq(shortlistAnswers.applicationId, applicationId));
  const [before] = await db.select().from(shortlistAnswers).where(which);
  if (before?.verdict === verdict && before.comment === comment) return;
  await db
    .insert(shortlistAnswers)
    .values({ companyId, readerId: reader.id, applicationId, verdict, comment, answeredAt: now })
    .onConflictDoUpdate({
      target: [shortlistAnswers.readerId, shortlistAnswers.applicationId],
      set: { verdict, comment, answeredAt: now },
    });
  const words = comment === "" ? reader.name : `${reader.name}: ${comment}`;
  await recordActivities(db, {
    companyId,
    applicationIds: [applicationId],
    type: `shortlist_${verdict}`,
    words,
    by: null,
    now,
  });
  const [about] = await db
    .select({ application: jobApplications, candidate: candidates })
    .from(jobApplications)
    .innerJoin(candidates, eq(candidates.id, jobApplications.candidateId))
    .where(eq(jobApplications.id, applicationId));
  if (about === undefined) return;
  await recordAudit(db, {
    companyId,
    userId: null,
    actor: clientActorLabel(reader.name),
    action: "shortlist.answered",
    subject: `${verdictLabels[verdict]} to ${nameOf(about.candidate)}, ${job.title}`,
    subjectId: applicationId,
  });
  if (verdict === "yes" && before?.verdict !== "yes") await advanceCandidate(db, companyId, about.application, now);
  const payload = { id: reader.id, companyId, at: now.toISOString() };
  const dueAt = new Date(now.getTime() + pauseSeconds * 1000).toISOString();
  await db.execute(
    sql`select enqueue_task_at(${shortlistAnswersTask}, ${JSON.stringify(payload)}::jsonb, ${dueAt}::timestamptz)`,
  );
};

export const answerByLink = async (
  { db, keys, wakeWorker }: ShortlistLinkDeps,
  token: string,
  answer: Answer,
  now: Date,
): Promise<ShortlistByLink> => {
  const { id, companyId } = requireLinked(token, keys);
  await countAgainst(db, [{ key: `shortlist:answer:${id}`, ceiling: answersPerHour, windowMs: hourMs }]);
  const page = await asActor(db, { companyId }, async (db) => {
    const open = await requireOpen(db, id, now, true);
    const entry = (await entriesFor(db, id)).find((each) => each.id === answer.entryId);
    if (entry === undefined) throw new AppError("not_found", "This candidate is no longer on the shortlist.");
    await writeAnswer(db, { open, applicationId: entry.applicationId, answer, now });
    return pageOf(db, open, now);
  });
  wakeWorker(shortlistAnswersTask);
  return page;
};
