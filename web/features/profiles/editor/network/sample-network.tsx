/** A sample network for people without an account, with fictional people marked as such, to try out. */
import { useState } from "react";
import { Link } from "react-router";
import type { Network } from "#domain/profiles/connections.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { NetworkLists } from "./network-lists.tsx";

/** The sample exists only in this tab. Nothing is sent to the server. */
const withAnswer = (network: Network, id: string, answer: "accept" | "ignore"): Network => {
  const request = network.requests.find((each) => each.id === id);
  if (request === undefined) return network;
  const isAccepted = answer === "accept";
  return {
    ...network,
    requestCount: network.requestCount - 1,
    connectionCount: network.connectionCount + (isAccepted ? 1 : 0),
    requests: network.requests.filter((each) => each.id !== id),
    connections: isAccepted ? [{ ...request, since: request.askedAt }, ...network.connections] : network.connections,
  };
};

const withoutPerson = (network: Network, id: string): Network => ({
  ...network,
  connectionCount: network.connectionCount - 1,
  connections: network.connections.filter((each) => each.id !== id),
});

export const SampleNetwork = ({ sample }: { readonly sample: Network }) => {
  const [network, setNetwork] = useState(sample);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-warn-soft px-4 py-3">
        <p className="min-w-0 flex-1 basis-60 text-sm/5 text-ink-2">
          <span className="font-[600] text-ink">Sample data.</span> These people are made up. With an account, you'll
          see your own requests and connections here.
        </p>
        <Link to="/sign-up" className={buttonClass("secondary", "small")}>
          Create account
        </Link>
      </div>
      <NetworkLists
        network={network}
        busy={null}
        onAnswer={(id, answer) => setNetwork(withAnswer(network, id, answer))}
        onRemove={(id) => setNetwork(withoutPerson(network, id))}
      />
    </div>
  );
};
