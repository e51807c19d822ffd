/** Builds the app. All dependencies are arguments, so that tests can pass their own. */
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import underPressure from "@fastify/under-pressure";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { maxJobDescriptionBytes } from "#domain/files/job-description-file.ts";
import type { Database } from "./db/client.ts";
import { createEnqueueAccountEmail } from "./features/accounts/email-address/account-email-queue.service.ts";
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
import { deskMetricRoutes } from "./features/desk/desk-metrics.routes.ts";
import { inboundMailRoutes } from "./features/desk/email/inbound-mail.routes.ts";
import { enhanceRoutes } from "./features/enhance/enhance.routes.ts";
import { createDocumentRenderer } from "./features/exports/document-renderer.service.ts";
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
import type { LinkedinOptions } from "./features/resumes/linkedin/linkedin.service.ts";
import type { ResumeReaders } from "./features/resumes/reader/reader-pool.ts";
import { resumeRoutes } from "./features/resumes/resumes.routes.ts";
import type { RightsSettings } from "./infra/rights-settings.ts";
import { rightsRoutes } from "./features/rights/rights.routes.ts";
import { securityEventRoutes } from "./features/security-events/security-events.routes.ts";
import { shortlistRoutes } from "./features/shortlists/shortlists.routes.ts";
import { skillRoutes } from "./features/skills/skills.routes.ts";
import { teamRoutes } from "./features/teams/teams.routes.ts";
import { testimonialRoutes } from "./features/testimonials/testimonials.routes.ts";
import { navigationRoutes } from "./features/navigation/navigation.routes.ts";
import { savedSearchRoutes } from "./features/saved-searches/saved-searches.routes.ts";
import { workspaceExportRoutes } from "./features/workspace-exports/workspace-exports.routes.ts";
import { workspaceSearchRoutes } from "./features/workspace-search/workspace-search.routes.ts";
import { webhookRoutes } from "./features/webhooks/webhooks.routes.ts";
import { createBetterAuth } from "./infra/auth/better-auth.ts";
import { renewCookies } from "./infra/auth/cookie-renewal.ts";
import { watchDenials } from "./infra/auth/denied-bursts.ts";
import { handleError, notFoundBody } from "./infra/http/errors.ts";
import type { FileStore } from "./infra/files/file-store.ts";
import { createHealth, type Health, healthRoutes } from "./infra/telemetry/health.ts";
import type { Keyring } from "./infra/crypto/keyring.ts";
import { type ClientTimeouts, serverWith } from "./infra/http/listener.ts";
import type { LiveUpdates } from "./infra/http/live-updates.ts";
import type { Logger } from "./infra/telemetry/log.ts";
import { rejectBadUrl, rejectBadHeaders } from "./infra/http/malformed-requests.ts";
import type { Model } from "./infra/outbound/model.ts";
import { preventCaching } from "./infra/http/no-store.ts";
import { requireSameOrigin } from "./infra/auth/same-origin.ts";
import { closedPolicy, securityHeaders } from "./infra/pages/headers.ts";
import { loadPages } from "./infra/pages/memory.ts";
import type { WakeWorker } from "./infra/work/queue.ts";
import { pageRenderer } from "./infra/pages/render.ts";
import { logRequests, requestIdOf } from "./infra/telemetry/request-log.ts";
import { securityTextRoute } from "./infra/http/security-txt.ts";
import { requireStorableText } from "./infra/storable-text.ts";
import { createAuthContext } from "./infra/auth/auth-context.ts";
import { emailExampleRoutes } from "./workshop/email-examples.routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** All API calls, such as "GET /api/jobs". The access table must have a row for each. */
    readonly apiRoutes: readonly string[];
  }
}

