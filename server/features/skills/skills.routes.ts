import type { FastifyInstance } from "fastify";
import { searchSkills } from "#domain/skills/search-skills.ts";
import { skillsLike } from "#domain/skills/skills-like.ts";
import { serve } from "../../infra/route.ts";

/** The vocabulary stays here: a browser gets the few that fit. */
export const skillRoutes = (api: FastifyInstance): void => {
  serve(api, searchSkills, async ({ query, reply }) => {
    void reply.header("cache-control", "public, max-age=3600");
    return { skills: skillsLike(query.q) };
  });
};
