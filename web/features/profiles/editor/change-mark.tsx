import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import type { EnhancedPart, Enhancing } from "./use-enhance.ts";

interface ChangeMarkProps {
  readonly part: EnhancedPart;
  readonly enhancing: Enhancing;
  readonly label: string;
  /** What is new; where it is not given, the new sentences themselves. */
  readonly children?: ReactNode;
}

/** What a suggestion has changed, and the one press that takes it back. */
export const ChangeMarked = ({ part, enhancing, label, children }: ChangeMarkProps) => {
  const mark = enhancing.marks[part];
  const failure = enhancing.failures[part];
  if (mark === undefined) return <FailureNotice text={failure} className="mt-2.5" />;
  return (
    <section aria-label={label} className="mt-2.5 rounded-control bg-warn-soft px-4 py-3">
      {children ?? (
        <>
          <p className="text-sm/5 font-[560] text-ink">
            {mark.added.length === 0 ? "Tidied; nothing was added." : "New, made from your own profile:"}
          </p>
          <ul className="mt-1.5 grid gap-1 text-sm/5 text-ink-2">
            {mark.added.map((sentence) => (
              <li key={sentence}>
                <mark className="rounded-xs bg-mark box-decoration-clone px-1 text-ink">{sentence}</mark>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-2.5 -ml-1.5 flex flex-wrap gap-1.5">
        <Button look="secondary" size="small" onClick={() => enhancing.undo(part)}>
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
        <Button look="quiet" size="small" onClick={() => enhancing.keep(part)}>
          Keep
        </Button>
      </div>
    </section>
  );
};
