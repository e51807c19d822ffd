import { useState } from "react";
import { chooseReviewer } from "#domain/applications/application-status.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { FailureNotice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";

/** Shown as wanted at once, and put back where the server did not keep it. */
export const ReviewerChoice = ({ token, wantsPerson }: { readonly token: string; readonly wantsPerson: boolean }) => {
  const { busy, failure, run } = useChange();
  const [shown, setShown] = useState(wantsPerson);
  const choose = async (wanted: boolean): Promise<void> => {
    setShown(wanted);
    const failed = await run(() => call(chooseReviewer, { params: { token }, body: { wantsPerson: wanted } }));
    if (failed !== undefined) setShown(!wanted);
  };
  return (
    <>
      <Switch
        label={<span className="font-[540]">A person reviews me instead of the engine</span>}
        hint="This company's engine then neither scores nor ranks you, for any of its jobs."
        checked={shown}
        aria-busy={busy || undefined}
        onCheckedChange={(checked) => {
          if (!busy) void choose(checked);
        }}
      />
      <FailureNotice text={failure} className="mt-3" />
    </>
  );
};
