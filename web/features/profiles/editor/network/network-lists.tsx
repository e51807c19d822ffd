import type { Network } from "#domain/profiles/connections.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TabSection } from "../tab-section.tsx";
import type { ReactNode } from "react";
import { Initials } from "../../../../ui/initials.tsx";

interface NetworkPersonProps {
  readonly name: string;
  readonly subtitle: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const NetworkPerson = ({ name, subtitle, note = "", children }: NetworkPersonProps) => (
  <li className="flex flex-wrap items-start gap-x-3.5 gap-y-3 py-3.5">
    <Initials name={name} />
    <div className="min-w-0 flex-1 basis-40">
      <p className="text-[15px]/5 font-[600] wrap-anywhere">{name}</p>
      {subtitle !== "" && <p className="text-sm/5 text-ink-2 wrap-anywhere">{subtitle}</p>}
      {note !== "" && <p className="mt-1 text-sm/5 text-ink-3 wrap-anywhere">“{note}”</p>}
    </div>
    <div className="flex shrink-0 flex-wrap gap-2 max-sm:w-full max-sm:pl-12">{children}</div>
  </li>
);

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
          <p className={secondaryText}>{isSample ? "No more sample requests." : "No connection requests."}</p>
        ) : (
          <ul aria-label="Connection requests" className={list}>
            {requests.map((request) => (
              <NetworkPerson key={request.id} name={request.name} subtitle={subtitleOf(request)} note={request.message}>
                <Button
                  size="small"
                  disabled={busy !== null}
                  aria-label={`Accept ${request.name}`}
                  onClick={() => onAnswer(request.id, "accept")}
                >
                  Accept
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={busy !== null}
                  aria-label={`Ignore ${request.name}`}
                  onClick={() => onAnswer(request.id, "ignore")}
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
          <p className={secondaryText}>No connections yet. Ask someone you've worked with to connect.</p>
        ) : (
          <ul aria-label="Your connections" className={list}>
            {connections.map((connection) => (
              <NetworkPerson key={connection.id} name={connection.name} subtitle={subtitleOf(connection)}>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={busy !== null}
                  aria-label={`Remove ${connection.name}`}
                  onClick={() => onRemove(connection.id)}
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
