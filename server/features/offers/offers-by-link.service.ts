/** An offer by its candidate's link: what it says, accepting it, declining it. The database decides who was first. */
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type acceptance, endedLink, type OfferByLink, type OfferState } from "#domain/offers/offer-by-link.ts";
import type { OfferCurrency, OfferStatus, PayPeriod } from "#domain/offers/offer-terms.ts";
import type { Stage } from "#domain/pipeline/stages.ts";
import { asActor, type Database } from "../../db/client.ts";
import { offers } from "../../db/tables/offers.ts";
import { jobApplications } from "../../db/tables/pipeline.ts";
import { writeDown } from "../../infra/audit.ts";
import { AppError } from "../../infra/errors.ts";
import type { Keyring } from "../../infra/keyring.ts";
import { countAgainst } from "../../infra/rate-limit.ts";
import type { DocumentMaker } from "../exports/document-maker.service.ts";
import { moveApplication } from "../pipeline/pipeline.service.ts";
import { drawAcceptance, letterFile } from "./offer-letter.service.ts";
import { offerIn } from "./offer-link.ts";
import {
  applicationOfOffer,
  type HeldOffer,
  type OfferTools,
  readAbout,
  readOffer,
  tellAboutOfferTask,
  tellOf,
} from "./offer-row.ts";

export interface LinkTools extends OfferTools {
  /** Signs the links. */
  readonly keys: Keyring;
}

const dayMs = 86_400_000;
const answersPerDay = 30;
const recordsPerDay = 60;

/** Forged, cut short and erased answer alike, so that a link tells nothing. */
const ended = () => new AppError("not_found", `${endedLink}.`);

export const stateOf = ({ offer, isOver }: Pick<HeldOffer, "offer" | "isOver">, now: Date): OfferState => {
  const status = offer.status as Exclude<OfferStatus, "draft">;
  if (status !== "sent") return status;
  // The task that says so may come some minutes later.
  if (offer.answerBy < now) return "lapsed";
  return isOver ? "held" : "open";
};

/** Those in which the terms are still something to hold on to. */
const stands = (state: OfferState): boolean => state === "open" || state === "accepted" || state === "declined";

const pageOf = (held: HeldOffer, firstName: string, now: Date): OfferByLink => {
  const { offer } = held;
  const state = stateOf(held, now);
  return {
    state,
    firstName,
    job: offer.jobTitle ?? "",
    company: offer.companyName ?? "",
    timeZone: offer.timeZone,
    answerBy: offer.answerBy.toISOString(),
    terms: stands(state)
      ? {
          amount: offer.amount,
          currency: offer.currency as OfferCurrency,
          per: offer.per as PayPeriod,
          startsOn: offer.startsOn,
          sender: offer.senderName ?? "",
          sentAt: (offer.sentAt ?? offer.createdAt).toISOString(),
          sha256: offer.sha256 ?? "",
        }
      : null,
    answeredAt: offer.answeredAt?.toISOString() ?? null,
    acceptedName: offer.acceptedName,
    endedAt: offer.endedAt?.toISOString() ?? null,
  };
};

interface Opened {
  readonly held: HeldOffer;
  readonly about: Awaited<ReturnType<typeof readAbout>>;
}

/** As the application whose offer the link names: the database shows this one and no other. */
const withLinked = async <T>(
  { db, keys }: Pick<LinkTools, "db" | "keys">,
  token: string,
  hold: boolean,
  work: (db: Database, opened: Opened) => Promise<T>,
): Promise<T> => {
  const linked = offerIn(token, keys);
  if (linked === undefined) throw ended();
  const { id, companyId } = linked;
  const applicationId = await applicationOfOffer(db, companyId, id);
  if (applicationId === null) throw ended();
  return asActor(db, { companyId, applicationId }, async (db) => {
    const held = await readOffer(db, id, hold);
    if (held === undefined || held.offer.sentAt === null) throw ended();
    const about = await readAbout(db, applicationId);
    if (about.candidate.email.endsWith("@erased.invalid")) throw ended();
    return work(db, { held, about });
  });
};

export const readOfferLink = (tools: LinkTools, token: string, now: Date): Promise<OfferByLink> =>
  withLinked(tools, token, false, async (_db, { held, about }) => pageOf(held, about.candidate.firstName, now));

const refusals: Readonly<Record<OfferState, string>> = {
  open: "",
  accepted: "You have accepted this offer already.",
  declined: "You have declined this offer already.",
  withdrawn: "This offer has been withdrawn, so it cannot be answered any more.",
  lapsed: "The time to answer this offer has passed.",
  held: "This offer cannot be answered at the moment.",
};