export interface AppDependencies {
  readonly db: Database;
  readonly log: Logger;
  /** The public address; its scheme decides whether HSTS is sent. */
  readonly origin: string;
  readonly trustProxy?: string | undefined;
  readonly wakeWorker: WakeWorker;
  /** Live updates of the desk; the caller closes it. */
  readonly live: LiveUpdates;
  /** The sender of every email: "Firm <hello@firm.example>". */
  readonly mailFrom: string;
  readonly formLimits: FormLimits;
  readonly files: FileStore;
  readonly uploadsPerHour: number;
  /** The processes that read resumes; the caller closes them. */
  readonly resumeReaders: ResumeReaders;
  /** LinkedIn's address; replaced in tests. */
  readonly linkedin?: LinkedinOptions;
  /** Chat messages per session and minute; 20 by default. */
  readonly chatPerMinute?: number;
  /** Signs sessions and links. */
  readonly keys: Keyring;
  /** Erasure and retention; the ledger uses the same keys unless it has its own. */
  readonly rights?: RightsSettings | undefined;
  readonly accountLimits: AccountLimits;
  readonly companyLookupsPerHour: number;
  /** Inbound email: the forwarder's secret, and the firm's own address. */
  readonly inboundMail?: { readonly secret: string | undefined; readonly deskAddress: string };
  /** Rewrites template text; absent if no provider is configured. */
  readonly model?: Model | undefined;
  /** The host whose model may read resumes of people who agree to it. */
  readonly resumeModelHost?: string | undefined;
  /** Calls per API token and minute; 300 by default. */
  readonly tokenCallsPerMinute?: number | undefined;
  /** The average event loop delay, in milliseconds, above which requests are rejected; 1000 by default, 0 disables it. */
  readonly maxEventLoopDelayMs?: number | undefined;
  /** Liveness and readiness of this process. */
  readonly health?: Health | undefined;
  /** Metrics and tracing; each is called once with the app. */
  readonly watchers?: readonly ((app: FastifyInstance) => void)[] | undefined;
  /** How long a client may take to send a request. */
  readonly clientTimeouts?: ClientTimeouts | undefined;
  /** Hashes passwords quickly and weakly; for tests. */
  readonly weakPasswordHashes?: boolean | undefined;
  /** Creates the guards; tests of row-level security pass their own. */
  readonly createAuthContext?: typeof createAuthContext | undefined;
  /** Absent if this process serves only the API. */
  readonly pages?: { readonly buildFolder: string; readonly uiPage: boolean; readonly analyticsTag?: string };
}

