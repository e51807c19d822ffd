/** A minimal example for a JSON schema: required fields only. */
import { type Schema, schemaOf } from "./schema.ts";
import type { Operation } from "./operation.ts";
import { sampleId } from "./sample-id.ts";

const sampleByFormat: Readonly<Record<string, string>> = {
  uuid: sampleId,
  "date-time": "2026-05-04T14:00:00Z",
  date: "2026-05-04",
  email: "ada@harbor.example",
  uri: "https://harbor.example",
};

const sampleText = ({ format, minLength }: Schema, name: string): string => {
  const knownSample = sampleByFormat[String(format)];
  if (knownSample !== undefined) return knownSample;
  const words = name === "" ? "text" : name;
  return words.padEnd(typeof minLength === "number" ? minLength : 0, ".");
};

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** The first choice of a union that is neither null nor the empty string. */
const firstNonEmptyChoice = (choices: readonly Schema[]): Schema =>
  choices.find((each) => each["type"] !== "null" && each["const"] !== "") ?? {};

export const sampleOf = (schema: Schema, name = ""): unknown => {
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return first(schema["enum"]);
  const choices = (schema["anyOf"] ?? schema["oneOf"]) as readonly Schema[] | undefined;
  if (choices !== undefined) return sampleOf(firstNonEmptyChoice(choices), name);
  switch (schema["type"]) {
    case "object": {
      const properties = (schema["properties"] ?? {}) as Readonly<Record<string, Schema>>;
      const required = (schema["required"] ?? []) as readonly string[];
      return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {}, key)]));
    }
    case "array":
      return Number(schema["minItems"] ?? 0) > 0 ? [sampleOf((schema["items"] ?? {}) as Schema, name)] : [];
    case "integer":
    case "number":
      return Math.max(1, Number(schema["minimum"] ?? 1));
    case "boolean":
      return false;
    case "string":
      return sampleText(schema, name);
    default:
      return null;
  }
};

/** Undefined where a call takes no body. */
export const exampleBody = ({ call, example }: Operation): unknown =>
  call.body === undefined ? undefined : (example ?? sampleOf(schemaOf(call.body, "input")));
