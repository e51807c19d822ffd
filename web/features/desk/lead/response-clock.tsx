import { clsx } from "clsx";
import type { InboxRow } from "#domain/desk/inbox.ts";
import { responseStateOf, type ResponseTone } from "#domain/desk/response-state.ts";
import { useNow } from "../../../lib/use-now.ts";

const tones: Readonly<Record<ResponseTone, string>> = {
  calm: "text-ink-2",
  soon: "font-[580] text-warn",
  late: "font-[600] text-bad",
  kept: "text-ink-3",
  broken: "text-bad",
  none: "text-ink-3",
};

type LeadTiming = Pick<InboxRow, "state" | "receivedAt" | "dueAt" | "firstRepliedAt">;

/** The time left to answer within 24 hours, or whether the answer was in time. */
export const ResponseClock = ({ lead, className }: { readonly lead: LeadTiming; readonly className?: string }) => {
  const { tone, words } = responseStateOf(lead, useNow());
  return (
    <span data-promise={tone} className={clsx("whitespace-nowrap tabular-nums", tones[tone], className)}>
      {words}
    </span>
  );
};
