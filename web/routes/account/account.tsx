import { Link } from "react-router";
import { identityText } from "#content/accounts.ts";
import { listSessions } from "#domain/accounts/identity.ts";
import { readNotifications } from "#domain/accounts/me.ts";
import { listPasskeys } from "#domain/accounts/passkeys.ts";
import { listTrustedDevices } from "#domain/accounts/trusted-devices.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { listOwnSecurityEvents } from "#domain/security-events/read-security-events.ts";
import { AccountEmail } from "../../features/accounts/settings/account-email.tsx";
import { AccountName } from "../../features/accounts/settings/account-name.tsx";
import { AccountNotice } from "../../features/accounts/settings/account-notice.tsx";
import { AccountNotifications } from "../../features/accounts/settings/account-notifications.tsx";
import { AccountPasskeys } from "../../features/accounts/settings/account-passkeys.tsx";
import { AccountPassword } from "../../features/accounts/settings/account-password.tsx";
import { AccountTwoFactor } from "../../features/accounts/settings/account-two-factor.tsx";
import { AccountRow, AccountSection } from "../../features/accounts/settings/account-section.tsx";
import { AccountSessions } from "../../features/accounts/settings/account-sessions.tsx";
import { AccountTrustedDevices } from "../../features/accounts/settings/account-trusted-devices.tsx";
import { OwnSecurityActivity } from "../../features/security-events/own-security-activity.tsx";
import { AccountWorkspaces } from "../../features/accounts/settings/account-workspaces.tsx";
import { SignOutButton } from "../../features/accounts/sign-out-button.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { privatePageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { useSyncHint } from "../../lib/page/visitor-hint.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { AccountPageFrame } from "./account-page-frame.tsx";
import type { Route } from "./+types/account.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const call = createCaller(args);
  const me = args.context.get(meContext);
  const words = identityText.account;
  if (me.person === null) return { words, me, settings: null };
  const [sessions, notifications, passkeys, devices, activity] = await Promise.all([
    call(listSessions, {}),
    call(readNotifications, {}),
    call(listPasskeys, {}),
    call(listTrustedDevices, {}),
    call(listOwnSecurityEvents, { query: {} }),
  ]);
  // Only the newest entries load with the page. Older ones are fetched on request.
  const recent = { events: activity.events.slice(0, 10), more: activity.more || activity.events.length > 10 };
  const now = new Date().toISOString();
  return { words, me, settings: { sessions, notifications, passkeys, devices, recent, now } };
};

export const headers = () => privatePageHeaders;
export const meta = () => unlistedMeta("Your Account", identityText.account.description);

const textLinkClass = "font-[560] text-brand underline underline-offset-4";

const AccountPage = ({ loaderData: { words, me, settings } }: Route.ComponentProps) => {
  const { person } = me;
  useSyncHint(person?.kind ?? null);
  if (person === null || settings === null) {
    return (
      <IdentityFrame title={words.title} aside={words.aside}>
        <p className="text-[17px]/7">{words.signIn}</p>
        <Link to={withReturnPath("/sign-in", "/account")} className={buttonClass("primary", "large", "mt-6 w-full")}>
          Sign in
        </Link>
        <p className="mt-6 border-t border-line pt-5 text-[15px]/7 text-ink-2">
          New here?{" "}
          <Link to="/sign-up" className={textLinkClass}>
            Create a candidate account
          </Link>{" "}
          or{" "}
          <Link to="/platform/signup" className={textLinkClass}>
            sign up as an employer
          </Link>
          .
        </p>
      </IdentityFrame>
    );
  }
  // An employer with one workspace has nothing to choose. A candidate who is also a member opens theirs here.
  const canSwitchWorkspace = me.workspaces.length > 1 || (me.workspaces.length > 0 && person.kind !== "employer");
  return (
    <AccountPageFrame hasWorkspace={me.workspace !== null} title={words.title} action={<SignOutButton to="/" />}>
      <AccountNotice me={me} />
      <AccountSection title="Personal information" text="Your name and email address.">
        <AccountName name={person.name} />
        <AccountEmail person={person} />
      </AccountSection>
      {canSwitchWorkspace && (
        <AccountSection title="Workspaces" text="The workspaces you belong to. One is open at a time.">
          <AccountWorkspaces me={me} />
        </AccountSection>
      )}
      <AccountSection title="Sign-in" text="Your password, two-factor authentication and passkeys.">
        <AccountPassword />
        <AccountTwoFactor person={person} />
        <AccountPasskeys person={person} passkeys={settings.passkeys} now={settings.now} />
      </AccountSection>
      <AccountSection title="Browsers" text="Where you're signed in now.">
        <AccountSessions sessions={settings.sessions} now={settings.now} />
      </AccountSection>
      <AccountSection title="Trusted devices" text="These don't ask for a code when you sign in.">
        <AccountTrustedDevices devices={settings.devices} now={settings.now} />
      </AccountSection>
      <OwnSecurityActivity latest={settings.recent} />
      <AccountSection title="Emails" text="We always send emails about the security of your account.">
        <AccountNotifications settings={settings.notifications} />
      </AccountSection>
      <AccountSection title="Your data" text="View, download or delete your data.">
        <AccountRow
          label="Download or delete everything"
          hint="You can also see what you agreed to and how long we keep data, or choose a human review over the matching engine."
          action={
            <Link to="/account/data" className={buttonClass("secondary", "small")}>
              View your data
            </Link>
          }
        />
      </AccountSection>
    </AccountPageFrame>
  );
};

export default AccountPage;
