import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";

/** Explains the closing to members who cannot cancel it. */
export const ClosingForMembers = ({ endsAt }: { readonly endsAt: string }) => (
  <div className={cardClass("max-w-[44rem] border-bad! px-5 py-5 sm:px-7 sm:py-6")}>
    <p className="text-sm/5 text-ink-3">Everything will be erased on</p>
    <p className="font-display text-[26px]/9 font-[620] tracking-[-0.02em]">
      <Timestamp iso={endsAt} precision="minute" />
    </p>
    <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-[15px]/6 text-ink-2">
      <li>Until then, you can still view everything here.</li>
      <li>Any admin can export the data or keep the workspace. If they keep it, we'll email you.</li>
      <li>You keep your account, your sign-in and any other workspaces you belong to.</li>
    </ul>
  </div>
);
