import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import {
  changeWebhook,
  listWebhooks,
  type NewWebhook,
  removeWebhook,
  renewWebhookSecret,
  sendTestEvent,
  type WebhookEndpoint,
} from "#domain/webhooks/webhooks.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { OneTimeSecretDialog } from "../../sections/workspace/one-time-secret-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { secretText } from "./add-webhook.tsx";
import { WebhookForm } from "./webhook-form.tsx";

const offReasonText = {
  person: "Off. We send nothing until you turn it on.",
  failing: "Turned off automatically: it accepted no messages for three days.",
  gone: "Turned off automatically: it responded with status 410 (Gone).",
} as const;

const State = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  if (endpoint.offReason !== null) return <p className="text-sm/5.5 text-ink-2">{offReasonText[endpoint.offReason]}</p>;
  if (endpoint.failingSince === null) return null;
  return (
    <p className="text-sm/5.5 text-warn">
      Hasn't accepted a message since <Timestamp iso={endpoint.failingSince} precision="near" />. We're still retrying.
    </p>
  );
};

interface WebhookCardProps {
  readonly endpoint: WebhookEndpoint;
  /** Null while the log is closed. */
  readonly log: ReactNode;
}

export const WebhookCard = ({ endpoint, log }: WebhookCardProps) => {
  const change = useApiMutation();
  // The deliveries of a removed endpoint no longer exist, so its open log must not be read again.
  const removal = useApiMutation([listWebhooks]);
  const [confirmation, setConfirmation] = useState<"remove" | "renew">();
  const [isEdited, setEdited] = useState(false);
  const [secret, setSecret] = useState<string>();
  const params = { id: endpoint.id };
  const host = new URL(endpoint.url).host;
  const save = async (body: NewWebhook) => {
    const failed = await change.run(() => call(changeWebhook, { params, body }));
    if (failed === undefined) setEdited(false);
    return failed;
  };
  const runConfirmed = async (): Promise<void> => {
    const problem =
      confirmation === "remove"
        ? await removal.run(() => call(removeWebhook, { params }))
        : await change.run(async () => setSecret((await call(renewWebhookSecret, { params, body: {} })).secret));
    if (problem === undefined) setConfirmation(undefined);
  };
  return (
    <li aria-label={host} className={cardClass("overflow-hidden")}>
      <div className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <p className="text-[15px]/6 font-[560] wrap-anywhere">{endpoint.url}</p>
            <State endpoint={endpoint} />
          </div>
          <div className="w-24 shrink-0">
            <Switch
              label={endpoint.isOn ? "On" : "Off"}
              aria-label={`Send to ${host}`}
              checked={endpoint.isOn}
              disabled={change.busy}
              onCheckedChange={(isOn) => void change.run(() => call(changeWebhook, { params, body: { isOn } }))}
            />
          </div>
        </div>
        <ul aria-label="Events" className="flex flex-wrap gap-1.5">
          {endpoint.events.map((event) => (
            <li key={event}>
              <Badge tone="outline">{event}</Badge>
            </li>
          ))}
        </ul>
        <FailureNotice text={confirmation === undefined && !isEdited ? change.failure : undefined} />
        {isEdited && (
          <div className="border-t border-line pt-4">
            <WebhookForm
              label={`Edit ${host}`}
              submit="Save changes"
              busy={change.busy && "Saving"}
              failure={change.failure}
              initial={{ url: endpoint.url, events: endpoint.events }}
              onSubmit={save}
              onCancel={() => setEdited(false)}
            />
          </div>
        )}
        <div className="-mx-2 flex flex-wrap gap-1">
          <Button
            variant="quiet"
            size="small"
            disabled={!endpoint.isOn || change.busy}
            onClick={() => void change.run(() => call(sendTestEvent, { params, body: {} }))}
          >
            Send test event
          </Button>
          <Link
            to={log === null ? `?log=${endpoint.id}` : "?"}
            preventScrollReset
            aria-expanded={log !== null}
            className={buttonClass("quiet", "small")}
          >
            {log === null ? "Show log" : "Hide log"}
          </Link>
          <Button variant="quiet" size="small" onClick={() => setEdited(!isEdited)}>
            Edit{" "}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setConfirmation("renew")}>
            Replace secret{" "}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setConfirmation("remove")}>
            Remove
          </Button>
        </div>
        {endpoint.previousSecretUntil !== null && (
          <p className="text-sm/5.5 text-ink-3">
            We also sign with the old secret until <Timestamp iso={endpoint.previousSecretUntil} precision="near" />.
          </p>
        )}
      </div>
      {log}
      <ConfirmDialog
        open={confirmation !== undefined}
        onOpenChange={(open) => {
          if (!open) {
            change.clearFailure();
            removal.clearFailure();
            setConfirmation(undefined);
          }
        }}
        title={confirmation === "remove" ? `Remove ${host}?` : `Replace the secret for ${host}?`}
        text={
          confirmation === "remove"
            ? "We'll stop sending messages to it and delete its log."
            : "We'll show the new secret once. The old one also signs for 24 hours, so you can switch without losing a message."
        }
        confirm={confirmation === "remove" ? "Remove endpoint" : "Replace secret"}
        dismiss={confirmation === "remove" ? "Keep endpoint" : "Keep secret"}
        busy={(change.busy || removal.busy) && "Saving"}
        failure={removal.failure ?? change.failure}
        onConfirm={() => void runConfirmed()}
      />
      <OneTimeSecretDialog
        title="Save this secret"
        text={secretText}
        label="Signing secret"
        secret={secret}
        onSaved={() => setSecret(undefined)}
      />
    </li>
  );
};
