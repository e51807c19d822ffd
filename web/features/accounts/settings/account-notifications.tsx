import { useState } from "react";
import { changeNotifications, type NotificationSettings } from "#domain/accounts/me.ts";
import { call } from "../../../lib/api/api.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { Switch } from "../../../ui/switch.tsx";
import { toast } from "../../../ui/toast-store.ts";

const switches = [
  {
    key: "newSignIn",
    label: "New browser sign-in",
    hint: "Email me when my account is used in a new browser.",
  },
  {
    key: "memberJoined",
    label: "Someone accepts my invitation",
    hint: "Email me when a team member joins the workspace.",
  },
] as const satisfies readonly { key: keyof NotificationSettings; label: string; hint: string }[];

interface AccountNotificationsProps {
  readonly settings: NotificationSettings;
}

/** Shows the change at once and reverts it if saving fails. */
export const AccountNotifications = ({ settings }: AccountNotificationsProps) => {
  const [shown, setShown] = useState(settings);
  const [busy, setBusy] = useState(false);
  const change = async (next: NotificationSettings): Promise<void> => {
    const previous = shown;
    setShown(next);
    setBusy(true);
    try {
      setShown(await call(changeNotifications, { body: next }));
    } catch (error) {
      setShown(previous);
      toast({ title: "We couldn't save this setting", description: toProblem(error).message, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return switches.map(({ key, label, hint }) => (
    <div key={key} className="px-5 py-3 sm:px-6">
      <Switch
        label={label}
        hint={hint}
        checked={shown[key]}
        aria-busy={busy || undefined}
        onCheckedChange={(checked) => {
          if (!busy) void change({ ...shown, [key]: checked });
        }}
      />
    </div>
  ));
};
