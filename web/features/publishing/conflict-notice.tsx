import type { ContentPage, StoredFacts } from "#domain/publishing/content.ts";
import { differencesOf } from "#domain/publishing/differences.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { Button } from "../../ui/button.tsx";
import { DifferenceList } from "./difference-list.tsx";

interface ConflictNoticeProps {
  readonly subject: ContentSubject;
  /** The version that is stored now. */
  readonly theirs: ContentPage;
  readonly mine: StoredFacts;
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
}

/** Another person saved first. Shows both versions and lets the editor choose. */
export const ConflictNotice = ({ subject, theirs, mine, busy, onKeepMine, onUseTheirs }: ConflictNoticeProps) => {
  const author = theirs.lastChange?.author ?? "Someone else";
  const isRemoved = theirs.state === "removed";
  return (
    <section
      role="alert"
      aria-label="Changed by someone else"
      className="rounded-card border border-warn/45 bg-warn-soft p-5"
    >
      <h2 className="font-text text-base/6 font-[620] tracking-normal">
        {isRemoved ? `${author} removed this while you were editing` : `${author} saved changes while you were editing`}
      </h2>
      <p className="mt-1 text-[15px]/6 text-ink-2">
        {isRemoved
          ? "Your changes weren't saved. To continue, discard them, then restore this item from its history."
          : "Your changes aren't saved yet. If you overwrite theirs, this is what changes:"}
      </p>
      {!isRemoved && (
        <div className="mt-4">
          <DifferenceList differences={differencesOf(subject, theirs.facts, mine)} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!isRemoved && (
          <Button size="small" busy={busy && "Saving"} onClick={onKeepMine}>
            Overwrite their changes
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onUseTheirs}>
          Discard my changes
        </Button>
      </div>
    </section>
  );
};
