import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { readCandidatePage } from "#domain/candidates/candidate-page.ts";
import { endpointQuery } from "../../../lib/query/endpoint-query.ts";
import { usePanelTarget } from "./use-candidate-panel.ts";

interface CandidateLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  readonly candidateId: string;
}

/** Opens the panel over the current page. In a new tab it opens the candidate's page. */
export const CandidateLink = ({ candidateId, ...rest }: CandidateLinkProps) => {
  const client = useQueryClient();
  const { to, options } = usePanelTarget()(candidateId);
  return (
    <Link
      to={to}
      {...options}
      // Reading starts with the press, a moment before the click.
      onPointerDown={() =>
        void client.prefetchQuery({
          ...endpointQuery(readCandidatePage, { params: { id: candidateId } }),
          staleTime: 5000,
        })
      }
      {...rest}
    />
  );
};
