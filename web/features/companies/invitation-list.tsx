import { useState } from "react";
import { type Invitation, revokeInvitation } from "#domain/companies/members.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { LevelBadge } from "../../sections/workspace/levels.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

/** Open and expired invitations. An expired one can only be sent again. */
export const InvitationList = ({ invitations }: { readonly invitations: readonly Invitation[] }) => {
  const { may } = useViewer();
  const change = useApiMutation();
  const [revokingId, setRevokingId] = useState<string>();
  const openInvitations = invitations.filter(({ state }) => state !== "accepted" && state !== "revoked");

  const revoke = async (id: string): Promise<void> => {
    setRevokingId(id);
    await change.run(() => call(revokeInvitation, { params: { id } }));
    setRevokingId(undefined);
  };

  if (openInvitations.length === 0)
    return <p className={cardClass("px-5 py-4 text-[15px]/6 text-ink-2")}>No pending invitations.</p>;
  return (
    <>
      <FailureNotice text={change.failure} />
      <ul aria-label="Pending invitations" className={cardClass("divide-y divide-line")}>
        {openInvitations.map(({ id, email, role, level, team, state, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
            <div className="min-w-0 flex-1 basis-56">
              <p className="text-[15px]/6 font-[560] wrap-anywhere">{email}</p>
              <p className="text-sm/5 text-ink-3">
                {role}
                {team !== null && ` in ${team}`},{" "}
                {state === "stored" ? (
                  "will be sent once you confirm your email"
                ) : (
                  <>
                    {state === "open" ? "expires" : "expired"} <Timestamp iso={expiresAt} />
                  </>
                )}
              </p>
            </div>
            <LevelBadge level={level} />
            {may("member.manage") && state !== "expired" && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => void revoke(id)}
                busy={revokingId === id && "Revoking"}
              >
                Revoke<span className="sr-only"> the invitation for {email}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
