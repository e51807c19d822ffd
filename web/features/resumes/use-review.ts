/** What the person has decided about each piece of an import. The profile itself is the page's; this only asks for changes. */
import { useMemo, useState } from "react";
import { mergeProfile, type Profile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ResumeReading } from "#domain/resumes/import-resume.ts";
import { importInto } from "#domain/resumes/merge-import.ts";
import { type Piece, pieceIn, pieceReplaced, type ReviewItem, reviewItems } from "#domain/resumes/review.ts";
import { nameOf } from "./piece-words.ts";

export interface ReviewProps {
  readonly reading: ResumeReading;
  /** The profile as it was before the import. */
  readonly before: Profile;
  /** As it is now. */
  readonly profile: Profile;
  readonly onChange: (update: ProfileUpdate) => void;
  readonly onClose: () => void;
}

export type Decision = "open" | "kept" | "corrected" | "undone" | "unchanged";

export interface Reviewed extends ReviewItem {
  /** What the profile got: the document's words, filled into what was there, or the person's correction. */
  readonly now: Piece;
  readonly was: Piece | undefined;
  readonly decision: Decision;
}

interface Decided {
  readonly decision: Decision;
  readonly now: Piece;
}

const isEqual = (one: Piece | undefined, other: Piece | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const useReview = ({ reading, before, profile, onChange }: Omit<ReviewProps, "onClose">) => {
  const [decided, setDecided] = useState<ReadonlyMap<string, Decided>>(new Map());
  const [said, setSaid] = useState("");
  const first = useMemo((): Reviewed[] => {
    const imported = importInto(before, reading);
    return reviewItems(reading).map((item) => {
      const was = pieceIn(before, item.piece, reading);
      const now = pieceIn(imported, item.piece, reading) ?? item.piece;
      return { ...item, was, now, decision: isEqual(was, now) ? "unchanged" : "open" };
    });
  }, [reading, before]);
  const items = first.map((item): Reviewed => ({ ...item, ...decided.get(item.id) }));

  const decide = (item: Reviewed, decision: Decision, now = item.now, words = "") => {
    setDecided((map) => new Map(map).set(item.id, { decision, now }));
    setSaid(words);
  };

  return {
    items,
    /** For a screen reader: what the last press did. */
    said,
    keep: (item: Reviewed) => decide(item, "kept", item.now, `Kept ${nameOf(item.now)}`),
    correct: (item: Reviewed, to: Piece) => {
      onChange(pieceReplaced(profile, item.now, to, reading));
      decide(item, "corrected", to, `Corrected ${nameOf(to)}`);
    },
    undo: (item: Reviewed) => {
      onChange(pieceReplaced(profile, item.now, item.was, reading));
      decide(item, "undone", item.now, `Undone ${nameOf(item.now)}`);
    },
    putBack: (item: Reviewed) => {
      onChange(pieceReplaced(profile, item.was ?? item.now, item.now, reading));
      decide(item, "kept", item.now, `Put back ${nameOf(item.now)}`);
    },
    undoAll: () => {
      const changed = items.filter(({ decision }) => decision !== "unchanged" && decision !== "undone");
      let [after, update]: [Profile, ProfileUpdate] = [profile, {}];
      for (const item of changed) {
        const step = pieceReplaced(after, item.now, item.was, reading);
        [after, update] = [mergeProfile(after, step), { ...update, ...step }];
      }
      onChange(update);
      setDecided((map) => {
        const next = new Map(map);
        for (const { id, now } of changed) next.set(id, { decision: "undone", now });
        return next;
      });
      setSaid("The import is undone");
    },
  };
};

export type Review = ReturnType<typeof useReview>;
