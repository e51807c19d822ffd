/** Parses the requirements of an ad while it is being edited. Nothing is stored. */
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
    /** True if the ad lists no requirements, so these were assumed from its title and description. */
    isAssumed: z.boolean(),
    minimumYears: z.number().nullable(),
  }),
});
