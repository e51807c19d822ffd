/** Sends the requests of the access table: resets the world before each case, then sends one request. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { Method } from "#domain/endpoint.ts";
import type { Database } from "../../db/client.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { createDeskFixtures, missingDeskFixtures } from "./access-desk-fixtures.ts";
import type { Owner } from "./access-rules.ts";
import { isDenied, type EndpointCase } from "./endpoint-case.ts";
import { accessTable } from "./access-table.ts";
import { createFixtures, type Fixtures } from "./access-fixtures.ts";
import { createWorld, type Persona } from "./access-world.ts";
import { testKeys } from "../build-test-app.ts";
import { multipartOf } from "../send-file.ts";

export const endpointCases = Object.entries(accessTable);

/** The workspace whose ids count as a persona's own; outsiders use the first. */
export const companyOf = (persona: Persona): "one" | "two" => (persona === "admin of another" ? "two" : "one");

const missing: Fixtures = {
  companyId: randomUUID(),
  teamId: randomUUID(),
  teamMemberId: randomUUID(),
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
  startedInterviewId: randomUUID(),
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
  ...missingDeskFixtures,
};

/** The fixture names that an endpoint case reads, found by running it on a proxy. */
const requestedNames = (endpointCase: EndpointCase): ReadonlySet<string> => {
  const requested = new Set<string>();
  const watched = new Proxy(missing, {
    get: (holdings, name) => {
      requested.add(String(name));
      return Reflect.get(holdings, name) as unknown;
    },
  });
  endpointCase.params?.(watched);
  if (typeof endpointCase.query === "function") endpointCase.query(watched);
  endpointCase.body?.(watched);
  return requested;
};

/** A stream does not end by itself, so only its status is checked. */
const sendCase = async (
  app: FastifyInstance,
  endpointCase: EndpointCase | undefined,
  request: InjectOptions & { readonly method: Method },
) => {
  if (endpointCase?.isStream !== true) return app.inject(request);
  const response = await app.inject({ ...request, payloadAsStream: true });
  response.stream().destroy();
  return { statusCode: response.statusCode, body: "" };
};

export const prepareCases = async (app: FastifyInstance, db: Database, files?: FileStore) => {
  const startedAt = Date.now();
  let cases = 0;
  const world = await createWorld(db, testKeys);
  const createFor = createFixtures(db, world, testKeys, files);
  // Both workspaces have rows of every kind from the start, so that a leak is possible.
  for (const company of ["one", "two"] as const) await createFor(company, undefined, () => true);
  const fixturesFor = async (persona: Persona, owner: Owner, endpointCase: EndpointCase): Promise<Fixtures> => {
    if (owner === "missing") return missing;
    // Here the ids are those of the workspaces.
    if (endpointCase.isDesk === true && endpointCase.namesClients !== true)
      return { ...missing, ...(await createDeskFixtures(db)) };
    const ownCompany = companyOf(persona);
    const other = ownCompany === "one" ? "two" : "one";
    const requested = requestedNames(endpointCase);
    const isRequested = (name: string): boolean => requested.has(name);
    const fixtures =
      owner === "own" ? createFor(ownCompany, persona, isRequested) : createFor(other, undefined, isRequested);
    return { ...(await fixtures), ...missingDeskFixtures };
  };
  // Reads and denied requests change nothing, so their fixtures are reused.
  const cache = new Map<string, unknown>();
  let isUntouched = false;
  const cached = async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    if (!cache.has(key)) cache.set(key, await make());
    return cache.get(key) as T;
  };
  const cookieOf = (persona: Persona): Promise<string | undefined> =>
    // An expired session is deleted on its first use.
    persona === "expired session"
      ? world.cookieOf(persona)
      : cached(`cookie of ${persona}`, () => world.cookieOf(persona));
  /** Resets the world and returns a function that sends the request once. */
  const prepareCase = async (call: string, persona: Persona, owner: Owner, bearer?: string) => {
    const [method = "", path = ""] = call.split(" ");
    const endpointCase = accessTable[call];
    if (!isUntouched) cache.clear();
    // Reads change only their rate limit, which is cleared before it is reached.
    if (!isUntouched || method !== "GET" || cases % 20 === 0) await world.putBack();
    isUntouched = false;
    const holder = owner === "own" ? persona : companyOf(persona);
    const fixtures =
      endpointCase?.params === undefined
        ? missing
        : await cached(`${call}, ${owner} of ${holder}`, () => fixturesFor(persona, owner, endpointCase));
    const cookie = bearer === undefined ? await cookieOf(persona) : undefined;
    const shown = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    };
    const params = endpointCase?.params?.(fixtures) ?? {};
    const url = path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? "");
    const query = typeof endpointCase?.query === "function" ? endpointCase.query(fixtures) : endpointCase?.query;
    const sent =
      endpointCase?.file === undefined
        ? undefined
        : multipartOf(endpointCase.file.field, endpointCase.file.fileName, endpointCase.file.bytes);
    return async () => {
      cases += 1;
      const response = await sendCase(app, endpointCase, {
        method: method as Method,
        url: query === undefined ? url : `${url}?${query}`,
        headers: {
          origin: "http://localhost:3000",
          ...shown,
          ...(sent === undefined ? {} : { "content-type": sent.type }),
        },
        ...(endpointCase?.body === undefined ? {} : { payload: endpointCase.body(fixtures) }),
        ...(sent === undefined ? {} : { payload: sent.body }),
      });
      isUntouched = method === "GET" || isDenied(response.statusCode);
      return response;
    };
  };
  const tally = (): string => `${cases} cases, ${((Date.now() - startedAt) / 60_000).toFixed(2)} minutes`;
  return { world, prepareCase, tally };
};
