/** What an ad asks for, read while it is being written. Nothing is stored. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { storedJobFacts } from "./job-facts.ts";

export const readRequirements = endpoint({
  method: "POST",
  path: "/api/job-requirements",
  body: storedJobFacts
    .pick({ department: true, description: true, requirements: true, mustHave: true, niceToHave: true })
    .extend({ title: z.string().max(255) }),
  reply: z.object({
    mustHave: z.array(z.string()),
    niceToHave: z.array(z.string()),
    /** The ad asks for nothing, so what is listed was assumed from its title and description. */
    isAssumed: z.boolean(),
    minimumYears: z.number().nullable(),
  }),
});
