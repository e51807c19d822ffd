/** The builder: the assistant or the editor writes, the preview follows, and everything is saved by itself. */
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import { ChatPanel } from "../../features/chat/chat-panel.tsx";
import { ClashNotices } from "../../features/profiles/clash-notices.tsx";
import { CompletenessCard } from "../../features/profiles/completeness-card.tsx";
import { Editor } from "../../features/profiles/editor/editor.tsx";
import { ProfilePreview } from "../../features/profiles/profile-preview.tsx";
import { useProfile } from "../../features/profiles/use-profile.ts";
import { useUndoKey } from "../../features/profiles/use-undo-key.ts";
import { ImportDialog, type ImportTab } from "../../features/resumes/import-dialog.tsx";
import { withQueries } from "../../lib/query-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

export interface BuilderProps {
  /** How often the hero's button was pressed: each time the assistant is brought into view and its field gets the focus. */
  readonly started: number;
  readonly importTab: ImportTab | null;
  readonly onImport: (tab: ImportTab | null) => void;
}

type Mode = "chat" | "manual";

/** The field the assistant listens with. */
const inputIn = (place: HTMLElement | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>("textarea, input:not([type=file], [type=hidden])") ?? null;

const Builder = ({ started, importTab, onImport }: BuilderProps) => {
  const { profile, saving, server, steps, clashes, store } = useProfile();
  const [mode, setMode] = useState<Mode>("chat");
  const [imported, setImported] = useState<ProfileUpdate>();
  const assistant = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  useUndoKey(store.undo);

  const focusAssistant = () => {
    assistant.current?.scrollIntoView({ block: "start" });
    inputIn(assistant.current)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (started === 0) return;
    setMode("chat");
    requestAnimationFrame(focusAssistant);
  }, [started]);

  const turnTo = (next: Mode) => {
    setMode(next);
    requestAnimationFrame(() => {
      const place = next === "chat" ? assistant.current : editor.current;
      place?.scrollIntoView({ block: "nearest" });
      if (next === "manual") place?.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
      else inputIn(place)?.focus({ preventScroll: true });
    });
  };
  const onImported = (update: ProfileUpdate, reading?: { readonly readingId: string }) => {
    store.change(update, reading?.readingId);
    setImported(update);
    setMode("chat");
  };

  return (
    <div className="grid gap-5">
      <CompletenessCard
        profile={profile}
        saving={saving}
        hasAccount={server.hasAccount}
        onUndo={steps.length === 0 ? undefined : store.undo}
        onRetry={() => void store.flush()}
      />
      <ClashNotices clashes={clashes} onTake={store.takeOther} onDismiss={store.dismissClash} />
      <div className="grid gap-5 lg:grid-cols-[1.12fr_0.88fr]">
        <div ref={assistant} id="assistant" hidden={mode === "manual"} className="min-w-0 scroll-mt-24">
          <ChatPanel profile={profile} onExtracted={store.change} onUpload={() => onImport("resume")} imported={imported} />
        </div>
        <div
          className={clsx(
            "min-w-0",
            mode === "manual" && "max-lg:order-1 lg:sticky lg:top-24 lg:order-1 lg:self-start",
          )}
        >
          <ProfilePreview profile={profile} />
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
              mode === "chat" && "h-[420px] overflow-hidden opacity-45 lg:col-span-2",
            ),
          )}
        >
          <Editor profile={profile} onChange={store.change} />
        </div>
      </div>
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
