import { useNavigate } from "react-router";
import { cancelClosing, type Closing } from "#domain/closing/closing.ts";
import { call } from "../../lib/api/api.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

const republishedText = (count: number): string => {
  if (count === 0) return "";
  return count === 1 ? "One job is public again. " : `${count} jobs are public again. `;
};

export const ClosingInProgress = ({ closing }: { readonly closing: Closing }) => {
  const change = useApiMutation();
  const navigate = useNavigate();
  const cancel = async (): Promise<void> => {
    // Reads the count before the change, because the refresh removes the closing from the page.
    const { hiddenPostings } = closing;
    if ((await change.run(() => call(cancelClosing, {}))) !== undefined) return;
    toast({
      title: "Closing canceled",
      description: `${republishedText(hiddenPostings)}We're emailing every member.`,
    });
    await navigate("/platform/settings");
  };
  return (
    <div className={cardClass("mb-9 border-bad! px-5 py-5 sm:px-7 sm:py-6")}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <p className="text-sm/5 text-ink-3">Everything will be erased on</p>
          <p className="font-display text-[26px]/9 font-[620] tracking-[-0.02em]">
            <Timestamp iso={closing.endsAt} precision="minute" />
          </p>
          <p className="text-[15px]/6 text-ink-2">
            Started <Timestamp iso={closing.begunAt} />
            {closing.begunBy !== null && ` by ${closing.begunBy}`}
          </p>
        </div>
        <Button
          variant="primary"
          className="max-sm:w-full"
          busy={change.busy && "Canceling"}
          onClick={() => void cancel()}
        >
          Keep workspace
        </Button>
      </div>
      <FailureNotice text={change.failure} className="mt-4" />
    </div>
  );
};
