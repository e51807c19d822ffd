/** Unusual values that match a schema, generated from the schema itself, so that new fields are covered automatically. */
import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";
import { nastyStrings } from "./nasty-strings.ts";

type Schema = z.core.JSONSchema.BaseSchema;

const nasty = fc.constantFrom(...nastyStrings);

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: fc
    .date({ noInvalidDate: true, min: new Date("1950-01-01"), max: new Date("2090-01-01") })
    .map((date) => date.toISOString().slice(0, 10)),
  "date-time": fc
    .date({ noInvalidDate: true, min: new Date("1950-01-01"), max: new Date("2090-01-01") })
    .map((date) => date.toISOString()),
};

const maxStringLength = 5000;

/** Patterns with lookahead cannot generate values; then most values do not match. */
const matching = (pattern: string): Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    return nasty;
  }
};

const strings = ({ minLength = 0, maxLength = 60, format, pattern }: Schema): Arbitrary<string> => {
  const known = formats[format ?? ""];
  if (known !== undefined) return known;
  if (pattern !== undefined) return matching(pattern);
  const maxChars = Math.min(maxLength, maxStringLength);
  const fitting = nasty.map((text) => (text + "x".repeat(minLength)).slice(0, Math.max(minLength, maxChars)));
  const plain = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxChars, 40)) });
  return fc.oneof({ weight: 2, arbitrary: plain }, { weight: 3, arbitrary: fitting });
};

const numbers = ({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): Arbitrary<number> => {
  const min = minimum ?? (typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : -1_000_000);
  const max = maximum ?? (typeof exclusiveMaximum === "number" ? exclusiveMaximum - 1 : 1_000_000);
  return type === "integer"
    ? fc.integer({ min: Math.max(Math.ceil(min), -(2 ** 31)), max: Math.min(Math.floor(max), 2 ** 31 - 1) })
    : fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
};

const isSchema = (given: unknown): given is Schema => typeof given === "object" && given !== null;

/** The depth limit for recursive schemas. */
const maxSchemaDepth = 6;

const valuesOf = (schema: Schema, whole: Schema, depth: number): Arbitrary<unknown> => {
  const inside = (given: unknown): Arbitrary<unknown> =>
    isSchema(given) && depth < maxSchemaDepth ? valuesOf(given, whole, depth + 1) : fc.constant(null);
  if (schema.$ref !== undefined) {
    const named = schema.$ref === "#" ? whole : whole.$defs?.[schema.$ref.split("/").at(-1) ?? ""];
    return inside(named);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(inside));
  if (schema.allOf !== undefined) {
    return fc.tuple(...schema.allOf.map(inside)).map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
  }
  if (schema.type === "string") return strings(schema);
  if (schema.type === "number" || schema.type === "integer") return numbers(schema);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "array") {
    const { minItems = 0, maxItems = 4 } = schema;
    return fc.array(inside(schema.items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 4)),
    });
  }
  if (schema.type === "object") {
    const { properties = {}, required = [], additionalProperties } = schema;
    const fields = Object.fromEntries([
      // A record with enum keys lists them as required and gives one schema for all values.
      ...required.map((name) => [name, inside(additionalProperties)] as const),
      ...Object.entries(properties).map(([name, field]) => [name, inside(field)] as const),
    ]);
    const record = fc.record(fields, { requiredKeys: [...required] });
    if (!isSchema(additionalProperties) || Object.keys(fields).length > 0) return record;
    return fc.dictionary(fc.oneof(fc.string({ maxLength: 12 }), nasty), inside(additionalProperties), { maxKeys: 4 });
  }
  return fc.jsonValue({ maxDepth: 2 });
};

/** Input values. A type that JSON Schema cannot express, such as a file, becomes any JSON. */
export const validValues = (schema: z.ZodType): Arbitrary<unknown> => {
  const jsonSchema = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  return valuesOf(jsonSchema, jsonSchema, 0);
};

/** Values of a wrong type. */
const wrong: Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [[]], "", { length: -1 }, [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Corrupts one place of a value: removes or replaces a field, or replaces the whole value. */
export const corrupted = (value: unknown): Arbitrary<unknown> => {
  if (!isRecord(value) || Object.keys(value).length === 0) return wrong;
  const field = fc.constantFrom(...Object.keys(value));
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(field, wrong).map(([name, other]) => ({ ...value, [name]: other })) },
    {
      weight: 2,
      arbitrary: field.map((name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
    },
    {
      weight: 1,
      arbitrary: field.chain((name) => corrupted(value[name]).map((inner) => ({ ...value, [name]: inner }))),
    },
    { weight: 1, arbitrary: wrong },
  );
};
