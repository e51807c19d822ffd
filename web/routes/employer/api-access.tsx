import { Link, useSearchParams } from "react-router";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { listTokens } from "#domain/api-tokens/api-tokens.ts";
import { listDeliveries, listWebhooks, type WebhookEndpoint } from "#domain/webhooks/webhooks.ts";
import { CreateToken } from "../../features/api-tokens/create-token.tsx";
import { TokenList } from "../../features/api-tokens/token-list.tsx";
import { AddWebhook } from "../../features/webhooks/add-webhook.tsx";
import { DeliveryLog } from "../../features/webhooks/delivery-log.tsx";
import { WebhookCard } from "../../features/webhooks/webhook-card.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { usePolling } from "../../lib/query/use-polling.ts";
import { useViewer, viewerOf } from "../../lib/auth/viewer.ts";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

import { settingsCrumbs } from "../../sections/workspace/crumbs.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/api-access.ts";

const deliveriesInput = ({ id }: WebhookEndpoint) => ({ params: { id }, query: {} });

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true || !viewerOf(me).may("integration.manage")) return null;
  const { read, prefetched } = startPrefetch(args);
  const [{ endpoints }] = await Promise.all([read(listWebhooks, {}), read(listTokens, {})]);
  const open = endpoints.find(({ id }) => id === args.url.searchParams.get("log"));
  if (open !== undefined) await read(listDeliveries, deliveriesInput(open));
  return { prefetched };
};

export const meta = () => unlistedMeta("API and webhooks", "API tokens and webhooks for this workspace.");

const NoAccess = () => {
  const { hasWorkspace } = useViewer();
  return (
    <>
      {hasWorkspace ? (
        <EmptyState
          title="Only admins can manage API access"
          text="Ask an admin. You'll find them under Settings, Members."
        />
      ) : (
        <EmptyState title="Sign in to manage API access" text="Tokens and webhooks belong to a workspace.">
          <Link to={withReturnPath("/sign-in", "/platform/settings/api")} className={buttonClass("primary")}>
            Sign in
          </Link>
        </EmptyState>
      )}
    </>
  );
};

const OpenLog = ({ webhook }: { readonly webhook: WebhookEndpoint }) => {
  const log = useEndpoint(listDeliveries, deliveriesInput(webhook));
  const isSending = log.deliveries.some(({ status, tries }) => status === "waiting" && tries === 0);
  usePolling(isSending, [listDeliveries, listWebhooks]);
  return <DeliveryLog key={log.deliveries[0]?.id} endpointId={webhook.id} first={log} canResend={webhook.isOn} />;
};

const ApiAccess = () => {
  const { tokens } = useEndpoint(listTokens, {});
  const { endpoints } = useEndpoint(listWebhooks, {});
  const [search] = useSearchParams();
  const openId = search.get("log");
  return (
    <>
      <p className="mb-7 max-w-[64ch] text-[15px]/6 text-ink-2">
        Your apps use a token to read and change data, and webhooks to hear about changes.{" "}
        <a href="/api/docs" className="font-[560] text-brand underline underline-offset-4">
          How to call the API
        </a>
      </p>
      <SettingsSection
        title="Tokens"
        text="A token works only in this workspace, on behalf of the person who created it and with their permissions at most. It stops working when they leave."
      >
        <TokenList tokens={tokens} />
        <CreateToken />
      </SettingsSection>
      <SettingsSection
        title="Webhooks"
        text="Signed messages about applications, interviews and hires. They contain IDs, statuses and times but no personal data; your app reads that through the API."
      >
        {endpoints.length === 0 ? (
          <EmptyState title="No endpoints yet" text="Add the URL that should receive events." />
        ) : (
          <ul aria-label="Endpoints" className="grid gap-4">
            {endpoints.map((each) => (
              <WebhookCard key={each.id} endpoint={each} log={each.id === openId ? <OpenLog webhook={each} /> : null} />
            ))}
          </ul>
        )}
        <AddWebhook />
      </SettingsSection>
    </>
  );
};

const ApiAccessPage = () => {
  const { may, hasWorkspace } = useViewer();
  return (
    <Page title="API and webhooks" {...(hasWorkspace && { crumbs: settingsCrumbs })} narrow>
      {may("integration.manage") ? <ApiAccess /> : <NoAccess />}
    </Page>
  );
};

export default ApiAccessPage;
