import type { Rights } from "#domain/rights/rights.ts";
import { Timestamp } from "../../ui/timestamp.tsx";
import { RightsCard } from "./rights-card.tsx";

export const RetentionPeriods = ({ standing, retention }: Pick<Rights, "standing" | "retention">) => (
  <RightsCard>
    <p className="max-w-[62ch] text-[15px]/6 text-ink-2">
      {standing === "visitor" && (
        <>
          What you built here opens with this browser alone. It is deleted thirty days after your last visit, or when
          you delete it. With an account it stays yours.
        </>
      )}
      {standing === "account" && retention !== null && (
        <>
          If you do not come back, everything is deleted after {retention.months} months. As things stand that is{" "}
          <strong className="font-[560] text-ink">
            <Timestamp iso={retention.erasedAt} />
          </strong>
          . Thirty days before, a mail asks whether to keep it. Every visit starts the time anew.
        </>
      )}
      {(standing === "member" || standing === "staff") &&
        "As long as your account works in a workspace or for us it is not deleted by itself."}
    </p>
  </RightsCard>
);
