/** Jobs put aside: shown as wanted at once, and put back where the server did not keep it. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PublicJob } from "#domain/jobs/search-jobs.ts";
import { type Openings, saveJob, unsaveJob } from "#domain/openings/opening.ts";
import { call } from "../../lib/api.ts";
import { inTurn } from "../../lib/in-turn.ts";
import { problemOf } from "../../lib/problem.ts";
import { toast } from "../../ui/toast-store.ts";
import { openingsOptions } from "./openings.queries.ts";

const { queryKey } = openingsOptions;

const withJob = (known: Openings, job: PublicJob & { readonly slug?: string | null }, savedAt: string): Openings => ({
  ...known,
  saved: [
    {
      job: { slug: null, ...job },
      isOpen: true,
      savedAt,
      score: known.openings.find((each) => each.job.id === job.id)?.score ?? null,
    },
    ...known.saved,
  ],
});

const withoutJob = (known: Openings, id: string): Openings => ({
  ...known,
  saved: known.saved.filter(({ job }) => job.id !== id),
});

export const useSavedJobs = () => {
  const client = useQueryClient();
  const { data } = useQuery(openingsOptions);
  const isSaved = (id: string): boolean => data?.saved.some(({ job }) => job.id === id) === true;
  const toggle = async (job: PublicJob): Promise<void> => {
    const wanted = !isSaved(job.id);
    await client.cancelQueries({ queryKey });
    client.setQueryData<Openings>(queryKey, (known) => {
      if (known === undefined) return known;
      return wanted ? withJob(known, job, new Date().toISOString()) : withoutJob(known, job.id);
    });
    try {
      const params = { id: job.id };
      // What the page shows as done is done, even if it is left at once.
      const sending = { keepalive: true };
      await (wanted ? inTurn(() => call(saveJob, { params }, sending)) : call(unsaveJob, { params }, sending));
    } catch (error) {
      const title = wanted ? "The job was not saved" : "The job is still saved";
      toast({ title, description: problemOf(error).message, look: "destructive" });
    }
    await client.invalidateQueries({ queryKey });
  };
  return { saved: data?.saved ?? [], isKnown: data !== undefined, isSaved, toggle };
};
