/** Staff approve or decline a workspace's access to the candidate network. */
import { type Client, decideNetworkAccess } from "#domain/plans/client-plans.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

const stateLabels: Readonly<Record<Client["network"], readonly [tone: Tone, text: string]>> = {
  none: ["soft", "No network access"],
  requested: ["warn", "Network access requested"],
  approved: ["good", "Network access approved"],
  declined: ["soft", "Network access declined"],
  proven: ["good", "Network access by verified domain"],
};

/** Short, for a column. */
export const networkLabels: Readonly<Record<Client["network"], string>> = {
  none: "No access",
  requested: "Requested",
  approved: "Approved",
  declined: "Declined",
  proven: "Verified domain",
};

export const NetworkDecision = ({ client }: { readonly client: Client }) => {
  const change = useRevalidatingMutation();
  const [tone, text] = stateLabels[client.network];
  const decide = (state: "approved" | "declined") => () =>
    void change.run(() => call(decideNetworkAccess, { params: { id: client.id }, body: { state } }));
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{text}</Badge>
      {client.network !== "approved" && (
        <Button variant="quiet" size="small" busy={change.busy && "Saving"} onClick={decide("approved")}>
          Approve<span className="sr-only"> network access for {client.name}</span>
        </Button>
      )}
      {client.network !== "declined" && (
        <Button variant="quiet" size="small" busy={change.busy && "Saving"} onClick={decide("declined")}>
          {client.network === "approved" || client.network === "proven" ? "Revoke" : "Decline"}
          <span className="sr-only"> network access for {client.name}</span>
        </Button>
      )}
      <FailureNotice text={change.failure} />
    </div>
  );
};
