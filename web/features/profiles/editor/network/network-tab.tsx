import {
  answerConnection,
  type Network,
  removeConnection,
  requestConnection,
  showNetwork,
} from "#domain/profiles/connections.ts";
import { call } from "../../../../lib/api/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { ConnectForm, type ConnectFormValues } from "./connect-form.tsx";
import { useCachedRows, useRowMutation, useRows } from "../editor.queries.ts";
import { NetworkLists } from "./network-lists.tsx";
import { SampleNetwork } from "./sample-network.tsx";
import { TabSection } from "../tab-section.tsx";

const asking = "ask";

const OwnNetwork = ({ network }: { readonly network: Network }) => {
  const { keep } = useCachedRows(showNetwork);
  const change = useRowMutation();
  const send = async (body: ConnectFormValues) => {
    const problem = await change.run(asking, async () => keep(await call(requestConnection, { body })));
    if (problem === undefined) toast({ title: "Request sent", description: `We emailed ${body.email}.` });
    return problem;
  };
  const answer = (id: string, answer: "accept" | "ignore") =>
    void change.run(id, async () => keep(await call(answerConnection, { params: { id }, body: { answer } })));
  const remove = (id: string) =>
    void change.run(id, async () => keep(await call(removeConnection, { params: { id } })));
  return (
    <div className="grid gap-7">
      <NetworkLists network={network} busy={change.busy} onAnswer={answer} onRemove={remove} />
      <TabSection title="Ask someone to connect">
        <ConnectForm busy={change.busy === asking} failure={change.failure} onSend={send} />
        {network.sent.length > 0 && (
          <ul aria-label="Requests you have sent" className="mt-5 divide-y divide-line border-y border-line">
            {network.sent.map(({ id, to }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span className="min-w-0 text-[15px]/6 wrap-anywhere">{to}</span>
                <span className="flex items-center gap-3 text-sm/5 text-ink-3">
                  Pending
                  <Button
                    variant="quiet"
                    size="small"
                    disabled={change.busy !== null}
                    aria-label={`Withdraw request to ${to}`}
                    onClick={() => remove(id)}
                  >
                    Withdraw
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </TabSection>
    </div>
  );
};

export const NetworkTab = () => {
  const { data, isError, isFetching, refetch } = useRows(showNetwork);
  if (isError) {
    return (
      <ErrorState
        title="We couldn't load your network"
        text="It's still saved. Try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <div className="grid gap-4">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-20" />
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-20" />
      </div>
    );
  }
  return data.isSample ? <SampleNetwork sample={data} /> : <OwnNetwork network={data} />;
};
