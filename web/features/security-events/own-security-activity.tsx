import { listOwnSecurityEvents, type SecurityEvent } from "#domain/security-events/read-security-events.ts";
import { call } from "../../lib/api/api.ts";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { SecurityEventList } from "./security-event-list.tsx";

interface OwnSecurityActivityProps {
  readonly latest: { readonly events: readonly SecurityEvent[]; readonly more: boolean };
}

export const OwnSecurityActivity = ({ latest }: OwnSecurityActivityProps) => (
  <SettingsSection
    title="Recent security activity"
    text="If you don't recognize something here, change your password and sign out all other browsers."
  >
    <SecurityEventList
      label="Recent security activity"
      latest={latest}
      fetchOlder={(before) => call(listOwnSecurityEvents, { query: { before } })}
      empty={{ title: "No activity yet", text: "Sign-ins and changes to your account will appear here." }}
    />
  </SettingsSection>
);
