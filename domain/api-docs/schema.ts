/** A zod schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import { z } from "zod";

export type Schema = Readonly<Record<string, unknown>>;

/** What goes in is described before defaults and transformations, what comes out after. */
export const schemaOf = (schema: z.ZodType, io: "input" | "output"): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  return rest;
};
