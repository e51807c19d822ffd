import { useState } from "react";
import {
  type confirmations,
  confirmPlatform,
  connectPlatform,
  disconnectPlatform,
  listIntegrations,
  type Platform,
  platforms,
} from "#domain/profiles/integrations.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { call } from "../../../../lib/api/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { FailureNotice } from "../../../../ui/notice.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { ConfirmPlatform } from "./confirm-platform.tsx";
import { ConnectPlatform } from "./connect-platform.tsx";
import { useCachedRows, useRowMutation, useRows } from "../editor.queries.ts";
import { IntegrationRow } from "./integration-row.tsx";
import { LinkedInExport } from "./linkedin-export.tsx";

interface IntegrationsTabProps {
  readonly profile: Profile;
  readonly onImport: (() => void) | undefined;
}

type OpenDialog =
  | { readonly dialog: "connect" | "confirm"; readonly platform: Platform }
  | { readonly dialog: "export" }
  | null;

export const IntegrationsTab = ({ profile, onImport }: IntegrationsTabProps) => {
  const { data, isError, isFetching, refetch } = useRows(listIntegrations);
  const { keep } = useCachedRows(listIntegrations);
  const change = useRowMutation();
  const [open, setOpen] = useState<OpenDialog>(null);
  const [outcome, setOutcome] = useState<(typeof confirmations)[number] | null>(null);

  if (isError) {
    return (
      <ErrorState
        title="We couldn't load your integrations"
        text="They're still saved. Try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <div className="grid gap-4">
        {platforms.map((platform) => (
          <Skeleton key={platform} className="h-20" />
        ))}
      </div>
    );
  }
  const findIntegration = (platform: Platform) => data.integrations.find((each) => each.platform === platform);
  const close = () => {
    change.clearFailure();
    setOutcome(null);
    setOpen(null);
  };
  const disconnect = (platform: Platform) =>
    void change.run(platform, async () => keep(await call(disconnectPlatform, { params: { platform } })));
  const check = async (platform: Platform): Promise<void> => {
    setOutcome(null);
    await change.run("confirm", async () => {
      const { outcome: seen, integrations } = await call(confirmPlatform, { params: { platform } });
      keep({ integrations });
      if (seen !== "verified") {
        setOutcome(seen);
        return;
      }
      close();
      toast({ title: "Verified", description: "We found the code on the page. You can remove it now." });
    });
  };
  const selectedPlatform = open === null || open.dialog === "export" ? undefined : open.platform;
  const storedIntegration = selectedPlatform === undefined ? undefined : findIntegration(selectedPlatform);

  return (
    <>
      <ul aria-label="Integrations" className="-mt-4 divide-y divide-line">
        {platforms.map((platform) => (
          <IntegrationRow
            key={platform}
            platform={platform}
            stored={findIntegration(platform)}
            busy={change.busy === platform}
            onConnect={() => setOpen({ dialog: "connect", platform })}
            onConfirm={() => setOpen({ dialog: "confirm", platform })}
            onDisconnect={() => disconnect(platform)}
          >
            {platform === "linkedin" && (
              <>
                {onImport !== undefined && (
                  <Button variant="secondary" size="small" onClick={onImport}>
                    Import
                  </Button>
                )}
                <Button variant="secondary" size="small" onClick={() => setOpen({ dialog: "export" })}>
                  Export
                </Button>
              </>
            )}
          </IntegrationRow>
        ))}
      </ul>
      {open === null && <FailureNotice text={change.failure} className="mt-4" />}
      {open?.dialog === "export" && <LinkedInExport profile={profile} onClose={close} />}
      {open?.dialog === "connect" && (
        <ConnectPlatform
          platform={open.platform}
          address={storedIntegration?.username || (storedIntegration?.profileUrl ?? "")}
          busy={change.busy === "connect"}
          onSave={(address) =>
            change.run("connect", async () =>
              keep(await call(connectPlatform, { params: { platform: open.platform }, body: { address } })),
            )
          }
          onClose={close}
        />
      )}
      {open?.dialog === "confirm" && storedIntegration !== undefined && (
        <ConfirmPlatform
          integration={storedIntegration}
          busy={change.busy === "confirm"}
          outcome={outcome}
          failure={change.failure}
          onCheck={() => void check(open.platform)}
          onClose={close}
        />
      )}
    </>
  );
};