const refused = (page: OfferByLink): AppError =>
  new AppError("conflict", refusals[page.state], undefined, { offer: page });

/** A link that is held by anybody must not keep our mails or our one drawing thread busy. */
const countUse = async (
  { db, keys }: LinkTools,
  token: string,
  use: "answer" | "record",
  ceiling: number,
): Promise<void> => {
  const linked = offerIn(token, keys);
  if (linked === undefined) throw ended();
  await countAgainst(db, [{ key: `offer:${use}:${linked.id}`, ceiling, windowMs: dayMs }]);
};

interface Answer {
  readonly columns: Partial<typeof offers.$inferInsert>;
  readonly news: "accepted" | "declined";
  readonly words?: string;
  readonly timeZone: string;
}

/** The offer first: whoever moves people asks as somebody else, and the link's own sight ends there. */
const write = async (db: Database, { held, about }: Opened, answer: Answer, now: Date): Promise<void> => {
  const { offer } = held;
  const { companyId } = offer;
  const { columns, news, words, timeZone } = answer;
  await db
    .update(offers)
    .set({ ...columns, status: news, answeredAt: now, answerTimeZone: timeZone, updatedAt: now })
    .where(eq(offers.id, offer.id));
  await tellOf(db, { offer, news, ...(words === undefined ? {} : { words }), by: null, now });
  const subject = `${about.name}, ${about.job.title}`;
  await writeDown(db, { companyId, userId: null, deed: `offer.${news}`, subject, subjectId: offer.id });
};

type Acceptance = z.output<typeof acceptance>;

const isSameAcceptance = ({ offer }: HeldOffer, { name, sha256 }: Acceptance): boolean =>
  offer.status === "accepted" && offer.acceptedName === name && offer.acceptedSha256 === sha256;

/** The answer and the hire commit together. Who sends the same answer twice is told that it stands. */
export const acceptByLink = async (tools: LinkTools, token: string, said: Acceptance, now: Date) => {
  await countUse(tools, token, "answer", answersPerDay);
  const isNew = await withLinked(tools, token, true, async (db, opened) => {
    const { held, about } = opened;
    const page = pageOf(held, about.candidate.firstName, now);
    if (isSameAcceptance(held, said)) return false;
    if (page.state !== "open") throw refused(page);
    if (held.offer.sha256 !== said.sha256)
      throw new AppError(
        "conflict",
        "The letter you have seen is another one. Please load the page again.",
        undefined,
        {
          offer: page,
        },
      );
    const { name, sha256, timeZone } = said;
    const columns = { acceptedName: name, acceptedSha256: sha256 };
    await write(db, opened, { columns, news: "accepted", words: `As ${name}`, timeZone }, now);
    const { id, stage, companyId } = held.application;
    if (stage !== "hired")
      await moveApplication(db, { companyId, userId: null }, id, { from: stage as Stage, to: "hired" }, now);
    return true;
  });
  if (isNew) tools.nudge(tellAboutOfferTask);
  return readOfferLink(tools, token, now);
};

export interface Refusal {
  readonly reason: string;
  readonly timeZone: string;
}

/** Who declines stays where they are on the board, marked: what comes next is for the team to say. */
export const declineByLink = async (tools: LinkTools, token: string, { reason, timeZone }: Refusal, now: Date) => {
  await countUse(tools, token, "answer", answersPerDay);
  const isNew = await withLinked(tools, token, true, async (db, opened) => {
    const { held, about } = opened;
    const page = pageOf(held, about.candidate.firstName, now);
    if (page.state === "declined") return false;
    if (page.state !== "open") throw refused(page);
    const columns = { declineReason: reason === "" ? null : reason };
    await write(db, opened, { columns, news: "declined", timeZone }, now);
    await db
      .update(jobApplications)
      .set({ lastActivity: now, offerAmount: null, offerDate: null, startDate: null })
      .where(eq(jobApplications.id, held.application.id));
    return true;
  });
  if (isNew) tools.nudge(tellAboutOfferTask);
  return readOfferLink(tools, token, now);
};

export const letterByLink = (tools: LinkTools, token: string, now: Date) =>
  withLinked(tools, token, false, async (db, { held }) => {
    if (!stands(stateOf(held, now))) throw ended();
    return letterFile(db, held.offer);
  });

export const acceptanceByLink = async (tools: LinkTools, maker: DocumentMaker, token: string) => {
  const offer = await withLinked(tools, token, false, async (_db, { held }) => held.offer);
  if (offer.status !== "accepted") throw ended();
  await countUse(tools, token, "record", recordsPerDay);
  return drawAcceptance(maker, offer);
};
