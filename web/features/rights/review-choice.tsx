import { useState } from "react";
import { consentTexts } from "#domain/rights/consent.ts";
import { chooseReview } from "#domain/rights/rights.ts";
import { send } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { FailureNotice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { RightsCard } from "./rights-card.tsx";

const [label = "", ...rest] = consentTexts["human-review"].text.split(/(?<=\.) /);

/** Updated optimistically and rolled back if the server rejects the change. */
export const ReviewChoice = ({ requestsHumanReview }: { readonly requestsHumanReview: boolean }) => {
  const { busy, failure, run } = useRevalidatingMutation();
  const [isOn, setOn] = useState(requestsHumanReview);
  const choose = async (next: boolean): Promise<void> => {
    setOn(next);
    const failed = await run(() => send(chooseReview, { body: { requestsHumanReview: next } }));
    if (failed !== undefined) setOn(!next);
  };
  return (
    <RightsCard>
      <Switch
        label={<span className="text-[17px]/7 font-[540]">{label.replace(/\.$/, "")}</span>}
        hint={rest.join(" ")}
        checked={isOn}
        aria-busy={busy || undefined}
        onCheckedChange={(checked) => {
          if (!busy) void choose(checked);
        }}
      />
      <hr className="mt-3.5 border-line" />
      <p className="mt-3.5 max-w-[62ch] text-[15px]/6 text-ink-2">
        {isOn
          ? "The engine doesn't score you. Companies can't find you by matching, and you don't get scores for open jobs or emails about them. Someone on our team reads your profile when you contact us or apply."
          : "The engine scores your profile for jobs and shows its reasons. People decide who to contact. Your name, age, sex, photo and school never affect a score."}
      </p>
      <FailureNotice text={failure} className="mt-4" />
    </RightsCard>
  );
};
