/** The profile editor: six tabs with their own data. Changes are passed to the profile store. */
import { useState } from "react";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { ExperienceTab } from "./profile/experience-tab.tsx";
import { IntegrationsTab } from "./network/integrations-tab.tsx";
import { NetworkTab } from "./network/network-tab.tsx";
import { PortfolioTab } from "./portfolio/portfolio-tab.tsx";
import { PrivacyTab } from "./privacy/privacy-tab.tsx";
import { ProfileTab } from "./profile/profile-tab.tsx";
import { type Suggestions, useEnhance } from "./profile/use-enhance.ts";

export const privacyHash = "#privacy";

export interface EditorProps {
  readonly profile: Profile;
  readonly onChange: (update: ProfileUpdate) => void;
  readonly suggestions: Suggestions;
  /** Opens the import from LinkedIn. */
  readonly onImport?: () => void;
  /** False while the assistant is shown instead. Nothing is loaded from the server then. */
  readonly isActive?: boolean;
}

export const Editor = (props: EditorProps) => {
  const { profile, suggestions, onChange, onImport } = props;
  const enhancing = useEnhance(profile, suggestions, onChange);
  // An email links to the privacy settings by hash.
  const [tab, setTab] = useState(() => (location.hash === privacyHash ? "privacy" : "profile"));
  return (
    <>
      <output className="sr-only">{enhancing.status}</output>
      <Tabs
        label="Profile editor"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "profile", label: "Profile", content: <ProfileTab {...props} enhancing={enhancing} /> },
          { value: "portfolio", label: "Portfolio", content: <PortfolioTab /> },
          {
            value: "experience",
            label: "Experience",
            content: <ExperienceTab profile={profile} onChange={onChange} enhancing={enhancing} />,
          },
          { value: "network", label: "Network", content: <NetworkTab /> },
          {
            value: "integrations",
            label: "Integrations",
            content: <IntegrationsTab profile={profile} onImport={onImport} />,
          },
          { value: "privacy", label: "Privacy", content: <PrivacyTab /> },
        ]}
      />
    </>
  );
};
