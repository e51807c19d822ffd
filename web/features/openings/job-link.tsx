/** A job title that links to the job's page. */
import { Link } from "react-router";
import type { OpeningJob } from "#domain/openings/opening.ts";

export const JobLink = ({ job: { slug, title } }: { readonly job: OpeningJob }) =>
  slug === null ? (
    title
  ) : (
    <Link to={`/jobs/${slug}`} className="rounded-xs hover:underline hover:underline-offset-4">
      {title}
    </Link>
  );
