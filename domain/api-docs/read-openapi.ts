/** Returns the OpenAPI document as JSON. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const readOpenApi = endpoint({
  method: "GET",
  path: "/api/docs/openapi.json",
  reply: z.looseObject({ openapi: z.string() }),
});
