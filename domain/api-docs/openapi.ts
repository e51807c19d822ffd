/** The API as an OpenAPI 3.1 document, made from the same schemas that check every call. */
import { brand } from "../brand.ts";
import { type ErrorCode, errorBody, errorStatus } from "../errors.ts";
import { webhookEvents, webhookEventLabels, webhookMessage } from "../webhooks/webhook-events.ts";
import type { Operation } from "./operation.ts";
import { operationGroups } from "./operation.ts";
import { levelOf, operations } from "./operations.ts";
import { exampleBody } from "./sample.ts";
import { type Schema, schemaOf } from "./schema.ts";

/** Changes only with breaking changes, not with new endpoints or fields. */
const apiVersion = "1.0.0";

/** The description of each error code in the document. */
const errorDescriptions: Readonly<Record<ErrorCode, string>> = {
  validation_failed: "The request does not fit. `errors` says which field and why.",
  not_signed_in: "No token, or one that is unknown, revoked, expired or whose maker has left the workspace.",
  forbidden: "The token's level does not allow this, or this call is not open to tokens.",
  second_factor_needed: "The workspace wants a second factor of everyone, and the token's maker has none.",
  step_up_needed: "Not for tokens: people confirm it's them when they create one.",
  email_not_confirmed: "The token's maker has not confirmed their email address.",
  not_found: "Not there, or not in this workspace.",
  conflict: "It has changed meanwhile, or stands in the way of what is there.",
  gone: "This has ended.",
  too_large: "The body is too large.",
  wrong_type: "The type of the body is not accepted.",
  unreadable: "The file could not be read.",
  rate_limited: "Too many calls. `Retry-After` says in how many seconds to go on.",
  internal: "Something went wrong on our side.",
  unavailable: "We cannot answer right now. `Retry-After` says when to try again.",
};

const commonErrorCodes: readonly ErrorCode[] = [
  "not_signed_in",
  "forbidden",
  "rate_limited",
  "internal",
  "unavailable",
];

export const errorCodesOf = ({ call, upload, errorCodes = [] }: Operation): readonly ErrorCode[] => {
  const hasBody = call.body !== undefined || upload !== undefined;
  const codes: readonly (ErrorCode | false)[] = [
    ...commonErrorCodes,
    // A malformed id fails validation like any other part.
    (hasBody || call.query !== undefined || call.params !== undefined) && "validation_failed",
    call.params !== undefined && "not_found",
    call.conflict !== undefined && "conflict",
    hasBody && "too_large",
    hasBody && "wrong_type",
    ...errorCodes,
  ];
  return [...new Set(codes.filter((code) => code !== false))].toSorted((a, b) => errorStatus[a] - errorStatus[b]);
};

const retryAfter = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 1 } },
};

const errorResponse = (code: ErrorCode, schema: Schema) => ({
  description: errorDescriptions[code],
  ...(code === "rate_limited" || code === "unavailable" ? { headers: retryAfter } : {}),
  content: { "application/json": { schema } },
});

const errorReference = { $ref: "#/components/schemas/Error" };

const errorResponses = (operation: Operation) => {
  const { conflict } = operation.call;
  return Object.fromEntries(
    errorCodesOf(operation).map((code) => [
      String(errorStatus[code]),
      code === "conflict" && conflict !== undefined
        ? errorResponse(code, schemaOf(errorBody.extend(conflict.partial().shape), "output"))
        : { $ref: `#/components/responses/${code}` },
    ]),
  );
};

const successResponse = ({ call, media, summary, replyHeaders }: Operation) => ({
  description: summary,
  ...(replyHeaders === undefined
    ? {}
    : {
        headers: Object.fromEntries(
          Object.entries(replyHeaders).map(([name, description]) => [
            name,
            { description, schema: { type: "string" } },
          ]),
        ),
      }),
  content:
    media === undefined
      ? { "application/json": { schema: schemaOf(call.reply, "output") } }
      : Object.fromEntries(media.map((type) => [type, {}])),
});

const parametersFor = ({ call }: Operation) =>
  (["params", "query"] as const).flatMap((part) => {
    const shape = call[part];
    if (shape === undefined) return [];
    const { properties = {}, required = [] } = schemaOf(shape, "input") as {
      readonly properties?: Readonly<Record<string, Schema>>;
      readonly required?: readonly string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: part === "params" ? "path" : "query",
      required: part === "params" || required.includes(name),
      schema,
    }));
  });

const requestBodyFor = (operation: Operation) => {
  const { call, upload } = operation;
  if (upload !== undefined) {
    const file = { type: "string", contentMediaType: upload };
    const schema = { type: "object", properties: { file }, required: ["file"] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (call.body === undefined) return {};
  const media = { schema: schemaOf(call.body, "input"), example: exampleBody(operation) };
  return { requestBody: { required: true, content: { "application/json": media } } };
};

const describeOperation = (operation: Operation) => {
  const { id, group, summary, details, call } = operation;
  const level = levelOf(operation);
  return {
    operationId: id,
    tags: [group],
    summary,
    description: [details, `Needs a token of the level \`${level}\`.`].filter(Boolean).join(" "),
    "x-token-level": level,
    parameters: parametersFor(operation),
    ...requestBodyFor(operation),
    responses: { [String(call.status ?? 200)]: successResponse(operation), ...errorResponses(operation) },
  };
};

/** "/api/jobs-enhanced/:id" as the document writes it: "/api/jobs-enhanced/{id}". */
export const documentedPath = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

const paths = () => {
  const found: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = documentedPath(operation.call.path);
    found[path] = { ...found[path], [operation.call.method.toLowerCase()]: describeOperation(operation) };
  }
  return found;
};

/** The webhook messages that we send to a workspace's endpoints. */
const webhooks = () =>
  Object.fromEntries(
    webhookEvents.map((event) => [
      event,
      {
        post: {
          operationId: `on_${event.replaceAll(".", "_")}`,
          summary: webhookEventLabels[event],
          description:
            "Signed after Standard Webhooks: webhook-id, webhook-timestamp and webhook-signature over the raw body. At least once, in no promised order; sort by sequence.",
          security: [],
          parameters: ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
            name,
            in: "header",
            required: true,
            schema: { type: "string" },
          })),
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(webhookMessage(event), "output") } },
          },
          responses: {
            "2XX": { description: "Taken. Anything else is tried again; 410 switches the endpoint off." },
          },
        },
      },
    ]),
  );

export const openApiDocument = (origin: string) => ({
  openapi: "3.1.0",
  info: {
    title: `${brand.name} API`,
    version: apiVersion,
    summary: "Jobs, candidates, applications, interviews, offers and reports of one workspace.",
    description: `Every call carries a token of the workspace: \`Authorization: Bearer ...\`. Admins make tokens in the settings. The guide is at ${origin}/api/docs.`,
    contact: { name: brand.name, email: brand.email, url: origin },
  },
  servers: [{ url: origin }],
  security: [{ token: [] }],
  tags: operationGroups.map((name) => ({ name })),
  paths: paths(),
  webhooks: webhooks(),
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer", description: "A token of the workspace, made by an admin." },
    },
    schemas: { Error: schemaOf(errorBody, "output") },
    responses: Object.fromEntries(
      (Object.keys(errorDescriptions) as ErrorCode[]).map((code) => [code, errorResponse(code, errorReference)]),
    ),
  },
});
