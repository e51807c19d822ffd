/** Puts the parts together. Everything from outside comes in as an argument, so that a test can hand in its own. */
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import underPressure from "@fastify/under-pressure";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { maxJobDescriptionBytes } from "#domain/files/job-description-file.ts";
import type { Database } from "./db/client.ts";
import { createPost } from "./features/accounts/account-mail.service.ts";
import { accountRoutes } from "./features/accounts/accounts.routes.ts";
import { unsubscribeRoutes } from "./features/accounts/unsubscribe.routes.ts";
import { createCookieJar } from "./features/accounts/cookies.ts";
import type { AccountLimits } from "./features/accounts/identity-limits.ts";
import { apiDocsRoutes } from "./features/api-docs/api-docs.routes.ts";
import { apiTokenRoutes } from "./features/api-tokens/api-tokens.routes.ts";
import { applicationRoutes } from "./features/applications/applications.routes.ts";
import { bookingRoutes } from "./features/bookings/bookings.routes.ts";
import { calculatorRoutes } from "./features/calculator/calculator.routes.ts";
import { candidatePageRoutes } from "./features/candidates/candidate-page.routes.ts";
import { candidateRoutes } from "./features/candidates/candidates.routes.ts";
import { chatRoutes } from "./features/chat/chat.routes.ts";
import { companyRoutes } from "./features/companies/companies.routes.ts";
import { parseCompanyRoutes } from "./features/companies/parse-company.routes.ts";
import { closingRoutes } from "./features/closing/closing.routes.ts";
import { connectionRoutes } from "./features/connections/connections.routes.ts";
import { dashboardRoutes } from "./features/dashboard/dashboard.routes.ts";
import { deskEventRoutes, deskRoutes } from "./features/desk/desk.routes.ts";
import { deskFigureRoutes } from "./features/desk/desk-figures.routes.ts";
import { inboundMailRoutes } from "./features/desk/inbound-mail.routes.ts";
import { enhanceRoutes } from "./features/enhance/enhance.routes.ts";
import { createDocumentMaker } from "./features/exports/document-maker.service.ts";
import { exportRoutes } from "./features/exports/exports.routes.ts";
import { expertRoutes } from "./features/experts/experts.routes.ts";
import { fairnessRoutes } from "./features/fairness/fairness.routes.ts";
import { fileRoutes } from "./features/files/files.routes.ts";
import { importRoutes } from "./features/imports/imports.routes.ts";
import { integrationRoutes } from "./features/integrations/integrations.routes.ts";
import { interviewRoutes } from "./features/interviews/interviews.routes.ts";
import { jobAlertRoutes } from "./features/job-alerts/job-alerts.routes.ts";
import { jobRoutes } from "./features/jobs/jobs.routes.ts";
import { leadRoutes } from "./features/leads/leads.routes.ts";
import type { FormLimits } from "./features/leads/leads.service.ts";
import { introductionRoutes, matchingRoutes } from "./features/matching/matching.routes.ts";
import { offerRoutes } from "./features/offers/offers.routes.ts";
import { openingRoutes } from "./features/openings/openings.routes.ts";
import { pipelineRoutes } from "./features/pipeline/pipeline.routes.ts";
import { planRoutes } from "./features/plans/plans.routes.ts";
import { photoRoutes } from "./features/photos/photos.routes.ts";
import { portfolioRoutes } from "./features/portfolio/portfolio.routes.ts";
import { privacyRoutes } from "./features/privacy/privacy.routes.ts";
import { profileRoutes } from "./features/profiles/profiles.routes.ts";
import { publishingRoutes } from "./features/publishing/publishing.routes.ts";
import { reportRoutes } from "./features/reports/reports.routes.ts";
import type { LinkedinAddress } from "./features/resumes/linkedin.service.ts";
import type { ResumeReaders } from "./features/resumes/reader-pool.ts";
import { resumeRoutes } from "./features/resumes/resumes.routes.ts";
import type { RightsSettings } from "./infra/rights-settings.ts";
import { rightsRoutes } from "./features/rights/rights.routes.ts";
import { securityEventRoutes } from "./features/security-events/security-events.routes.ts";
import { shortlistRoutes } from "./features/shortlists/shortlists.routes.ts";
import { skillRoutes } from "./features/skills/skills.routes.ts";
import { teamRoutes } from "./features/teams/teams.routes.ts";
import { testimonialRoutes } from "./features/testimonials/testimonials.routes.ts";
import { savedSearchRoutes } from "./features/saved-searches/saved-searches.routes.ts";
import { workspaceExportRoutes } from "./features/workspace-exports/workspace-exports.routes.ts";
import { workspaceSearchRoutes } from "./features/workspace-search/workspace-search.routes.ts";
import { webhookRoutes } from "./features/webhooks/webhooks.routes.ts";
import { createAuth } from "./infra/auth.ts";
import { renewCookies } from "./infra/cookie-renewal.ts";
import { watchDenials } from "./infra/denied-bursts.ts";
import { handleError, notFoundBody } from "./infra/errors.ts";
import type { FileStore } from "./infra/files/file-store.ts";
import { createHealth, type Health, healthRoutes } from "./infra/health.ts";
import type { Keyring } from "./infra/keyring.ts";
import { type ClientPatience, serverWith } from "./infra/listener.ts";
import type { Live } from "./infra/live.ts";
import type { Logger } from "./infra/log.ts";
import { refuseBadAddress, refuseBadHead } from "./infra/malformed-requests.ts";
import type { Model } from "./infra/model.ts";
import { storeNowhere } from "./infra/no-store.ts";
import { requireOwnOrigin } from "./infra/own-origin.ts";
import { closedPolicy, securityHeaders } from "./infra/pages/headers.ts";
import { loadPages } from "./infra/pages/memory.ts";
import type { Nudge } from "./infra/queue.ts";
import { pageRenderer } from "./infra/pages/render.ts";
import { logRequests, requestIdOf } from "./infra/request-log.ts";
import { securityTextRoute } from "./infra/security-txt.ts";
import { requireStorableText } from "./infra/storable-text.ts";
import { createWho } from "./infra/who.ts";
import { mailExampleRoutes } from "./workshop/mail-examples.routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Every call there is, such as "GET /api/jobs": the access table must have a row for each. */
    readonly apiRoutes: readonly string[];
  }
}

