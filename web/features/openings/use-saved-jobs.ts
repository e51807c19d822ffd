/** Saved jobs, updated optimistically and rolled back if the server rejects the change. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PublicJob } from "#domain/jobs/search-jobs.ts";
import { type Openings, saveJob, unsaveJob } from "#domain/openings/opening.ts";
import { call } from "../../lib/api/api.ts";
import { runSequentially } from "../../lib/api/run-sequentially.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { toast } from "../../ui/toast-store.ts";
import { openingsOptions } from "./openings.queries.ts";

const { queryKey } = openingsOptions;

const addJob = (openings: Openings, job: PublicJob & { readonly slug?: string | null }, savedAt: string): Openings => ({
  ...openings,
  saved: [
    {
      job: { slug: null, ...job },
      isOpen: true,
      savedAt,
      score: openings.openings.find((each) => each.job.id === job.id)?.score ?? null,
    },
    ...openings.saved,
  ],
});

const removeJob = (openings: Openings, id: string): Openings => ({
  ...openings,
  saved: openings.saved.filter(({ job }) => job.id !== id),
});

export const useSavedJobs = () => {
  const client = useQueryClient();
  const { data } = useQuery(openingsOptions);
  const isSaved = (id: string): boolean => data?.saved.some(({ job }) => job.id === id) === true;
  const toggle = async (job: PublicJob): Promise<void> => {
    const shouldSave = !isSaved(job.id);
    await client.cancelQueries({ queryKey });
    client.setQueryData<Openings>(queryKey, (openings) => {
      if (openings === undefined) return openings;
      return shouldSave ? addJob(openings, job, new Date().toISOString()) : removeJob(openings, job.id);
    });
    try {
      const params = { id: job.id };
      // The request continues if the page is left, since the page already shows the result.
      const options = { keepalive: true };
      await (shouldSave
        ? runSequentially(() => call(saveJob, { params }, options))
        : call(unsaveJob, { params }, options));
    } catch (error) {
      const title = shouldSave ? "We couldn't save the job" : "We couldn't remove the saved job";
      toast({ title, description: toProblem(error).message, variant: "destructive" });
    }
    await client.invalidateQueries({ queryKey });
  };
  return { saved: data?.saved ?? [], isKnown: data !== undefined, isSaved, toggle };
};
