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
  validation_failed: "The request is invalid. `errors` lists the fields and the reasons.",
  not_signed_in: "The token is missing, unknown, revoked or expired, or its creator has left the workspace.",
  forbidden: "The token's access level doesn't allow this call, or the call isn't available to tokens.",
  second_factor_needed: "The workspace requires two-factor authentication, and the token's creator hasn't set it up.",
  step_up_needed: "Doesn't apply to tokens. People confirm their identity when they create one.",
  email_not_confirmed: "The token's creator hasn't confirmed their email address.",
  not_found: "Not found in this workspace.",
  conflict: "Someone changed it first, or the request conflicts with existing data.",
  gone: "It's no longer available, or the link no longer works.",
  too_large: "The body is too large.",
  wrong_type: "The body's content type isn't accepted.",
  unreadable: "We couldn't read the file.",
  rate_limited: "Too many calls. Wait the number of seconds in `Retry-After`.",
  internal: "Something went wrong on our side.",
  unavailable: "The service is temporarily unavailable. Wait the number of seconds in `Retry-After`.",
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
    description: [details, `Requires a token with level \`${level}\`.`].filter(Boolean).join(" "),
    "x-token-level": level,
    parameters: parametersFor(operation),
    ...requestBodyFor(operation),
    responses: { [String(call.status ?? 200)]: successResponse(operation), ...errorResponses(operation) },
  };
};

/** "/api/jobs-enhanced/:id" as the document writes it: "/api/jobs-enhanced/{id}". */
export const documentedPath = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

const paths = () => {
  const pathItems: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = documentedPath(operation.call.path);
    pathItems[path] = { ...pathItems[path], [operation.call.method.toLowerCase()]: describeOperation(operation) };
  }
  return pathItems;
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
            "Signed according to Standard Webhooks: webhook-id, webhook-timestamp and webhook-signature, computed over the raw body. Delivered at least once, in no guaranteed order. Sort by sequence.",
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
            "2XX": {
              description: "Accepted. We retry after any other response, except that 410 turns the endpoint off.",
            },
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
    description: `Send a workspace token with every call: \`Authorization: Bearer ...\`. Admins create tokens in the workspace settings. Read the guide at ${origin}/api/docs.`,
    contact: { name: brand.name, email: brand.email, url: origin },
  },
  servers: [{ url: origin }],
  security: [{ token: [] }],
  tags: operationGroups.map((name) => ({ name })),
  paths: paths(),
  webhooks: webhooks(),
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer", description: "A workspace token, created by an admin." },
    },
    schemas: { Error: schemaOf(errorBody, "output") },
    responses: Object.fromEntries(
      (Object.keys(errorDescriptions) as ErrorCode[]).map((code) => [code, errorResponse(code, errorReference)]),
    ),
  },
});
