import { cancelClosing, type Closing } from "#domain/closing/closing.ts";
import { call } from "../../lib/api.ts";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

export const ClosingUnderWay = ({ closing }: { readonly closing: Closing }) => {
  const change = useChange();
  return (
    <div className={cardClass("mb-9 border-bad! px-5 py-5 sm:px-7 sm:py-6")}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <p className="text-sm/5 text-ink-3">Erased on</p>
          <p className="font-display text-[26px]/9 font-[620] tracking-[-0.02em]">
            <Moment iso={closing.endsAt} to="minute" />
          </p>
          <p className="text-[15px]/6 text-ink-2">
            Begun <Moment iso={closing.begunAt} />
            {closing.begunBy !== null && ` by ${closing.begunBy}`}
          </p>
        </div>
        <Button
          look="primary"
          className="max-sm:w-full"
          busy={change.busy && "Cancelling"}
          onClick={() => void change.run(() => call(cancelClosing, {}))}
        >
          Keep the workspace
        </Button>
      </div>
      <FailureNotice text={change.failure} className="mt-4" />
    </div>
  );
};