export interface AppParts {
  readonly db: Database;
  readonly log: Logger;
  /** The public address; its scheme decides whether browsers are told to insist on HTTPS. */
  readonly origin: string;
  readonly trustProxy?: string | undefined;
  readonly nudge: Nudge;
  /** Says and hears what changes on the desk; whoever opened it closes it. */
  readonly live: Live;
  /** The sender of every mail: "Firm <hello@firm.example>". */
  readonly mailFrom: string;
  readonly formLimits: FormLimits;
  readonly files: FileStore;
  readonly uploadsPerHour: number;
  /** The processes that read résumés; whoever opened them closes them. */
  readonly resumeReaders: ResumeReaders;
  /** Where LinkedIn is looked for; a stand-in for tests. */
  readonly linkedin?: LinkedinAddress;
  /** Messages of the conversation for one session; 20 unless told. */
  readonly chatPerMinute?: number;
  /** Signs sessions and links. */
  readonly keys: Keyring;
  /** Erasing and keeping; the ledger uses the same keys unless it has its own. */
  readonly rights?: RightsSettings | undefined;
  readonly accountLimits: AccountLimits;
  readonly companyLookupsPerHour: number;
  /** Mail that comes back: the secret of whoever forwards it, and the address where the firm reads its own. */
  readonly inboundMail?: { readonly secret: string | undefined; readonly deskAddress: string };
  /** Rewrites what templates say; absent where no provider is configured. */
  readonly model?: Model | undefined;
  /** Calls of one API token; 300 unless told. */
  readonly tokenCallsPerMinute?: number | undefined;
  /** How long the process may be kept from answering, on average over a second, before it refuses; a second unless told, 0 for ever. */
  readonly overloadPauseMs?: number | undefined;
  /** Whether requests should be sent here; a process says itself when it is about to end. */
  readonly health?: Health | undefined;
  /** Whoever counts or traces requests; each is shown the app once. */
  readonly watchers?: readonly ((app: FastifyInstance) => void)[] | undefined;
  /** How long a client may take to send a request. */
  readonly clientPatience?: ClientPatience | undefined;
  /** Hashes passwords quickly and weakly; for tests. */
  readonly quickPasswords?: boolean | undefined;
  /** Who asks and what they may do; tests of row-level security hand in their own. */
  readonly createWho?: typeof createWho | undefined;
  /** Absent where this process serves the API alone. */
  readonly pages?: { readonly buildFolder: string; readonly uiPage: boolean; readonly analyticsTag?: string };
}

