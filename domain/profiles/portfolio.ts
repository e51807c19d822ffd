/** The projects of a candidate, in their chosen order. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { itemVisibilities } from "./profile-status.ts";
import { optionalWebLink } from "./web-link.ts";

export const maxProjects = 50;
export const maxTechnologies = 30;

const technology = z.string().trim().min(1).max(60, "Use at most 60 characters for each technology");

/** The editable fields of a project; empty strings mean no answer. */
export const projectFacts = z.object({
  title: z.string().trim().min(1, "Enter a project title").max(255, "Use at most 255 characters"),
  description: z.string().trim().max(4000, "Use at most 4,000 characters").default(""),
  link: optionalWebLink.default(""),
  technologies: z.array(technology).max(maxTechnologies, `Enter at most ${maxTechnologies} technologies`).default([]),
  visibility: z.enum(itemVisibilities).default("public"),
});

export type ProjectFacts = z.output<typeof projectFacts>;

const project = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  technologies: z.array(z.string()),
  visibility: z.enum(itemVisibilities),
  displayOrder: z.int(),
});

export type Project = z.infer<typeof project>;

const params = z.object({ id: z.uuid() });
const all = z.object({ projects: z.array(project) });

export const listProjects = endpoint({ method: "GET", path: "/api/candidate/portfolio", reply: all });

/** Adds a project at the end. */
export const addProject = endpoint({
  method: "POST",
  path: "/api/candidate/portfolio",
  body: projectFacts,
  reply: project,
  status: 201,
});

export const changeProject = endpoint({
  method: "PUT",
  path: "/api/candidate/portfolio/:id",
  params,
  body: projectFacts,
  reply: project,
});

export const removeProject = endpoint({
  method: "DELETE",
  path: "/api/candidate/portfolio/:id",
  params,
  reply: all,
});

/** Sets the order: every project id once. */
export const orderProjects = endpoint({
  method: "POST",
  path: "/api/candidate/portfolio/order",
  body: z.object({ ids: z.array(z.uuid()).max(maxProjects) }),
  reply: all,
});
