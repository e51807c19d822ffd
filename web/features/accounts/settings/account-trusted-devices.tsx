import { useRevalidator } from "react-router";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { revokeTrustedDevice, revokeTrustedDevices, type TrustedDevice } from "#domain/accounts/trusted-devices.ts";
import { send } from "../../../lib/api/api.ts";
import { timeAgo } from "../../../lib/time-ago.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { AccountRow } from "./account-section.tsx";
import { useAction } from "../use-action.ts";

interface DeviceRowProps {
  readonly device: TrustedDevice;
  readonly now: string;
}

const DeviceRow = ({ device, now }: DeviceRowProps) => {
  const revalidator = useRevalidator();
  const { busy, run } = useAction("We couldn't revoke this device");
  const name = describeBrowser(device.userAgent ?? undefined);
  const from = device.ipAddress === null ? "" : `, from ${device.ipAddress}`;
  return (
    <AccountRow
      label={name}
      badge={device.current && <Badge tone="soft">This device</Badge>}
      hint={`Trusted ${timeAgo(device.createdAt, now)}, last used ${timeAgo(device.lastUsedAt, now)}${from}`}
      action={
        <Button
          variant="secondary"
          size="small"
          busy={busy && "Revoking"}
          aria-label={`Revoke trust in ${name}`}
          onClick={() =>
            run(async () => {
              await send(revokeTrustedDevice, { params: { id: device.id } });
              await revalidator.revalidate();
            })
          }
        >
          Revoke
        </Button>
      }
    />
  );
};

interface AccountTrustedDevicesProps {
  readonly devices: readonly TrustedDevice[];
  readonly now: string;
}

export const AccountTrustedDevices = ({ devices, now }: AccountTrustedDevicesProps) => {
  const revalidator = useRevalidator();
  const { busy, run } = useAction("We couldn't revoke the trusted devices");
  if (devices.length === 0) {
    return (
      <AccountRow
        label="No trusted devices"
        hint="When you sign in with a code, you can choose to trust a device for 30 days."
      />
    );
  }
  return (
    <>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} now={now} />
      ))}
      {devices.length > 1 && (
        <div className="px-5 py-4 sm:px-6">
          <Button
            variant="secondary"
            size="small"
            busy={busy && "Revoking"}
            onClick={() =>
              run(async () => {
                await send(revokeTrustedDevices, {});
                await revalidator.revalidate();
              })
            }
          >
            Revoke all trusted devices
          </Button>
        </div>
      )}
    </>
  );
};
