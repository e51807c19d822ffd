import { clsx } from "clsx";
import type { InboxRow } from "#domain/desk/inbox.ts";
import { promiseOf, type PromiseTone } from "#domain/desk/promise-words.ts";
import { useNow } from "../../lib/use-now.ts";

const tones: Readonly<Record<PromiseTone, string>> = {
  calm: "text-ink-2",
  soon: "font-[580] text-warn",
  late: "font-[600] text-bad",
  kept: "text-ink-3",
  broken: "text-bad",
  none: "text-ink-3",
};

type Promised = Pick<InboxRow, "state" | "receivedAt" | "dueAt" | "firstRepliedAt">;

/** What is left of the 24 hours, or what became of them. */
export const PromiseClock = ({ of, className }: { readonly of: Promised; readonly className?: string }) => {
  const { tone, words } = promiseOf(of, useNow());
  return (
    <span data-promise={tone} className={clsx("whitespace-nowrap tabular-nums", tones[tone], className)}>
      {words}
    </span>
  );
};
