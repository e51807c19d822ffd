/** A job's shortlists, newest first, each with its consents, reviewers and answers. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { listShortlists, type Shortlist } from "#domain/shortlists/shortlist.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { ShortlistCard } from "./shortlist-card.tsx";

const ShortlistDialog = lazy(() => import("./shortlist-dialog.tsx"));

interface ShortlistsTabProps {
  readonly jobId: string;
  readonly jobTitle: string;
  /** False while the workspace is closing. Sent shortlists can be revoked, but nothing new is sent. */
  readonly canSend: boolean;
}

/** Answers and consents arrive while the tab is open. */
const refetchIntervalMs = 20_000;

const ShortlistsContent = ({ jobId, jobTitle, canSend }: ShortlistsTabProps) => {
  const key = ["shortlists", jobId];
  const queries = useQueryClient();
  const [editing, setEditing] = useState<Shortlist | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: () => call(listShortlists, { params: { id: jobId } }),
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
    refetchOnWindowFocus: true,
  });
  const replace = (list: Shortlist | null, id: string): void => {
    queries.setQueryData<typeof data>(key, (previous) => ({
      shortlists: (previous?.shortlists ?? []).flatMap((each) => (each.id === id ? (list ?? []) : each)),
    }));
  };
  if (data === undefined)
    return isError ? (
      <ErrorState
        title="We couldn't load the shortlists"
        text="Try again in a moment."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton className="h-64" />
    );
  if (data.shortlists.length === 0)
    return (
      <EmptyState
        title="No shortlists yet"
        text="Select candidates in the pipeline and choose Shortlist. We ask them for consent, then the client gets a link and answers yes, maybe or no."
      >
        <Link to="?" replace className={buttonClass("secondary")}>
          Go to pipeline
        </Link>
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {data.shortlists.map((list) => (
        <ShortlistCard
          key={list.id}
          list={list}
          canSend={canSend}
          onChanged={(updated) => replace(updated, list.id)}
          onEdit={() => setEditing(list)}
        />
      ))}
      {editing !== null && (
        <Suspense>
          <ShortlistDialog
            jobId={jobId}
            jobTitle={jobTitle}
            existing={editing}
            candidates={editing.entries.map(({ applicationId, name, title, why }) => ({
              applicationId,
              name,
              title,
              why,
            }))}
            onClose={() => setEditing(null)}
            onSaved={(savedShortlist) => {
              replace(savedShortlist, savedShortlist.id);
              setEditing(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

export const ShortlistsTab = withQueries(ShortlistsContent);
