import { Link, useSearchParams } from "react-router";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { listMembers } from "#domain/companies/members.ts";
import { exportSecurityEvents, listSecurityEvents } from "#domain/security-events/read-security-events.ts";
import { eventRetentionDays, networkRetentionDays } from "#domain/security-events/security-events.ts";
import { SecurityEventFilters, securityPath } from "../../features/security-events/security-event-filters.tsx";
import { SecurityEventList } from "../../features/security-events/security-event-list.tsx";
import { call as callApi } from "../../lib/api/api.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { useViewer, viewerOf } from "../../lib/auth/viewer.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

import { settingsCrumbs } from "../../sections/workspace/crumbs.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/security.ts";

/** Invalid filters are ignored. */
const parseFilter = (search: URLSearchParams) => {
  const requested = { kind: search.get("kind") ?? undefined, person: search.get("person") ?? undefined };
  return listSecurityEvents.query.safeParse(requested).data ?? {};
};

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true || !viewerOf(me).may("activity.read")) return null;
  const { read, prefetched } = startPrefetch(args);
  await Promise.all([read(listSecurityEvents, { query: parseFilter(args.url.searchParams) }), read(listMembers, {})]);
  return { prefetched };
};

export const meta = () => unlistedMeta("Security", "Sign-ins, access changes and exports in your workspace.");

const NotAllowed = () => {
  const { hasWorkspace } = useViewer();
  return (
    <>
      {hasWorkspace ? (
        <EmptyState title="Only admins can see security events" text="Ask an admin of your workspace." />
      ) : (
        <EmptyState title="Security events belong to a workspace" text="Sign in to see yours.">
          <Link to={withReturnPath("/sign-in", securityPath)} className={buttonClass("primary")}>
            Sign in
          </Link>
        </EmptyState>
      )}
    </>
  );
};

const SecurityEvents = () => {
  const [search] = useSearchParams();
  const query = parseFilter(search);
  const page = useEndpoint(listSecurityEvents, { query });
  const members = useEndpoint(listMembers, {});
  return (
    <>
      <p className="mb-6 max-w-[64ch] text-[15px]/6 text-ink-2">
        Sign-ins, access changes and exports in your workspace. We keep events for {eventRetentionDays} days, and the
        network and device for {networkRetentionDays}.
      </p>
      <div className="grid gap-5">
        <SecurityEventFilters kind={query.kind ?? ""} person={query.person ?? ""} members={members} />
        <SecurityEventList
          key={JSON.stringify(query)}
          label="Security events"
          latest={page}
          fetchOlder={(before) => callApi(listSecurityEvents, { query: { ...query, before } })}
          empty={{ title: "No security events", text: "Nothing matches these filters yet." }}
          showsPerson
        />
      </div>
    </>
  );
};

const SecurityPage = () => {
  const { may, hasWorkspace } = useViewer();
  return (
    <Page
      title="Security"
      {...(hasWorkspace && { crumbs: settingsCrumbs })}
      actions={
        may("activity.read") && (
          <a href={exportSecurityEvents.path} download className={buttonClass("secondary", "small")}>
            Export JSON lines
          </a>
        )
      }
    >
      {may("activity.read") ? <SecurityEvents /> : <NotAllowed />}
    </Page>
  );
};

export default SecurityPage;
