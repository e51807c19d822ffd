import { useRevalidator } from "react-router";
import { describeBrowser } from "#domain/accounts/describe-browser.ts";
import { revokeOtherSessions, revokeSession, type SessionEntry } from "#domain/accounts/identity.ts";
import { lastUseWriteIntervalMs } from "#domain/accounts/session-limits.ts";
import { send } from "../../../lib/api/api.ts";
import { timeAgo } from "../../../lib/time-ago.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { AccountRow } from "./account-section.tsx";
import { useAction } from "../use-action.ts";

interface SessionRowProps {
  readonly session: SessionEntry;
  readonly now: string;
}

/** The server updates the time of last use at most once per `lastUseWriteIntervalMs`. */
const lastUsedText = ({ createdAt, updatedAt }: SessionEntry, now: string): string => {
  const signedIn = `Signed in ${timeAgo(createdAt, now)}`;
  const wasUsedSince = Date.parse(updatedAt) - Date.parse(createdAt) >= lastUseWriteIntervalMs;
  return wasUsedSince ? `${signedIn}, last used ${timeAgo(updatedAt, now)}` : signedIn;
};

const SessionRow = ({ session, now }: SessionRowProps) => {
  const revalidator = useRevalidator();
  const { busy, run } = useAction("We couldn't sign out this browser");
  const name = describeBrowser(session.userAgent ?? undefined);
  return (
    <AccountRow
      label={name}
      hint={
        <>
          {lastUsedText(session, now)}
          {session.ipAddress !== null && session.ipAddress !== "" && `, from ${session.ipAddress}`}
        </>
      }
      action={
        session.current ? (
          <Badge tone="soft">This browser</Badge>
        ) : (
          <Button
            variant="secondary"
            size="small"
            busy={busy && "Signing out"}
            aria-label={`Sign out ${name}`}
            onClick={() =>
              run(async () => {
                await send(revokeSession, { params: { id: session.id } });
                await revalidator.revalidate();
              })
            }
          >
            Sign out
          </Button>
        )
      }
    />
  );
};

interface AccountSessionsProps {
  readonly sessions: readonly SessionEntry[];
  readonly now: string;
}

export const AccountSessions = ({ sessions, now }: AccountSessionsProps) => {
  const revalidator = useRevalidator();
  const { busy, run } = useAction("We couldn't sign out your other browsers");
  const sorted = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      {sorted.map((session) => (
        <SessionRow key={session.id} session={session} now={now} />
      ))}
      {sessions.length > 1 && (
        <div className="px-5 py-4 sm:px-6">
          <Button
            variant="secondary"
            size="small"
            busy={busy && "Signing out"}
            onClick={() =>
              run(async () => {
                await send(revokeOtherSessions, {});
                await revalidator.revalidate();
              })
            }
          >
            Sign out all other browsers
          </Button>
        </div>
      )}
    </>
  );
};
