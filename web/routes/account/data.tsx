import { Link } from "react-router";
import { identityText } from "#content/accounts.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { showRights } from "#domain/rights/rights.ts";
import { ConsentList } from "../../features/rights/consent-list.tsx";
import { DeleteEverything } from "../../features/rights/delete-everything.tsx";
import { DownloadEverything } from "../../features/rights/download-everything.tsx";
import { RetentionPeriods } from "../../features/rights/retention-periods.tsx";
import { ReviewChoice } from "../../features/rights/review-choice.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { privatePageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { useSyncHint } from "../../lib/page/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { AccountPageFrame } from "./account-page-frame.tsx";
import type { Route } from "./+types/data.ts";

const words = identityText.data;

export const loader = async (args: Route.LoaderArgs) => ({
  words,
  me: args.context.get(meContext),
  rights: await createCaller(args)(showRights, {}),
});

export const headers = () => privatePageHeaders;
export const meta = () => unlistedMeta("Your Data", words.description);

const DataPage = ({ loaderData: { words, me, rights } }: Route.ComponentProps) => {
  useSyncHint(me.person?.kind ?? null);
  const { standing, requestsHumanReview, consents } = rights;
  if (standing === "signedOut")
    return (
      <IdentityFrame title={words.title} aside={words.aside}>
        <p className="text-[17px]/7">{words.signedOut}</p>
        <Link
          to={withReturnPath("/sign-in", "/account/data")}
          className={buttonClass("primary", "large", "mt-6 w-full")}
        >
          Sign in
        </Link>
        <Link to="/candidates" className={buttonClass("secondary", "large", "mt-3 w-full")}>
          Build a profile
        </Link>
      </IdentityFrame>
    );
  return (
    <AccountPageFrame
      hasWorkspace={me.workspace !== null}
      title={words.title}
      crumbs={[{ to: "/account", label: identityText.account.title }]}
      lead={standing === "visitor" ? words.visitorLead : `${words.lead} You're signed in as ${rights.email ?? ""}.`}
    >
      <SettingsSection title="Download" text="A copy of all the data we have about you.">
        <DownloadEverything />
      </SettingsSection>
      <SettingsSection
        title="Matching engine"
        text="Choose whether our matching engine scores your profile or a person reviews it."
      >
        <ReviewChoice requestsHumanReview={requestsHumanReview} />
      </SettingsSection>
      <SettingsSection title="How long we keep your data" text="We don't keep anything forever.">
        <RetentionPeriods {...rights} />
      </SettingsSection>
      <SettingsSection
        title="What you agreed to"
        text="Every notice you saw and every answer you gave. We add entries to this log and never edit them."
      >
        <ConsentList consents={consents} />
      </SettingsSection>
      <SettingsSection title="Delete" text="This takes effect right away and can't be undone.">
        <DeleteEverything {...rights} />
      </SettingsSection>
    </AccountPageFrame>
  );
};

export default DataPage;
