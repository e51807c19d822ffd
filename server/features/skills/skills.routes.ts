import type { FastifyInstance } from "fastify";
import * as searchSkillsApi from "#domain/skills/search-skills.ts";
import { skillSuggestions } from "#domain/skills/skill-suggestions.ts";
import { serve } from "../../infra/http/route.ts";

/** The vocabulary stays on the server: a browser gets only the few matches. */
export const skillRoutes = (api: FastifyInstance): void => {
  serve(api, searchSkillsApi.searchSkills, async ({ query, reply }) => {
    void reply.header("cache-control", "public, max-age=3600");
    return { skills: skillSuggestions(query.q) };
  });
};
