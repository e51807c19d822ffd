import { useState } from "react";
import { chooseReviewer } from "#domain/applications/application-status.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { FailureNotice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";

/** Shows the change at once and reverts it if saving fails. */
export const ReviewerChoice = ({
  token,
  requestsHumanReview,
}: {
  readonly token: string;
  readonly requestsHumanReview: boolean;
}) => {
  const { busy, failure, run } = useRevalidatingMutation();
  const [isRequested, setIsRequested] = useState(requestsHumanReview);
  const choose = async (next: boolean): Promise<void> => {
    setIsRequested(next);
    const failed = await run(() => call(chooseReviewer, { params: { token }, body: { requestsHumanReview: next } }));
    if (failed !== undefined) setIsRequested(!next);
  };
  return (
    <>
      <Switch
        label={<span className="font-[540]">Have a person review me instead of the matching engine</span>}
        hint="The matching engine won't score or rank you for any of this company's jobs."
        checked={isRequested}
        aria-busy={busy || undefined}
        onCheckedChange={(checked) => {
          if (!busy) void choose(checked);
        }}
      />
      <FailureNotice text={failure} className="mt-3" />
    </>
  );
};
