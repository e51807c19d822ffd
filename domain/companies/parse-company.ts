/** Reads a company's name from its website. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const parseCompany = endpoint({
  method: "POST",
  path: "/api/parse-company",
  body: z.object({ url: z.string().trim().min(1).max(2000) }),
  reply: z.object({ suggestedName: z.string(), description: z.string().optional() }),
});
