/** A JSON schema as a readable list: one line per field, nested fields after their parents. */
import type { Schema } from "./schema.ts";

export interface FieldLine {
  /** "facts.title", "people[].ids[]". */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** Up to this many enum values are listed; above it only their number is shown. */
const maxListedValues = 12;
const maxDepth = 2;

const unionMembers = (schema: Schema): readonly Schema[] | undefined =>
  (schema["anyOf"] ?? schema["oneOf"]) as readonly Schema[] | undefined;

const valuesLabel = (values: readonly unknown[]): string =>
  values.length > maxListedValues
    ? `one of ${values.length} values`
    : values.map((value) => JSON.stringify(value)).join(" | ");

const lengths = ({ minLength, maxLength }: Schema): string => {
  if (typeof maxLength !== "number") return "";
  return typeof minLength === "number" && minLength > 0
    ? `, ${minLength} to ${maxLength} characters`
    : `, up to ${maxLength} characters`;
};

const isSafeBound = (value: unknown): value is number => typeof value === "number" && Math.abs(value) < 2 ** 50;

const range = ({ minimum, maximum }: Schema): string => {
  if (isSafeBound(minimum) && isSafeBound(maximum)) return `, ${minimum} to ${maximum}`;
  if (isSafeBound(minimum)) return `, at least ${minimum}`;
  return isSafeBound(maximum) ? `, at most ${maximum}` : "";
};

export const typeLabel = (schema: Schema): string => {
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return valuesLabel(schema["enum"]);
  const choices = unionMembers(schema);
  if (choices !== undefined) return [...new Set(choices.map(typeLabel))].join(" or ");
  switch (schema["type"]) {
    case "array":
      return `list of ${typeLabel((schema["items"] ?? {}) as Schema)}`;
    case "string":
      return `${typeof schema["format"] === "string" ? schema["format"] : "string"}${lengths(schema)}`;
    case "integer":
    case "number":
      return `${schema["type"]}${range(schema)}`;
    case "object":
      return "object";
    default:
      return typeof schema["type"] === "string" ? schema["type"] : "any value";
  }
};

/** The object inside a field: the object itself, the items of an array, or the object among the choices of a union. */
const innerObject = (schema: Schema): { readonly schema: Schema; readonly mark: string } | undefined => {
  if (schema["type"] === "object") return { schema, mark: "" };
  if (schema["type"] === "array") {
    const items = innerObject((schema["items"] ?? {}) as Schema);
    return items === undefined ? undefined : { schema: items.schema, mark: `[]${items.mark}` };
  }
  return unionMembers(schema)
    ?.map(innerObject)
    .find((field) => field !== undefined);
};

export const fieldLines = (schema: Schema, parent = "", depth = 0): readonly FieldLine[] => {
  const inner = innerObject(schema);
  const properties = (inner?.schema["properties"] ?? {}) as Readonly<Record<string, Schema>>;
  const required = (inner?.schema["required"] ?? []) as readonly string[];
  const before = inner === undefined || parent + inner.mark === "" ? "" : `${parent}${inner.mark}.`;
  return Object.entries(properties).flatMap(([key, property]) => [
    { name: `${before}${key}`, type: typeLabel(property), isRequired: required.includes(key) },
    ...(depth < maxDepth ? fieldLines(property, `${before}${key}`, depth + 1) : []),
  ]);
};
