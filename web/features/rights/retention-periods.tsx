import type { Rights } from "#domain/rights/rights.ts";
import { Timestamp } from "../../ui/timestamp.tsx";
import { RightsCard } from "./rights-card.tsx";

export const RetentionPeriods = ({ standing, retention }: Pick<Rights, "standing" | "retention">) => (
  <RightsCard>
    <p className="max-w-[62ch] text-[15px]/6 text-ink-2">
      {standing === "visitor" && (
        <>
          Only this browser can open what you created here. We delete it 30 days after your last visit, or when you
          delete it. Create an account to keep it.
        </>
      )}
      {standing === "account" && retention !== null && (
        <>
          If you don't come back, we'll delete everything after {retention.months} months, which is currently{" "}
          <strong className="font-[560] text-ink">
            <Timestamp iso={retention.erasedAt} />
          </strong>
          . We'll email you 30 days before to ask if you want to keep it. Each visit restarts the clock.
        </>
      )}
      {(standing === "member" || standing === "staff") &&
        "We don't delete your account automatically while you belong to a workspace or work for us."}
    </p>
  </RightsCard>
);
