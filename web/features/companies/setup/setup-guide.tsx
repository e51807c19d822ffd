import { invitationDays } from "#domain/companies/members.ts";
import { LevelGuide } from "../../../sections/workspace/levels.tsx";

/** Explains the permission levels next to the team form. */
export const SetupGuide = () => (
  <>
    <h3 className="text-[20px]">What each may do</h3>
    <LevelGuide className="mt-4 gap-2.5! border-y border-line py-4 text-[15px]/6!" />
    <p className="mt-4 text-[15px]/6 text-ink-2">
      An invitation is good for {invitationDays} days. You can change or take back a permission at any time.
    </p>
  </>
);
