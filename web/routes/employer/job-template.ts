/** A role's ad template, loaded when a person chooses it. */
import { data } from "react-router";
import { jobTemplateFor } from "#content/job-templates.ts";
import type { Route } from "./+types/job-template.ts";

export const loader = ({ params }: Route.LoaderArgs) => {
  const template = jobTemplateFor(params.slug);
  if (template === undefined) throw data(null, { status: 404 });
  return Response.json(template);
};