/** Features register their endpoints here, each by name. */
const registerApi = async (api: FastifyInstance, parts: AppParts): Promise<void> => {
  const { db, nudge, live, origin, keys, formLimits, files, uploadsPerHour } = parts;
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.addHook("preValidation", requireStorableText);
  api.addHook("onSend", storeNowhere);
  await api.register(multipart, { limits: { fileSize: maxJobDescriptionBytes, files: 1, fields: 5, parts: 6 } });

  const post = createPost(nudge);
  const authOn = (db: Database) => createAuth(db, { origin, keys, quickPasswords: parts.quickPasswords });
  const auth = authOn(db);
  const who = (parts.createWho ?? createWho)({ db, auth, tokenCallsPerMinute: parts.tokenCallsPerMinute });
  renewCookies(api, { db, auth, keys });
  api.addHook("onRequest", who.admitToken);
  const jar = createCookieJar(keys, origin.startsWith("https:"));
  api.addHook("onResponse", watchDenials(db, who));

  const maker = createDocumentMaker();
  api.addHook("onClose", () => maker.close());

  accountRoutes(api, { db, auth, authOn, who, origin, jar, post, keys, limits: parts.accountLimits });
  companyRoutes(api, { db, who, files, origin, post, authOn, hint: jar.hint });
  apiTokenRoutes(api, { db, who });
  securityEventRoutes(api, { db, who });
  webhookRoutes(api, { db, who, nudge, keys, origin });
  teamRoutes(api, { db, who, origin, post });
  parseCompanyRoutes(api, { db, lookupsPerHour: parts.companyLookupsPerHour });
  leadRoutes(api, { db, nudge, tellDesk: live.tell, who, limits: formLimits });
  deskRoutes(api, { db, who, nudge, live, mailFrom: parts.mailFrom, origin, post });
  deskEventRoutes(api, { db, who, live });
  jobRoutes(api, { db, who });
  pipelineRoutes(api, { db, who, live, nudge });
  planRoutes(api, { db, who, post });
  candidateRoutes(api, { db, who });
  importRoutes(api, { db, who, files, nudge, uploadsPerHour });
  workspaceExportRoutes(api, { db, who, files, nudge });
  savedSearchRoutes(api, { db, who });
  workspaceSearchRoutes(api, { db, who });
  chatRoutes(api, { db, who, model: parts.model, perMinute: parts.chatPerMinute });
  matchingRoutes(api, { db, who, model: parts.model });
  introductionRoutes(api, { db, who, nudge, keys });
  interviewRoutes(api, { db, who, nudge, keys, origin });
  shortlistRoutes(api, { db, who, nudge, keys });
  testimonialRoutes(api, { db });
  expertRoutes(api, { db });
  dashboardRoutes(api, { db, who });
  reportRoutes(api, { db, who });
  publishingRoutes(api, { db, who });
  bookingRoutes(api, { db, nudge, who, tellDesk: live.tell, limits: formLimits, keys });
  calculatorRoutes(api, { db });
  fileRoutes(api, { db, files, uploadsPerHour, who });
  const { resumeReaders: readers, linkedin } = parts;
  resumeRoutes(api, { db, auth, who, nudge, files, readers, uploadsPerHour, linkedin });
  candidatePageRoutes(api, { db, who, nudge, files, readers, uploadsPerHour });
  applicationRoutes(api, { db, who, nudge, files, readers, uploadsPerHour, keys, limits: formLimits });
  fairnessRoutes(api, { db, who, keys });
  portfolioRoutes(api, { db, auth, who });
  integrationRoutes(api, { db, auth, who });
  photoRoutes(api, { db, auth, who, files, uploadsPerHour });
  privacyRoutes(api, { db, auth, who });
  exportRoutes(api, { db, auth, who, maker });
  offerRoutes(api, { db, who, nudge, files, maker, keys });
  openingRoutes(api, { db, auth, who });
  jobAlertRoutes(api, { db, who });
  rightsRoutes(api, { db, auth, who, files, nudge, jar, keys, rights: parts.rights });
  closingRoutes(api, { db, auth, who, nudge, keys, rights: parts.rights });
  enhanceRoutes(api, { db, auth, who, model: parts.model });
  skillRoutes(api);
  apiDocsRoutes(api, { origin });
  await connectionRoutes(api, { db, who, nudge, keys });
  profileRoutes(api, { db, auth, who });
  deskFigureRoutes(api, { db, who });
  if (parts.pages?.uiPage === true) mailExampleRoutes(api);
  await unsubscribeRoutes(api, { db, keys });
  await inboundMailRoutes(api, {
    db,
    files,
    tellDesk: live.tell,
    secret: undefined,
    deskAddress: "",
    ...parts.inboundMail,
  });
  for (const anythingElse of ["/", "/*"]) {
    api.all(anythingElse, (_request, reply) => reply.code(404).send(notFoundBody));
  }
};

