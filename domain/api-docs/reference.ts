/** The API reference for people: the same operations by group, each with an example that can be pasted. */
import type { Method } from "../endpoint.ts";
import { errorStatus } from "../errors.ts";
import type { TokenLevel } from "../api-tokens/token-level.ts";
import { type FieldLine, fieldLines, typeLabel } from "./fields.ts";
import { errorCodesOf } from "./openapi.ts";
import { type Operation, type OperationGroup, operationGroups } from "./operation.ts";
import { levelOf, operations } from "./operations.ts";
import { exampleBody, sampleOf } from "./sample.ts";
import { schemaOf } from "./schema.ts";

export interface DescribedOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly level: TokenLevel;
  readonly summary: string;
  readonly details: string | null;
  readonly parameters: readonly FieldLine[];
  readonly body: readonly FieldLine[];
  readonly status: number;
  /** The type of a reply that is a list or a file. */
  readonly replyType: string;
  readonly reply: readonly FieldLine[];
  readonly errorStatuses: readonly number[];
  readonly example: string;
}

export interface ReferenceGroup {
  readonly name: OperationGroup;
  readonly operations: readonly DescribedOperation[];
}

/** The placeholder for the origin of the product in examples. */
const exampleOrigin = "$COHIRE_URL";

const samplePath = ({ call }: Operation): string => {
  const ids = call.params === undefined ? {} : (sampleOf(schemaOf(call.params, "input")) as Record<string, string>);
  return call.path.replace(/:(\w+)/g, (_match, name: string) => ids[name] ?? name);
};

const curlExample = (operation: Operation): string => {
  const { call, upload, media } = operation;
  const lines = [
    `curl ${call.method === "GET" ? "" : `-X ${call.method} `}"${exampleOrigin}${samplePath(operation)}"`,
    `-H "Authorization: Bearer $COHIRE_TOKEN"`,
  ];
  if (upload !== undefined) lines.push(`-F "file=@candidates.csv"`);
  else if (call.body !== undefined) {
    const sample = JSON.stringify(exampleBody(operation)).replaceAll("'", "'\\''");
    lines.push(`-H "Content-Type: application/json"`, `-d '${sample}'`);
  }
  if (media !== undefined) lines.push("-OJ");
  return lines.join(" \\\n  ");
};

const describe = (operation: Operation): DescribedOperation => {
  const { id, call, summary, details, media, upload } = operation;
  const parts = [call.params, call.query].filter((part) => part !== undefined);
  const reply = schemaOf(call.reply, "output");
  return {
    id,
    method: call.method,
    path: call.path,
    level: levelOf(operation),
    summary,
    details: details ?? null,
    parameters: parts.flatMap((part) => fieldLines(schemaOf(part, "input"))),
    body:
      upload === undefined
        ? call.body === undefined
          ? []
          : fieldLines(schemaOf(call.body, "input"))
        : [{ name: "file", type: `form field, ${upload}`, isRequired: true }],
    status: call.status ?? 200,
    replyType: media === undefined ? typeLabel(reply) : "file",
    reply: media === undefined ? fieldLines(reply) : [],
    errorStatuses: [...new Set(errorCodesOf(operation).map((code) => errorStatus[code]))],
    example: curlExample(operation),
  };
};

export const apiReference = (): readonly ReferenceGroup[] =>
  operationGroups.map((name) => ({
    name,
    operations: operations.filter(({ group }) => group === name).map(describe),
  }));
