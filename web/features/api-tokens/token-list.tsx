import { useState } from "react";
import { type ApiToken, revokeToken, type TokenState } from "#domain/api-tokens/api-tokens.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { EmptyState } from "../../ui/states.tsx";

const expiryText: Readonly<Record<Exclude<TokenState, "active">, readonly [string, Tone]>> = {
  revoked: ["Revoked", "plain"],
  expired: ["Expired", "warn"],
  "maker-left": ["Inactive: its creator left", "warn"],
};

const Facts = ({ token }: { readonly token: ApiToken }) => (
  <p className="text-sm/5.5 wrap-anywhere text-ink-3">
    <span className="font-mono text-[13px]">{token.start}…</span>
    {token.madeBy !== null && `, by ${token.madeBy}`}, <Timestamp iso={token.createdAt} />.{" "}
    {token.lastUsedAt === null ? (
      "Not used yet"
    ) : (
      <>
        Last used <Timestamp iso={token.lastUsedAt} precision="minute" />
      </>
    )}
    {token.state === "active" && token.expiresAt !== null && (
      <>
        , expires <Timestamp iso={token.expiresAt} />
      </>
    )}
  </p>
);

export const TokenList = ({ tokens }: { readonly tokens: readonly ApiToken[] }) => {
  const change = useApiMutation();
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiToken>();
  const revoke = async (): Promise<void> => {
    if (tokenToRevoke === undefined) return;
    if ((await change.run(() => call(revokeToken, { params: { id: tokenToRevoke.id } }))) === undefined)
      setTokenToRevoke(undefined);
  };
  if (tokens.length === 0)
    return <EmptyState title="No tokens yet" text="Create one for each app, so you can revoke them separately." />;
  return (
    <>
      <ul aria-label="Tokens" className={cardClass("divide-y divide-line")}>
        {tokens.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3.5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="text-[15px]/6 font-[560] wrap-anywhere">{token.name}</p>
              <Facts token={token} />
            </div>
            <Badge tone={token.level === "admin" ? "warn" : token.level === "write" ? "soft" : "plain"}>
              {token.level}
            </Badge>
            {token.state !== "active" && <Badge tone={expiryText[token.state][1]}>{expiryText[token.state][0]}</Badge>}
            {token.state !== "revoked" && (
              <Button variant="quiet" size="small" onClick={() => setTokenToRevoke(token)}>
                Revoke<span className="sr-only"> {token.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={tokenToRevoke !== undefined}
        onOpenChange={(open) => {
          if (!open) {
            change.clearFailure();
            setTokenToRevoke(undefined);
          }
        }}
        title={`Revoke ${tokenToRevoke?.name ?? ""}?`}
        text="Apps using this token will lose access immediately. You can't undo this."
        confirm="Revoke token"
        dismiss="Keep token"
        busy={change.busy && "Revoking"}
        failure={change.failure}
        onConfirm={() => void revoke()}
      />
    </>
  );
};
