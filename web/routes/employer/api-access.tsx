import { Link } from "react-router";
import { withNext } from "#domain/accounts/return-path.ts";
import { listTokens } from "#domain/api-tokens/api-tokens.ts";
import { listDeliveries, listWebhooks } from "#domain/webhooks/webhooks.ts";
import { CreateToken } from "../../features/api-tokens/create-token.tsx";
import { TokenList } from "../../features/api-tokens/token-list.tsx";
import { AddWebhook } from "../../features/webhooks/add-webhook.tsx";
import { WebhookCard } from "../../features/webhooks/webhook-card.tsx";
import { meContext } from "../../lib/me-context.ts";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { usePolling } from "../../lib/use-polling.ts";
import { useViewer, viewerOf } from "../../lib/viewer.ts";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { BackLink } from "../../sections/workspace/back-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/api-access.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true || !viewerOf(me).may("integration.manage")) return null;
  const call = callFrom(args);
  const [{ tokens }, { endpoints }] = await Promise.all([call(listTokens, {}), call(listWebhooks, {})]);
  const requestedId = args.url.searchParams.get("log");
  const openId = endpoints.find(({ id }) => id === requestedId)?.id;
  const log = openId === undefined ? null : await call(listDeliveries, { params: { id: openId }, query: {} });
  return { tokens, endpoints, opened: openId, log };
};

export const meta = () =>
  unlistedMeta("API and webhooks", "Programs that work in the workspace, and where its news are sent.");

const NoAccess = () => {
  const isSignedIn = useViewer().me.workspace !== null;
  return (
    <>
      {isSignedIn && <BackLink to="/platform/settings">Settings</BackLink>}
      <h1 className="mt-3 mb-7 text-[32px]/[1.12] md:text-[40px]/[1.1]">API and webhooks</h1>
      {isSignedIn ? (
        <EmptyState
          title="Only admins let programs in"
          text="Ask one of yours; the members are listed in the settings."
        />
      ) : (
        <EmptyState title="These belong to a workspace" text="Sign in to see those of yours.">
          <Link to={withNext("/sign-in", "/platform/settings/api")} className={buttonClass("primary")}>
            Sign in
          </Link>
        </EmptyState>
      )}
    </>
  );
};

const ApiAccessPage = ({ loaderData }: Route.ComponentProps) => {
  usePolling(loaderData?.log?.deliveries.some(({ status, tries }) => status === "waiting" && tries === 0) ?? false);
  if (loaderData === null)
    return (
      <Wrap className="pt-6 pb-16 md:pt-7 md:pb-24">
        <NoAccess />
      </Wrap>
    );
  const { tokens, endpoints, opened, log } = loaderData;
  return (
    <Wrap className="pt-6 pb-16 md:pt-7 md:pb-24">
      <BackLink to="/platform/settings">Settings</BackLink>
      <h1 className="mt-3 text-[32px]/[1.12] md:text-[40px]/[1.1]">API and webhooks</h1>
      <p className="mt-3 mb-7 max-w-[64ch] text-[17px]/7 text-ink-2">
        Programs of yours read and work here with a token, and hear what happens by webhook.{" "}
        <a href="/api/docs" className="font-[560] text-brand underline underline-offset-4">
          How to call the API
        </a>
      </p>
      <SettingsSection
        title="Tokens"
        text="A token works in this workspace alone, in the name of whoever made it, and never reaches further than they do. It stops when they leave."
      >
        <TokenList tokens={tokens} />
        <CreateToken />
      </SettingsSection>
      <SettingsSection
        title="Webhooks"
        text="Signed messages about applications, interviews and hires. They name ids, states and times, and no people: a program reads those through the API."
      >
        {endpoints.length === 0 ? (
          <EmptyState
            title="No endpoints yet"
            text="Add the address of a program that should hear what happens here."
          />
        ) : (
          <ul aria-label="Endpoints" className="grid gap-4">
            {endpoints.map((each) => (
              <WebhookCard key={each.id} each={each} log={each.id === opened ? log : null} />
            ))}
          </ul>
        )}
        <AddWebhook />
      </SettingsSection>
    </Wrap>
  );
};

export default ApiAccessPage;
