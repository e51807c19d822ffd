/** A zod schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import { z } from "zod";

export type Schema = Readonly<Record<string, unknown>>;

/** Input schemas are described before defaults and transformations, output schemas after. */
export const schemaOf = (schema: z.ZodType, io: "input" | "output"): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  return rest;
};
