/** Autocomplete of skill names. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const maxSkillsFound = 8;

export const searchSkills = endpoint({
  method: "GET",
  path: "/api/skills",
  query: z.object({ q: z.string().trim().max(60).default("") }),
  reply: z.object({ skills: z.array(z.string()) }),
});
