/** Knocking at the doors of the access table: everything put in its place before, one knock after. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { Method } from "#domain/endpoint.ts";
import type { Database } from "../db/client.ts";
import type { FileStore } from "../infra/files/file-store.ts";
import { deskHoldings, missingFromDesk } from "./access-desk.ts";
import type { Whose } from "./access-rules.ts";
import { isRefusal, type Door } from "./access-door.ts";
import { accessTable } from "./access-table.ts";
import { createHoldings, type Holdings } from "./access-holdings.ts";
import { createWorld, type Knocker } from "./access-world.ts";
import { testKeys } from "./build-test-app.ts";
import { multipartOf } from "./send-file.ts";

export const doors = Object.entries(accessTable);

/** The workspace a knocker counts as theirs; strangers ask for the first as if it were. */
export const theirs = (knocker: Knocker): "one" | "two" => (knocker === "admin of another" ? "two" : "one");

const missing: Holdings = {
  companyId: randomUUID(),
  teamId: randomUUID(),
  colleagueId: randomUUID(),
  invitationId: randomUUID(),
  invitationToken: randomUUID() + randomUUID(),
  recruiterId: randomUUID(),
  sessionId: randomUUID(),
  contentId: randomUUID(),
  contentRevisionId: randomUUID(),
  callToken: randomUUID(),
  resumeReadingId: randomUUID(),
  projectId: randomUUID(),
  connectionId: randomUUID(),
  jobId: randomUUID(),
  candidateId: randomUUID(),
  otherCandidateId: randomUUID(),
  noteId: randomUUID(),
  candidateFileId: randomUUID(),
  candidateMergeId: randomUUID(),
  applicationId: randomUUID(),
  submittedApplicationId: randomUUID(),
  moveId: randomUUID(),
  applicationToken: randomUUID(),
  profileId: randomUUID(),
  introductionToken: randomUUID(),
  interviewId: randomUUID(),
  interviewInvitationId: randomUUID(),
  interviewToken: randomUUID(),
  draftOfferId: randomUUID(),
  sentOfferId: randomUUID(),
  acceptedOfferId: randomUUID(),
  offerToken: randomUUID(),
  introductionId: randomUUID(),
  shortlistId: randomUUID(),
  shortlistJobId: randomUUID(),
  shortlistedApplicationId: randomUUID(),
  shortlistReaderId: randomUUID(),
  shortlistEntryId: randomUUID(),
  shortlistToken: randomUUID(),
  submissionToken: randomUUID(),
  apiTokenId: randomUUID(),
  webhookId: randomUUID(),
  webhookDeliveryId: randomUUID(),
  ...missingFromDesk,
};

/** What a door asks for, seen by letting it ask. */
const askedBy = (door: Door): ReadonlySet<string> => {
  const asked = new Set<string>();
  const watched = new Proxy(missing, {
    get: (holdings, name) => {
      asked.add(String(name));
      return Reflect.get(holdings, name) as unknown;
    },
  });
  door.params?.(watched);
  if (typeof door.query === "function") door.query(watched);
  door.body?.(watched);
  return asked;
};

/** A stream that opens does not end by itself: that it has opened is all there is to see. */
const knockAt = async (
  app: FastifyInstance,
  door: Door | undefined,
  knock: InjectOptions & { readonly method: Method },
) => {
  if (door?.isStream !== true) return app.inject(knock);
  const answer = await app.inject({ ...knock, payloadAsStream: true });
  answer.stream().destroy();
  return { statusCode: answer.statusCode, body: "" };
};

export const prepareDoors = async (app: FastifyInstance, db: Database, files?: FileStore) => {
  const begun = Date.now();
  let cases = 0;
  const world = await createWorld(db, testKeys);
  const holdingsOf = createHoldings(db, world, testKeys, files);
  // Of everything there is something in both workspaces from the beginning, so that what must not be seen could be.
  for (const company of ["one", "two"] as const) await holdingsOf(company, undefined, () => true);
  const heldBy = async (knocker: Knocker, whose: Whose, door: Door): Promise<Holdings> => {
    if (whose === "missing") return missing;
    // Clients are the workspaces themselves.
    if (door.isDesk === true && door.namesClients !== true) return { ...missing, ...(await deskHoldings(db)) };
    const own = theirs(knocker);
    const other = own === "one" ? "two" : "one";
    const asked = askedBy(door);
    const asksFor = (name: string): boolean => asked.has(name);
    const held = whose === "own" ? holdingsOf(own, knocker, asksFor) : holdingsOf(other, undefined, asksFor);
    return { ...(await held), ...missingFromDesk };
  };
  // Reading leaves everything where it was, and so does a knock that is refused: what was made for one serves the next.
  const kept = new Map<string, unknown>();
  let isUntouched = false;
  const keep = async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    if (!kept.has(key)) kept.set(key, await make());
    return kept.get(key) as T;
  };
  const cookieOf = (knocker: Knocker): Promise<string | undefined> =>
    // A session that has expired is gone once somebody has knocked with it.
    knocker === "expired session"
      ? world.cookieOf(knocker)
      : keep(`cookie of ${knocker}`, () => world.cookieOf(knocker));
  /** Puts everything in its place; what comes back knocks once. */
  const approach = async (call: string, knocker: Knocker, whose: Whose, bearer?: string) => {
    const [method = "", path = ""] = call.split(" ");
    const door = accessTable[call];
    if (!isUntouched) kept.clear();
    // Reads change nothing but their own count, which is cleared before a limit is met.
    if (!isUntouched || method !== "GET" || cases % 20 === 0) await world.putBack();
    isUntouched = false;
    const holder = whose === "own" ? knocker : theirs(knocker);
    const held =
      door?.params === undefined
        ? missing
        : await keep(`${call}, ${whose} of ${holder}`, () => heldBy(knocker, whose, door));
    const cookie = bearer === undefined ? await cookieOf(knocker) : undefined;
    const shown = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    };
    const params = door?.params?.(held) ?? {};
    const url = path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? "");
    const query = typeof door?.query === "function" ? door.query(held) : door?.query;
    const sent =
      door?.file === undefined ? undefined : multipartOf(door.file.field, door.file.fileName, door.file.bytes);
    return async () => {
      cases += 1;
      const answer = await knockAt(app, door, {
        method: method as Method,
        url: query === undefined ? url : `${url}?${query}`,
        headers: {
          origin: "http://localhost:3000",
          ...shown,
          ...(sent === undefined ? {} : { "content-type": sent.type }),
        },
        ...(door?.body === undefined ? {} : { payload: door.body(held) }),
        ...(sent === undefined ? {} : { payload: sent.body }),
      });
      isUntouched = method === "GET" || isRefusal(answer.statusCode);
      return answer;
    };
  };
  const tally = (): string => `${cases} cases, ${((Date.now() - begun) / 60_000).toFixed(2)} minutes`;
  return { world, approach, tally };
};
