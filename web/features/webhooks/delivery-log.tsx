import { useState } from "react";
import { listDeliveries, sendAgain, type WebhookDelivery } from "#domain/webhooks/webhooks.ts";
import { call } from "../../lib/api.ts";
import { problemOf } from "../../lib/problem.ts";
import { useChange } from "../../lib/use-change.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

const State = ({ each }: { readonly each: WebhookDelivery }) => {
  if (each.status === "delivered") return <Badge tone="good">Taken</Badge>;
  if (each.status === "failed") return <Badge tone="bad">Given up</Badge>;
  return (
    <Badge tone={each.tries === 0 ? "soft" : "warn"}>{each.tries === 0 ? "On its way" : "Will be tried again"}</Badge>
  );
};

const Words = ({ each }: { readonly each: WebhookDelivery }) => (
  <p className="text-sm/5.5 text-ink-3">
    <Moment iso={each.lastTryAt ?? each.createdAt} to="near" />
    {each.tries > 0 && `, ${each.tries === 1 ? "first try" : `try ${each.tries}`}`}
    {each.answerStatus !== null && `, answered ${each.answerStatus}`}
    {each.tookMs !== null && ` in ${each.tookMs} ms`}
    {each.failure !== null && `. ${each.failure}`}
    {each.nextTryAt !== null && each.tries > 0 && (
      <>
        . Next <Moment iso={each.nextTryAt} to="near" />
      </>
    )}
  </p>
);

interface DeliveryLogProps {
  readonly endpointId: string;
  readonly first: { readonly deliveries: readonly WebhookDelivery[]; readonly more: boolean };
  readonly mayResend: boolean;
}

/** The newest page is read with the page itself, and anew while something moves; older ones are fetched by hand. */
export const DeliveryLog = ({ endpointId, first, mayResend }: DeliveryLogProps) => {
  const change = useChange();
  const [older, setOlder] = useState<readonly WebhookDelivery[]>([]);
  const [more, setMore] = useState(first.more);
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const shown = [...first.deliveries, ...older];
  const readOn = async (): Promise<void> => {
    setReading(true);
    setFailure(undefined);
    try {
      const before = shown.at(-1)?.id;
      const page = await call(listDeliveries, { params: { id: endpointId }, query: { before } });
      setOlder([...older, ...page.deliveries]);
      setMore(page.more);
    } catch (error) {
      setFailure(problemOf(error).message);
    } finally {
      setReading(false);
    }
  };
  return (
    <div className="border-t border-line bg-paper">
      <FailureNotice className="mx-5 mt-4" text={change.failure ?? failure} />
      {shown.length === 0 ? (
        <p className="px-5 py-6 text-[15px]/6 text-ink-2">
          Nothing was sent yet. Send a test event to see whether the endpoint listens.
        </p>
      ) : (
        <ul aria-label="Deliveries" className="divide-y divide-line">
          {shown.map((each) => (
            <li key={each.id} className="px-5 py-3.5">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <div className="min-w-0 flex-1 basis-64">
                  <p className="font-mono text-[13px]/6 font-[560] wrap-anywhere">{each.event}</p>
                  <Words each={each} />
                </div>
                <State each={each} />
                {(each.status !== "waiting" || each.tries > 0) && (
                  <Button
                    look="quiet"
                    size="small"
                    disabled={!mayResend || change.busy}
                    onClick={() => void change.run(() => call(sendAgain, { params: { id: each.id }, body: {} }))}
                  >
                    Send again
                  </Button>
                )}
              </div>
              {each.answer !== null && each.answer !== "" && (
                <pre className="mt-2 max-h-28 overflow-hidden rounded-control bg-paper-2 px-3 py-2 font-mono text-[12px]/5 whitespace-pre-wrap wrap-anywhere text-ink-2">
                  {each.answer}
                </pre>
              )}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <div className="border-t border-line px-5 py-3">
          <Button look="secondary" size="small" busy={reading && "Reading"} onClick={() => void readOn()}>
            Older ones
          </Button>
        </div>
      )}
    </div>
  );
};
