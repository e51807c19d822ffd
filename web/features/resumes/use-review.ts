/** The person's decisions about each imported item. The page owns the profile; this hook only requests changes. */
import { useMemo, useState } from "react";
import { mergeProfile, type Profile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { importInto } from "#domain/resumes/import/merge-import.ts";
import { type Piece, pieceIn, replacePiece, type ReviewItem, reviewItems } from "#domain/resumes/import/review.ts";
import { nameOf } from "./piece-text.ts";

export interface ReviewProps {
  readonly parsedResume: ParsedResume;
  /** The profile before the import. */
  readonly before: Profile;
  /** The current profile. */
  readonly profile: Profile;
  readonly onChange: (update: ProfileUpdate) => void;
  readonly onClose: () => void;
}

export type Decision = "open" | "kept" | "corrected" | "undone" | "unchanged";

export interface ReviewedItem extends ReviewItem {
  /** The value now in the profile: the imported one merged with what was there, or the correction. */
  readonly now: Piece;
  readonly original: Piece | undefined;
  readonly decision: Decision;
}

interface ItemDecision {
  readonly decision: Decision;
  readonly now: Piece;
}

const isEqual = (a: Piece | undefined, b: Piece | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

export const useReview = ({ parsedResume, before, profile, onChange }: Omit<ReviewProps, "onClose">) => {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, ItemDecision>>(new Map());
  const [lastAnnouncement, setLastAnnouncement] = useState("");
  const initialItems = useMemo((): ReviewedItem[] => {
    const imported = importInto(before, parsedResume);
    return reviewItems(parsedResume).map((item) => {
      const original = pieceIn(before, item.piece, parsedResume);
      const now = pieceIn(imported, item.piece, parsedResume) ?? item.piece;
      return { ...item, original, now, decision: isEqual(original, now) ? "unchanged" : "open" };
    });
  }, [parsedResume, before]);
  const items = initialItems.map((item): ReviewedItem => ({ ...item, ...decisions.get(item.id) }));

  const decide = (item: ReviewedItem, decision: Decision, now = item.now, announcement = "") => {
    setDecisions((map) => new Map(map).set(item.id, { decision, now }));
    setLastAnnouncement(announcement);
  };

  return {
    items,
    /** The last action, for screen readers. */
    said: lastAnnouncement,
    keep: (item: ReviewedItem) => decide(item, "kept", item.now, `Kept ${nameOf(item.now)}`),
    correct: (item: ReviewedItem, corrected: Piece) => {
      onChange(replacePiece(profile, item.now, corrected, parsedResume));
      decide(item, "corrected", corrected, `Edited ${nameOf(corrected)}`);
    },
    undo: (item: ReviewedItem) => {
      onChange(replacePiece(profile, item.now, item.original, parsedResume));
      decide(item, "undone", item.now, `Undid ${nameOf(item.now)}`);
    },
    restore: (item: ReviewedItem) => {
      onChange(replacePiece(profile, item.original ?? item.now, item.now, parsedResume));
      decide(item, "kept", item.now, `Restored ${nameOf(item.now)}`);
    },
    undoAll: () => {
      const undoable = items.filter(({ decision }) => decision !== "unchanged" && decision !== "undone");
      let [nextProfile, update]: [Profile, ProfileUpdate] = [profile, {}];
      for (const item of undoable) {
        const change = replacePiece(nextProfile, item.now, item.original, parsedResume);
        [nextProfile, update] = [mergeProfile(nextProfile, change), { ...update, ...change }];
      }
      onChange(update);
      setDecisions((map) => {
        const next = new Map(map);
        for (const { id, now } of undoable) next.set(id, { decision: "undone", now });
        return next;
      });
      setLastAnnouncement("Import undone");
    },
  };
};

export type Review = ReturnType<typeof useReview>;
