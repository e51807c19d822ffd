/**
 * OpenTelemetry traces by OTLP over HTTP. Loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is set. Spans name routes by their pattern and
 * statements without their values: what must not be logged must not be traced either.
 */
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { FastifyInstance, FastifyRequest } from "fastify";
import pg from "pg";
import { routeOf } from "./request-log.ts";
import { safeError, withoutLiterals } from "./safe-error.ts";
import { setSpanRunner } from "./spans.ts";

export interface Tracing {
  readonly watchRequests: (app: FastifyInstance) => void;
  readonly close: () => Promise<void>;
}

const markFailed = (span: Span, error: unknown): void => {
  const safe = safeError(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message: typeof safe === "string" ? safe : safe.message });
};

interface Statement {
  readonly text?: string;
  readonly name?: string;
}

const statementOf = (statement: unknown): Statement =>
  typeof statement === "string" ? { text: statement } : (statement ?? {});

/** Traces every statement of this process, with a callback (as pools use) or a promise. */
const traceStatements = (): void => {
  // oxlint-disable-next-line typescript/unbound-method -- applied to the client it is called on
  const originalQuery = pg.Client.prototype.query as (...words: unknown[]) => unknown;
  const traced = function query(this: pg.Client, ...args: unknown[]): unknown {
    const { text = "", name } = statementOf(args[0]);
    const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
    const span = trace.getTracer("cohire").startSpan(name ?? verb, {
      kind: SpanKind.CLIENT,
      attributes: { "db.system.name": "postgresql", "db.query.text": withoutLiterals(text) },
    });
    const callback = args.at(-1);
    if (typeof callback === "function") {
      const onResult = (error: unknown, ...rest: unknown[]): unknown => {
        if (error) markFailed(span, error);
        span.end();
        return (callback as (...args: unknown[]) => unknown)(error, ...rest);
      };
      return originalQuery.apply(this, [...args.slice(0, -1), context.bind(context.active(), onResult)]);
    }
    const result = originalQuery.apply(this, args);
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (value: unknown) => {
        span.end();
        return value;
      },
      (error: unknown) => {
        markFailed(span, error);
        span.end();
        throw error;
      },
    );
  };
  pg.Client.prototype.query = traced as typeof pg.Client.prototype.query;
};

export const startTracing = (endpoint: string, serviceName: string): Tracing => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces` })),
    ],
  });
  provider.register();
  const tracer = trace.getTracer("cohire");
  traceStatements();
  setSpanRunner((name, attributes, work) =>
    tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        return await work();
      } catch (error) {
        markFailed(span, error);
        throw error;
      } finally {
        span.end();
      }
    }),
  );
  const spans = new WeakMap<FastifyRequest, Span>();
  return {
    watchRequests: (app) => {
      app.addHook("onRequest", (request, _reply, done) => {
        const from = propagation.extract(context.active(), request.headers);
        const route = routeOf(request);
        const attributes = { "http.request.method": request.method, "http.route": route, "cohire.request": request.id };
        const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
        spans.set(request, span);
        context.with(trace.setSpan(from, span), done);
      });
      app.addHook("onResponse", async (request, reply) => {
        const span = spans.get(request);
        span?.setAttribute("http.response.status_code", reply.statusCode);
        if (request.workspaceId !== undefined) span?.setAttribute("cohire.workspace", request.workspaceId);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    close: () => provider.shutdown(),
  };
};
