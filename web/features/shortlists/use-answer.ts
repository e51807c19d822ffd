import { useEffect, useState, useSyncExternalStore } from "react";
import { useBeforeUnload } from "react-router";
import { z } from "zod";
import type { CandidateByLink } from "#domain/shortlists/shortlist-by-link.ts";
import { readFromTab, removeFromTab, saveToTab } from "../../lib/session-store.ts";
import { createAnswerStore, type SaveAnswer } from "./answer-store.ts";

const keyOf = (id: string): string => `shortlist-comment-${id}`;

/** The answer to one candidate. A comment that isn't saved yet survives a reload. */
export const useAnswer = ({ id, answer }: Pick<CandidateByLink, "id" | "answer">, save: SaveAnswer) => {
  const [store] = useState(() => createAnswerStore(answer, save));
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { comment, verdict, isSaved, failure } = state;

  useEffect(() => {
    const unsaved = readFromTab(keyOf(id), z.string());
    if (unsaved !== null) store.change({ comment: unsaved });
    void store.save();
    const saveWhenHidden = (): void => {
      if (document.visibilityState === "hidden") void store.save();
    };
    document.addEventListener("visibilitychange", saveWhenHidden);
    return () => document.removeEventListener("visibilitychange", saveWhenHidden);
  }, [id, store]);
  useEffect(() => {
    if (isSaved) removeFromTab(keyOf(id));
    else saveToTab(keyOf(id), comment);
  }, [id, comment, isSaved]);
  useBeforeUnload((event) => {
    if (!isSaved && comment.trim() !== "" && (verdict === null || failure !== undefined)) event.preventDefault();
  });
  return { ...state, store };
};
