/** The builder: the assistant or the editor writes, the preview follows, and everything is saved by itself. */
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isEmptyProfile } from "#domain/exports/export-profile.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ResumeReading } from "#domain/resumes/import-resume.ts";
import { importUpdate } from "#domain/resumes/merge-import.ts";
import { ChatPanel } from "../../features/chat/chat-panel.tsx";
import { askForProposal } from "../../features/profiles/ask-for-proposal.ts";
import { ClashNotices } from "../../features/profiles/clash-notices.tsx";
import { CompletenessCard } from "../../features/profiles/completeness-card.tsx";
import { Editor, privacyHash } from "../../features/profiles/editor/editor.tsx";
import { ExportCard } from "../../features/profiles/editor/export-card.tsx";
import { Introductions } from "../../features/profiles/introductions.tsx";
import { ProfilePreview } from "../../features/profiles/profile-preview.tsx";
import { UnreadNotice } from "../../features/profiles/unread-notice.tsx";
import { useProfile } from "../../features/profiles/use-profile.ts";
import { useUndoKey } from "../../features/profiles/use-undo-key.ts";
import { ImportDialog, type ImportTab } from "../../features/resumes/import-dialog.tsx";
import { ImportReview } from "../../features/resumes/import-review.tsx";
import { ResumeState } from "../../features/resumes/resume-state.tsx";
import { withQueries } from "../../lib/query-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

export type BuilderMode = "chat" | "manual";

export interface BuilderProps {
  readonly mode: BuilderMode;
  readonly onMode: (mode: BuilderMode) => void;
  /** How often the hero's button was pressed: each time the assistant is brought into view and its field gets the focus. */
  readonly started: number;
  readonly importTab: ImportTab | null;
  readonly onImport: (tab: ImportTab | null) => void;
}

/** The field the assistant listens with. */
const inputIn = (place: HTMLElement | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>("textarea, input:not([type=file], [type=hidden])") ?? null;

const bringForward = (place: HTMLElement | null): void => {
  place?.scrollIntoView({ block: "start" });
  inputIn(place)?.focus({ preventScroll: true });
};

const Builder = ({ mode, onMode, started, importTab, onImport }: BuilderProps) => {
  const { profile, saving, server, steps, clashes, readingIds, proposals, store, ...loaded } = useProfile();
  const unread = loaded.isUnread ? "failed" : "under-way";
  const reading = loaded.isOpen || !isEmptyProfile(profile) ? "done" : unread;
  const [reviewed, setReviewed] = useState<{ readonly reading: ResumeReading; readonly before: Profile }>();
  const [imported, setImported] = useState<ProfileUpdate>();
  const assistant = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  useUndoKey(store.undo);

  useEffect(() => {
    if (started > 0) bringForward(assistant.current);
  }, [started]);

  useEffect(() => {
    if (location.hash !== privacyHash) return;
    onMode("manual");
    editor.current?.scrollIntoView({ block: "start" });
    // Only on arrival.
  }, [onMode]);

  const turnTo = (next: BuilderMode) => {
    // At once: what gets the focus must be there, and a phone opens its keyboard only within the tap.
    flushSync(() => onMode(next));
    const place = next === "chat" ? assistant.current : editor.current;
    place?.scrollIntoView({ block: "nearest" });
    if (next === "manual") place?.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
    else inputIn(place)?.focus({ preventScroll: true });
  };
  const onImported = (update: ProfileUpdate, reading: ResumeReading) => {
    store.change(importUpdate(profile, reading), reading.readingId);
    setReviewed({ reading, before: profile });
    setImported(update);
    onMode("chat");
  };
  const isReviewing = reviewed !== undefined && mode === "chat";

  return (
    <div className="grid gap-5">
      {server.hasAccount && <Introductions />}
      <div>
        {loaded.isUnread && <UnreadNotice retrying={loaded.isReading} onRetry={loaded.readAgain} />}
        <CompletenessCard
          profile={profile}
          reading={reading}
          saving={saving}
          hasAccount={server.hasAccount}
          onUndo={steps.length === 0 ? undefined : store.undo}
          onRetry={() => void store.flush()}
        />
        <ClashNotices clashes={clashes} onTake={store.takeOther} onDismiss={store.dismissClash} />
      </div>
      <ResumeState
        profileId={server.profileId}
        isKnown={loaded.isOpen}
        lastReading={readingIds.length > 0 ? "" : (reviewed?.reading.readingId ?? "")}
        onImport={() => onImport("resume")}
      />
      <div className="grid gap-5 lg:grid-cols-[1.12fr_0.88fr]">
        {reviewed !== undefined && (
          <div hidden={!isReviewing} className="min-w-0 lg:col-start-1 lg:row-start-1">
            <ImportReview
              {...reviewed}
              profile={profile}
              onChange={store.change}
              onClose={() => {
                setReviewed(undefined);
                requestAnimationFrame(() => bringForward(assistant.current));
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
          <ProfilePreview profile={profile} isKnown={reading !== "under-way"} isSaved={server.profileId !== null} />
        </div>
        <div
          className={clsx(
            "flex justify-center",
            mode === "chat" ? "lg:col-span-2" : "order-first lg:col-span-2 lg:justify-start",
          )}
        >
          {mode === "chat" ? (
            <Button look="secondary" onClick={() => turnTo("manual")}>
              Switch to Manual Profile Editor
            </Button>
          ) : (
            <Button look="secondary" onClick={() => turnTo("chat")}>
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
            suggestions={{ proposals, ask: askForProposal(store), resolve: store.resolve }}
            onChange={store.change}
            onImport={() => onImport("linkedin")}
            isShown={mode === "manual"}
          />
        </div>
      </div>
      <ExportCard
        profile={profile}
        isKnown={reading === "done"}
        saveFirst={async () => {
          // The first may wait for a save that was begun before the last change.
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