/** Registers the endpoints of all features. */
const registerApi = async (api: FastifyInstance, parts: AppDependencies): Promise<void> => {
  const { db, wakeWorker, live, origin, keys, formLimits, files, uploadsPerHour } = parts;
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.addHook("preValidation", requireStorableText);
  api.addHook("onSend", preventCaching);
  await api.register(multipart, { limits: { fileSize: maxJobDescriptionBytes, files: 1, fields: 5, parts: 6 } });

  const enqueueEmail = createEnqueueAccountEmail(wakeWorker);
  const createBetterAuthOn = (db: Database) =>
    createBetterAuth(db, { origin, keys, weakPasswordHashes: parts.weakPasswordHashes });
  const betterAuth = createBetterAuthOn(db);
  const who = (parts.createAuthContext ?? createAuthContext)({
    db,
    betterAuth,
    tokenCallsPerMinute: parts.tokenCallsPerMinute,
  });
  renewCookies(api, { db, betterAuth, keys });
  api.addHook("onRequest", who.admitToken);
  const cookieJar = createCookieJar(keys, origin.startsWith("https:"));
  api.addHook("onResponse", watchDenials(db, who));

  const maker = createDocumentRenderer();
  api.addHook("onClose", () => maker.close());

  accountRoutes(api, {
    db,
    betterAuth,
    authOn: createBetterAuthOn,
    auth: who,
    origin,
    jar: cookieJar,
    enqueueEmail,
    keys,
    limits: parts.accountLimits,
  });
  companyRoutes(api, { db, auth: who, files, origin, enqueueEmail, authOn: createBetterAuthOn, hint: cookieJar.hint });
  apiTokenRoutes(api, { db, auth: who });
  securityEventRoutes(api, { db, auth: who });
  webhookRoutes(api, { db, auth: who, wakeWorker, keys, origin });
  teamRoutes(api, { db, auth: who, origin, enqueueEmail });
  parseCompanyRoutes(api, { db, lookupsPerHour: parts.companyLookupsPerHour });
  leadRoutes(api, { db, wakeWorker, notifyDesk: live.notifyDesk, auth: who, limits: formLimits });
  deskRoutes(api, { db, auth: who, wakeWorker, live, mailFrom: parts.mailFrom, origin, enqueueEmail });
  deskEventRoutes(api, { db, auth: who, live });
  jobRoutes(api, { db, auth: who });
  pipelineRoutes(api, { db, auth: who, live, wakeWorker });
  planRoutes(api, { db, auth: who, enqueueEmail });
  candidateRoutes(api, { db, auth: who });
  importRoutes(api, { db, auth: who, files, wakeWorker, uploadsPerHour });
  workspaceExportRoutes(api, { db, auth: who, files, wakeWorker });
  savedSearchRoutes(api, { db, auth: who });
  workspaceSearchRoutes(api, { db, auth: who });
  chatRoutes(api, { db, auth: who, model: parts.model, perMinute: parts.chatPerMinute });
  matchingRoutes(api, { db, auth: who, model: parts.model });
  introductionRoutes(api, { db, auth: who, wakeWorker, keys });
  interviewRoutes(api, { db, auth: who, wakeWorker, keys, origin });
  shortlistRoutes(api, { db, auth: who, wakeWorker, keys });
  testimonialRoutes(api, { db });
  expertRoutes(api, { db });
  dashboardRoutes(api, { db, auth: who });
  navigationRoutes(api, { db, auth: who });
  reportRoutes(api, { db, auth: who });
  publishingRoutes(api, { db, auth: who });
  bookingRoutes(api, { db, wakeWorker, auth: who, notifyDesk: live.notifyDesk, limits: formLimits, keys });
  calculatorRoutes(api, { db });
  fileRoutes(api, { db, files, uploadsPerHour, auth: who });
  const { resumeReaders: readers, linkedin } = parts;
  const secondReader =
    parts.model !== undefined && parts.resumeModelHost !== undefined
      ? { model: parts.model, host: parts.resumeModelHost }
      : undefined;
  resumeRoutes(api, { db, betterAuth, auth: who, wakeWorker, files, readers, uploadsPerHour, linkedin, secondReader });
  candidatePageRoutes(api, { db, auth: who, wakeWorker, files, readers, uploadsPerHour });
  applicationRoutes(api, {
    db,
    auth: who,
    wakeWorker,
    files,
    readers,
    uploadsPerHour,
    keys,
    limits: formLimits,
  });
  fairnessRoutes(api, { db, auth: who, keys });
  portfolioRoutes(api, { db, betterAuth, auth: who });
  integrationRoutes(api, { db, betterAuth, auth: who });
  photoRoutes(api, { db, betterAuth, auth: who, files, uploadsPerHour });
  privacyRoutes(api, { db, betterAuth, auth: who });
  exportRoutes(api, { db, betterAuth, auth: who, maker });
  offerRoutes(api, { db, auth: who, wakeWorker, files, maker, keys });
  openingRoutes(api, { db, betterAuth, auth: who });
  jobAlertRoutes(api, { db, auth: who });
  rightsRoutes(api, { db, betterAuth, auth: who, files, wakeWorker, jar: cookieJar, keys, rights: parts.rights });
  closingRoutes(api, { db, betterAuth, auth: who, wakeWorker, keys, rights: parts.rights });
  enhanceRoutes(api, { db, betterAuth, auth: who, model: parts.model });
  skillRoutes(api);
  apiDocsRoutes(api, { origin });
  await connectionRoutes(api, { db, auth: who, wakeWorker, keys });
  profileRoutes(api, { db, betterAuth, auth: who });
  deskMetricRoutes(api, { db, auth: who });
  if (parts.pages?.uiPage === true) emailExampleRoutes(api);
  await unsubscribeRoutes(api, { db, keys });
  await inboundMailRoutes(api, {
    db,
    files,
    notifyDesk: live.notifyDesk,
    secret: undefined,
    deskAddress: "",
    ...parts.inboundMail,
  });
  for (const unknownPath of ["/", "/*"]) {
    api.all(unknownPath, (_request, reply) => reply.code(404).send(notFoundBody));
  }
};

export const buildApp = async (parts: AppDependencies): Promise<FastifyInstance> => {
  const { log, origin, trustProxy, pages, health = createHealth(parts.db) } = parts;
  const https = origin.startsWith("https:");
  const loggerInstance: FastifyBaseLogger = log;
  const settings = { origin, analyticsTag: pages?.analyticsTag ?? "" };
  const memoryPages = pages === undefined ? undefined : loadPages(pages.buildFolder, settings);
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy?.split(",") ?? false,
    bodyLimit: 256 * 1024,
    genReqId: requestIdOf,
    serverFactory: serverWith({ pages: memoryPages, health, timeouts: parts.clientTimeouts }),
    frameworkErrors: rejectBadUrl(https),
    clientErrorHandler: rejectBadHeaders(https),
    // Requests on open connections are still answered during shutdown; the reply closes the connection.
    return503OnClosing: false,
    // Job slugs exceed the router's default limit of 100 characters; each call has its own limit.
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 1000 },
  });

  app.setErrorHandler(handleError);
  for (const watch of parts.watchers ?? []) watch(app);
  logRequests(app);
  const security = securityHeaders(https);
  app.addHook("onSend", async (_request, reply) => {
    // A page may set a stricter policy.
    for (const [name, value] of Object.entries(security)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", closedPolicy);
  });

  await app.register(underPressure, {
    maxEventLoopDelay: parts.maxEventLoopDelayMs ?? 1000,
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
  app.addHook("onRequest", requireSameOrigin(origin));
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
