import { useState } from "react";
import { addWebhook, type NewWebhook } from "#domain/webhooks/webhooks.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { OneTimeSecretDialog } from "../../sections/workspace/one-time-secret-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** Explains the purpose of a secret wherever one is shown. */
export const secretText =
  "Use it to verify every message. You won't see it again. If you lose it, create a new one. The old one also works for 24 hours.";

export const AddWebhook = () => {
  const change = useApiMutation();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const add = async (body: NewWebhook) => {
    const failed = await change.run(async () => setSecret((await call(addWebhook, { body })).secret));
    if (failed === undefined) setOpen(false);
    return failed;
  };
  return (
    <>
      {open ? (
        <div className={cardClass("px-5 py-5")}>
          <WebhookForm
            label="Add endpoint"
            submit="Add endpoint"
            busy={change.busy && "Adding"}
            failure={change.failure}
            onSubmit={add}
            onCancel={() => setOpen(false)}
          />
        </div>
      ) : (
        <Button variant="secondary" className="justify-self-start max-sm:w-full" onClick={() => setOpen(true)}>
          Add endpoint{" "}
        </Button>
      )}
      <OneTimeSecretDialog
        title="Save this secret"
        text={secretText}
        label="Signing secret"
        secret={secret}
        onSaved={() => setSecret(undefined)}
      />
    </>
  );
};
