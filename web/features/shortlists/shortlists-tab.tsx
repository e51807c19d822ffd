/** A job's shortlists: the newest first, each with who agreed, who read it and what they said. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { listShortlists, type Shortlist } from "#domain/shortlists/shortlist.ts";
import { call } from "../../lib/api.ts";
import { withQueries } from "../../lib/query-provider.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { ShortlistCard } from "./shortlist-card.tsx";

const ShortlistDialog = lazy(() => import("./shortlist-dialog.tsx"));

interface ShortlistsTabProps {
  readonly jobId: string;
  readonly jobTitle: string;
  /** False while the workspace is being closed: what is out can be ended, nothing new goes out. */
  readonly maySend: boolean;
}

/** Answers and agreements come from outside while the tab is open. */
const lookAgainMs = 20_000;

const Shown = ({ jobId, jobTitle, maySend }: ShortlistsTabProps) => {
  const key = ["shortlists", jobId];
  const queries = useQueryClient();
  const [changing, setChanging] = useState<Shortlist | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: () => call(listShortlists, { params: { id: jobId } }),
    staleTime: 0,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: true,
  });
  const replace = (list: Shortlist | null, id: string): void => {
    queries.setQueryData<typeof data>(key, (before) => ({
      shortlists: (before?.shortlists ?? []).flatMap((each) => (each.id === id ? (list ?? []) : each)),
    }));
  };
  if (data === undefined)
    return isError ? (
      <ErrorState
        title="The shortlists could not be read"
        text="Please try again in a moment."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton className="h-64" />
    );
  if (data.shortlists.length === 0)
    return (
      <EmptyState
        title="No shortlist yet"
        text="Tick people on the board and choose Shortlist. They are asked first, then the client gets a link and answers yes, maybe or no."
      >
        <Link to="?" replace className={buttonClass("secondary")}>
          Go to the board
        </Link>
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {data.shortlists.map((list) => (
        <ShortlistCard
          key={list.id}
          list={list}
          maySend={maySend}
          onChanged={(changed) => replace(changed, list.id)}
          onEdit={() => setChanging(list)}
        />
      ))}
      {changing !== null && (
        <Suspense>
          <ShortlistDialog
            jobId={jobId}
            jobTitle={jobTitle}
            changing={changing}
            people={changing.entries.map(({ applicationId, name, title, why }) => ({
              applicationId,
              name,
              title,
              why,
            }))}
            onClose={() => setChanging(null)}
            onSaved={(saved) => {
              replace(saved, saved.id);
              setChanging(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

export const ShortlistsTab = withQueries(Shown);
