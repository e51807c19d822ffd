import { Undo2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { useFocusIfLost } from "./proposal-panel.tsx";
import type { EnhancedPart, Enhancing, KeptChange } from "./use-enhance.ts";

interface KeptNoteProps {
  readonly part: EnhancedPart;
  readonly enhancing: Enhancing;
  readonly label: string;
}

const wordsOf = (part: EnhancedPart, { added }: KeptChange): string => {
  if (part === "skills") return `Added to your skills: ${added.join(", ")}.`;
  return part === "summary" ? "Your summary now has the suggested text." : "This job now has the suggested text.";
};

const Note = ({ part, enhancing, label, change }: KeptNoteProps & { readonly change: KeptChange }) => {
  const note = useFocusIfLost<HTMLElement>(true);
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-good-soft px-4 py-2.5"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm/5 text-ink wrap-anywhere">{wordsOf(part, change)}</p>
      <Button look="secondary" size="small" onClick={() => enhancing.undo(part)}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </section>
  );
};

/** What keeping has changed and how to undo it, or why there is no suggestion. */
export const KeptNote = (props: KeptNoteProps) => {
  const change = props.enhancing.kept[props.part];
  if (change !== undefined) return <Note {...props} change={change} />;
  return <FailureNotice text={props.enhancing.failures[props.part]} />;
};
