/** Puts the parts together. Everything from outside comes in as an argument, so that a test can hand in its own. */
import { createServer } from "node:http";
import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Database } from "./db/client.ts";
import { jobRoutes } from "./features/jobs/jobs.routes.ts";
import { leadRoutes } from "./features/leads/leads.routes.ts";
import type { FormLimits } from "./features/leads/leads.service.ts";
import { testimonialRoutes } from "./features/testimonials/testimonials.routes.ts";
import { handleError, notFoundBody } from "./infra/errors.ts";
import type { Logger } from "./infra/log.ts";
import { closedPolicy, securityHeaders } from "./infra/pages/headers.ts";
import { loadPages, type MemoryPages } from "./infra/pages/memory.ts";
import type { Nudge } from "./infra/queue.ts";
import { pageRenderer } from "./infra/pages/render.ts";

export interface AppParts {
  readonly db: Database;
  readonly log: Logger;
  /** The public address; its scheme decides whether browsers are told to insist on HTTPS. */
  readonly origin: string;
  readonly trustProxy?: string | undefined;
  readonly nudge: Nudge;
  readonly formLimits: FormLimits;
  /** Absent where this process serves the API alone. */
  readonly pages?: { readonly buildFolder: string; readonly uiPage: boolean };
}

const serverWith = (pages: MemoryPages | undefined) => (handler: Parameters<typeof createServer>[1]) =>
  createServer((request, response) => {
    if (pages?.answer(request, response) === true) return;
    handler?.(request, response);
  });

/** Features register their endpoints here, each by name. */
const registerApi = async (api: FastifyInstance, { db, nudge, formLimits }: AppParts): Promise<void> => {
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  leadRoutes(api, { db, nudge, limits: formLimits });
  jobRoutes(api, { db });
  testimonialRoutes(api, { db });
  for (const anythingElse of ["/", "/*"]) {
    api.all(anythingElse, (_request, reply) => reply.code(404).send(notFoundBody));
  }
};

export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { db, log, origin, trustProxy, pages } = parts;
  const https = origin.startsWith("https:");
  const loggerInstance: FastifyBaseLogger = log;
  const memory = pages === undefined ? undefined : loadPages(pages.buildFolder, https);
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy?.split(",") ?? false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    serverFactory: serverWith(memory),
    routerOptions: { ignoreDuplicateSlashes: false },
  });

  app.setErrorHandler(handleError);
  const security = securityHeaders(https);
  app.addHook("onSend", async (_request, reply) => {
    reply.headers(security);
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", closedPolicy);
  });

  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    retryAfter: 5,
    healthCheckInterval: 5000,
    healthCheck: async () => {
      await db.execute(sql`select 1`);
      return true;
    },
    exposeStatusRoute: { url: "/healthz", routeOpts: { logLevel: "silent" } },
  });
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  await app.register((api) => registerApi(api, parts), { prefix: "/api" });

  if (pages !== undefined) {
    const render = await pageRenderer(app, pages);
    app.route({ method: ["GET", "HEAD"], url: "/*", handler: render });
  }
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFoundBody));
  return app;
};
