import type { Network } from "#domain/profiles/connections.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { NetworkPerson } from "./network-person.tsx";
import { TabSection } from "../tab-section.tsx";

interface NetworkListsProps {
  readonly network: Network;
  /** The id of the entry that is being changed. */
  readonly busy: string | null;
  readonly onAnswer: (id: string, answer: "accept" | "ignore") => void;
  readonly onRemove: (id: string) => void;
}

const subtitleOf = ({ title, location }: { readonly title: string; readonly location: string }): string =>
  [title, location].filter((each) => each !== "").join(", ");

const list = "divide-y divide-line border-t border-line";
const secondaryText = "text-[15px]/6 text-ink-2";

export const NetworkLists = ({ network, busy, onAnswer, onRemove }: NetworkListsProps) => {
  const { isSample, requests, connections, requestCount, connectionCount } = network;
  const mark = isSample ? <Badge tone="warn">Sample</Badge> : undefined;
  return (
    <>
      <TabSection title={`Connection Requests (${requestCount})`} action={mark}>
        {requests.length === 0 ? (
          <p className={secondaryText}>
            {isSample ? "The sample has no more to show." : "Nobody is waiting for an answer."}
          </p>
        ) : (
          <ul aria-label="Connection requests" className={list}>
            {requests.map((each) => (
              <NetworkPerson key={each.id} name={each.name} subtitle={subtitleOf(each)} note={each.message}>
                <Button
                  size="small"
                  disabled={busy !== null}
                  aria-label={`Accept ${each.name}`}
                  onClick={() => onAnswer(each.id, "accept")}
                >
                  Accept
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={busy !== null}
                  aria-label={`Ignore ${each.name}`}
                  onClick={() => onAnswer(each.id, "ignore")}
                >
                  Ignore
                </Button>
              </NetworkPerson>
            ))}
          </ul>
        )}
      </TabSection>
      <TabSection title={`Your Connections (${connectionCount})`} action={mark}>
        {connections.length === 0 ? (
          <p className={secondaryText}>Nobody yet. Ask a colleague whose word you would like to have.</p>
        ) : (
          <ul aria-label="Your connections" className={list}>
            {connections.map((each) => (
              <NetworkPerson key={each.id} name={each.name} subtitle={subtitleOf(each)}>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={busy !== null}
                  aria-label={`Remove ${each.name}`}
                  onClick={() => onRemove(each.id)}
                >
                  Remove
                </Button>
              </NetworkPerson>
            ))}
          </ul>
        )}
      </TabSection>
    </>
  );
};
