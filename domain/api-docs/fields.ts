/** A JSON schema as a list that can be read: one line a field, nested ones under their parents. */
import type { Schema } from "./schema.ts";

export interface FieldLine {
  /** "facts.title", "people[].ids[]". */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** So many values are named; of more it is said how many. */
const namedValues = 12;
const deepest = 2;

const choicesOf = (schema: Schema): readonly Schema[] | undefined =>
  (schema["anyOf"] ?? schema["oneOf"]) as readonly Schema[] | undefined;

const valuesOf = (values: readonly unknown[]): string =>
  values.length > namedValues
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

export const typeWords = (schema: Schema): string => {
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return valuesOf(schema["enum"]);
  const choices = choicesOf(schema);
  if (choices !== undefined) return [...new Set(choices.map(typeWords))].join(" or ");
  switch (schema["type"]) {
    case "array":
      return `list of ${typeWords((schema["items"] ?? {}) as Schema)}`;
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

/** What a field holds: the object itself, of a list its items, of a choice the object among them. */
const inside = (schema: Schema): { readonly schema: Schema; readonly mark: string } | undefined => {
  if (schema["type"] === "object") return { schema, mark: "" };
  if (schema["type"] === "array") {
    const items = inside((schema["items"] ?? {}) as Schema);
    return items === undefined ? undefined : { schema: items.schema, mark: `[]${items.mark}` };
  }
  return choicesOf(schema)
    ?.map(inside)
    .find((found) => found !== undefined);
};

export const fieldLines = (schema: Schema, parent = "", depth = 0): readonly FieldLine[] => {
  const held = inside(schema);
  const properties = (held?.schema["properties"] ?? {}) as Readonly<Record<string, Schema>>;
  const required = (held?.schema["required"] ?? []) as readonly string[];
  const before = held === undefined || parent + held.mark === "" ? "" : `${parent}${held.mark}.`;
  return Object.entries(properties).flatMap(([key, each]) => [
    { name: `${before}${key}`, type: typeWords(each), isRequired: required.includes(key) },
    ...(depth < deepest ? fieldLines(each, `${before}${key}`, depth + 1) : []),
  ]);
};
