import { Undo2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { FailureNotice } from "../../../../ui/notice.tsx";
import { useFocusIfLost } from "./proposal-panel.tsx";
import type { EnhancedPart, EnhanceState, AcceptedChange } from "./use-enhance.ts";

interface AcceptedNoteProps {
  readonly part: EnhancedPart;
  readonly enhancing: EnhanceState;
  readonly label: string;
}

const textOf = (part: EnhancedPart, { added }: AcceptedChange): string => {
  if (part === "skills") return `Added to your skills: ${added.join(", ")}.`;
  return part === "summary" ? "Your summary now has the suggested text." : "This job now has the suggested text.";
};

const Note = ({ part, enhancing, label, change }: AcceptedNoteProps & { readonly change: AcceptedChange }) => {
  const note = useFocusIfLost<HTMLElement>(true);
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-good-soft px-4 py-2.5"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm/5 text-ink wrap-anywhere">{textOf(part, change)}</p>
      <Button variant="secondary" size="small" onClick={() => enhancing.undo(part)}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </section>
  );
};

/** Says what an accepted suggestion changed, with undo, or why there is no suggestion. */
export const AcceptedNote = (props: AcceptedNoteProps) => {
  const change = props.enhancing.acceptedChanges[props.part];
  if (change !== undefined) return <Note {...props} change={change} />;
  return <FailureNotice text={props.enhancing.failures[props.part]} />;
};
