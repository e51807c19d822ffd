/**
 * The profile builder: the assistant or the editor on one side, a live preview on the other. Changes are saved
 * automatically.
 */
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isEmptyProfile } from "#domain/exports/export-profile.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { importUpdate } from "#domain/resumes/import/merge-import.ts";
import { ChatPanel } from "../../features/chat/chat-panel.tsx";
import { requestProposal } from "../../features/profiles/request-proposal.ts";
import { ConflictNotices } from "../../features/profiles/conflict-notices.tsx";
import { CompletenessCard } from "../../features/profiles/completeness-card.tsx";
import { Editor, privacyHash } from "../../features/profiles/editor/editor.tsx";
import { ExportCard } from "../../features/profiles/editor/export-card.tsx";
import { Introductions } from "../../features/profiles/introductions.tsx";
import { ProfilePreview } from "../../features/profiles/profile-preview.tsx";
import { LoadFailedNotice } from "../../features/profiles/load-failed-notice.tsx";
import { useProfile } from "../../features/profiles/use-profile.ts";
import { useUndoShortcut } from "../../features/profiles/use-undo-key.ts";
import { ImportDialog, type ImportTab } from "../../features/resumes/import-dialog.tsx";
import { ImportReview } from "../../features/resumes/import-review.tsx";
import { ResumeState } from "../../features/resumes/resume-state.tsx";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

export type BuilderMode = "chat" | "manual";

interface BuilderProps {
  readonly mode: BuilderMode;
  readonly onModeChange: (mode: BuilderMode) => void;
  /** Counts presses of the hero's button. Each press scrolls to the assistant and focuses its field. */
  readonly startCount: number;
  readonly importTab: ImportTab | null;
  readonly onImport: (tab: ImportTab | null) => void;
}

/** The assistant's input field. */
const findInput = (container: HTMLElement | null): HTMLElement | null =>
  container?.querySelector<HTMLElement>("textarea, input:not([type=file], [type=hidden])") ?? null;

const scrollAndFocus = (container: HTMLElement | null): void => {
  container?.scrollIntoView({ block: "start" });
  findInput(container)?.focus({ preventScroll: true });
};

const Builder = ({ mode, onModeChange, startCount, importTab, onImport }: BuilderProps) => {
  const { profile, saving, server, undoSteps, conflicts, readingIds, proposals, store, ...loaded } = useProfile();
  const unloadedStatus = loaded.isUnread ? "failed" : "under-way";
  const parseStatus = loaded.isOpen || !isEmptyProfile(profile) ? "done" : unloadedStatus;
  const [review, setReview] = useState<{ readonly parsedResume: ParsedResume; readonly before: Profile }>();
  const [imported, setImported] = useState<ProfileUpdate>();
  const assistant = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  useUndoShortcut(store.undo);

  useEffect(() => {
    if (startCount > 0) scrollAndFocus(assistant.current);
  }, [startCount]);

  useEffect(() => {
    if (location.hash !== privacyHash) return;
    onModeChange("manual");
    editor.current?.scrollIntoView({ block: "start" });
    // Runs only on arrival.
  }, [onModeChange]);

  const switchMode = (next: BuilderMode) => {
    // Runs synchronously: the element must exist to get the focus, and a phone opens its keyboard only within the tap.
    flushSync(() => onModeChange(next));
    const container = next === "chat" ? assistant.current : editor.current;
    container?.scrollIntoView({ block: "nearest" });
    if (next === "manual") container?.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
    else findInput(container)?.focus({ preventScroll: true });
  };
  const onImported = (update: ProfileUpdate, parsedResume: ParsedResume) => {
    store.change(importUpdate(profile, parsedResume), parsedResume.readingId);
    setReview({ parsedResume, before: profile });
    setImported(update);
    onModeChange("chat");
  };
  const isReviewing = review !== undefined && mode === "chat";

  return (
    <div className="grid gap-5">
      {server.hasAccount && <Introductions />}
      <div>
        {loaded.isUnread && <LoadFailedNotice retrying={loaded.isReading} onRetry={loaded.readAgain} />}
        <CompletenessCard
          profile={profile}
          loadStatus={parseStatus}
          saving={saving}
          hasAccount={server.hasAccount}
          onUndo={undoSteps.length === 0 ? undefined : store.undo}
          onRetry={() => void store.flush()}
        />
        <ConflictNotices conflicts={conflicts} onUseOther={store.takeOther} onDismiss={store.dismissClash} />
      </div>
      <ResumeState
        profileId={server.profileId}
        isKnown={loaded.isOpen}
        lastReading={readingIds.length > 0 ? "" : (review?.parsedResume.readingId ?? "")}
        onImport={() => onImport("resume")}
      />
      <div className="grid gap-5 lg:grid-cols-[1.12fr_0.88fr]">
        {review !== undefined && (
          <div hidden={!isReviewing} className="min-w-0 lg:col-start-1 lg:row-start-1">
            <ImportReview
              {...review}
              profile={profile}
              onChange={store.change}
              onClose={() => {
                setReview(undefined);
                requestAnimationFrame(() => scrollAndFocus(assistant.current));
              }}
            />
          </div>
        )}
        <div
          ref={assistant}
          id="assistant"
          hidden={mode === "manual"}
          className={clsx("min-w-0 scroll-mt-24", isReviewing && "lg:col-start-1 lg:row-start-2")}
        >
          <ChatPanel
            profile={profile}
            onExtracted={store.change}
            onUpload={() => onImport("resume")}
            imported={imported}
          />
        </div>
        <div
          className={clsx(
            "min-w-0",
            isReviewing && "lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start",
            mode === "manual" && "max-lg:order-1 lg:sticky lg:top-24 lg:order-1 lg:self-start",
          )}
        >
          <ProfilePreview profile={profile} isKnown={parseStatus !== "under-way"} isSaved={server.profileId !== null} />
        </div>
        <div
          className={clsx(
            "flex justify-center",
            mode === "chat" ? "lg:col-span-2" : "order-first lg:col-span-2 lg:justify-start",
          )}
        >
          {mode === "chat" ? (
            <Button variant="secondary" onClick={() => switchMode("manual")}>
              Switch to Manual Profile Editor
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => switchMode("chat")}>
              Return to AI Chat Assistant
            </Button>
          )}
        </div>
        <div
          ref={editor}
          inert={mode === "chat"}
          data-testid="profile-editor"
          className={cardClass(
            clsx(
              "min-w-0 scroll-mt-24 p-5 transition-opacity sm:p-7",
              mode === "chat" &&
                "h-60 overflow-hidden opacity-45 [mask-image:linear-gradient(#000_40%,transparent)] lg:col-span-2 lg:h-80",
            ),
          )}
        >
          <Editor
            profile={profile}
            suggestions={{ proposals, request: requestProposal(store), resolve: store.resolve }}
            onChange={store.change}
            onImport={() => onImport("linkedin")}
            isActive={mode === "manual"}
          />
        </div>
      </div>
      <ExportCard
        profile={profile}
        isKnown={parseStatus === "done"}
        saveFirst={async () => {
          // The first flush may only wait for a save that started before the last change, so a second one is needed.
          await store.flush();
          await store.flush();
        }}
      />
      <ImportDialog
        open={importTab !== null}
        onOpenChange={(open) => onImport(open ? (importTab ?? "resume") : null)}
        tab={importTab ?? "resume"}
        onImported={onImported}
      />
    </div>
  );
};

export default withQueries(Builder);