export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { log, origin, trustProxy, pages, health = createHealth(parts.db) } = parts;
  const https = origin.startsWith("https:");
  const loggerInstance: FastifyBaseLogger = log;
  const settings = { origin, analyticsTag: pages?.analyticsTag ?? "" };
  const memory = pages === undefined ? undefined : loadPages(pages.buildFolder, settings);
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy?.split(",") ?? false,
    bodyLimit: 256 * 1024,
    genReqId: requestIdOf,
    serverFactory: serverWith({ pages: memory, health, patience: parts.clientPatience }),
    frameworkErrors: refuseBadAddress(https),
    clientErrorHandler: refuseBadHead(https),
    // A request on an open connection is answered to the end; the answer closes the connection.
    return503OnClosing: false,
    // Addresses of jobs are longer than the 100 characters that a router takes unless it is told; each call has its own limit.
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 1000 },
  });

  app.setErrorHandler(handleError);
  for (const watch of parts.watchers ?? []) watch(app);
  logRequests(app);
  const security = securityHeaders(https);
  app.addHook("onSend", async (_request, reply) => {
    // A page may be stricter about itself.
    for (const [name, value] of Object.entries(security)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", closedPolicy);
  });

  await app.register(underPressure, {
    maxEventLoopDelay: parts.overloadPauseMs ?? 1000,
    retryAfter: 5,
    healthCheckInterval: 5000,
    healthCheck: async () => {
      await parts.db.execute(sql`select 1`);
      return true;
    },
  });
  healthRoutes(app, health);
  securityTextRoute(app, origin);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  app.addHook("onRequest", requireOwnOrigin(origin));
  const apiRoutes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    if (url.startsWith("/api")) apiRoutes.push(...[method].flat().map((each) => `${each} ${url}`));
  });
  app.decorate("apiRoutes", apiRoutes);
  await app.register((api) => registerApi(api, parts), { prefix: "/api" });

  if (pages !== undefined) {
    const render = await pageRenderer(app, { ...pages, settings });
    app.route({ method: ["GET", "HEAD"], url: "/*", handler: render });
  }
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFoundBody));
  return app;
};
