import { useState } from "react";
import { listDeliveries, resendDelivery, type WebhookDelivery } from "#domain/webhooks/webhooks.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

const State = ({ delivery }: { readonly delivery: WebhookDelivery }) => {
  if (delivery.status === "delivered") return <Badge tone="good">Delivered</Badge>;
  if (delivery.status === "failed") return <Badge tone="bad">Failed</Badge>;
  return <Badge tone={delivery.tries === 0 ? "soft" : "warn"}>{delivery.tries === 0 ? "Sending" : "Retrying"}</Badge>;
};

const DeliveryText = ({ delivery }: { readonly delivery: WebhookDelivery }) => (
  <p className="text-sm/5.5 text-ink-3">
    <Timestamp iso={delivery.lastTryAt ?? delivery.createdAt} precision="near" />
    {delivery.tries > 0 && `, ${delivery.tries === 1 ? "first attempt" : `attempt ${delivery.tries}`}`}
    {delivery.answerStatus !== null && `, status ${delivery.answerStatus}`}
    {delivery.tookMs !== null && ` in ${delivery.tookMs} ms`}
    {delivery.failure !== null && `. ${delivery.failure}`}
    {delivery.nextTryAt !== null && delivery.tries > 0 && (
      <>
        . Next attempt <Timestamp iso={delivery.nextTryAt} precision="near" />
      </>
    )}
  </p>
);

interface DeliveryLogProps {
  readonly endpointId: string;
  readonly first: { readonly deliveries: readonly WebhookDelivery[]; readonly more: boolean };
  readonly canResend: boolean;
}

/**
 * The newest page comes with the page data and is refreshed while a delivery is pending. Older pages are loaded on
 * request.
 */
export const DeliveryLog = ({ endpointId, first, canResend }: DeliveryLogProps) => {
  const change = useApiMutation();
  const [older, setOlder] = useState<readonly WebhookDelivery[]>([]);
  const [more, setMore] = useState(first.more);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const deliveries = [...first.deliveries, ...older];
  const loadOlder = async (): Promise<void> => {
    setLoading(true);
    setFailure(undefined);
    try {
      const before = deliveries.at(-1)?.id;
      const page = await call(listDeliveries, { params: { id: endpointId }, query: { before } });
      setOlder([...older, ...page.deliveries]);
      setMore(page.more);
    } catch (error) {
      setFailure(toProblem(error).message);
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className="border-t border-line bg-paper">
      <FailureNotice className="mx-5 mt-4" text={change.failure ?? failure} />
      {deliveries.length === 0 ? (
        <p className="px-5 py-6 text-[15px]/6 text-ink-2">
          No deliveries yet. Send a test event to check the endpoint.
        </p>
      ) : (
        <ul aria-label="Deliveries" className="divide-y divide-line">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="px-5 py-3.5">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <div className="min-w-0 flex-1 basis-64">
                  <p className="font-mono text-[13px]/6 font-[560] wrap-anywhere">{delivery.event}</p>
                  <DeliveryText delivery={delivery} />
                </div>
                <State delivery={delivery} />
                {(delivery.status !== "waiting" || delivery.tries > 0) && (
                  <Button
                    variant="quiet"
                    size="small"
                    disabled={!canResend || change.busy}
                    onClick={() =>
                      void change.run(() => call(resendDelivery, { params: { id: delivery.id }, body: {} }))
                    }
                  >
                    Resend
                  </Button>
                )}
              </div>
              {delivery.answer !== null && delivery.answer !== "" && (
                <pre className="mt-2 max-h-28 overflow-hidden rounded-control bg-paper-2 px-3 py-2 font-mono text-[12px]/5 whitespace-pre-wrap wrap-anywhere text-ink-2">
                  {delivery.answer}
                </pre>
              )}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <div className="border-t border-line px-5 py-3">
          <Button variant="secondary" size="small" busy={isLoading && "Loading"} onClick={() => void loadOlder()}>
            Show older deliveries
          </Button>
        </div>
      )}
    </div>
  );
};
