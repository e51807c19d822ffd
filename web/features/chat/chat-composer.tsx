import { ArrowUp, Paperclip } from "lucide-react";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useRef } from "react";
import { longestChatMessage } from "#domain/chat/chat.ts";
import { controlClass } from "../../ui/field.tsx";

interface ChatComposerProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly isPending: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  readonly onUpload: () => void;
}

const roundButton =
  "grid size-11 shrink-0 place-items-center rounded-control border transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-2 disabled:text-ink-3";

/** Keeps the composer and the last question above the on-screen keyboard of a phone. */
const useAboveKeyboard = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const screen = globalThis.visualViewport;
    const follow = (): void => {
      if (form.current?.contains(document.activeElement) === true) form.current.scrollIntoView({ block: "nearest" });
    };
    screen?.addEventListener("resize", follow);
    return () => screen?.removeEventListener("resize", follow);
  }, [form]);
};

export const ChatComposer = ({ input, text, isPending, onText, onSend, onUpload }: ChatComposerProps) => {
  const form = useRef<HTMLFormElement>(null);
  useAboveKeyboard(form);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter belongs to the input method during a composition.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={form} onSubmit={submit} className="flex scroll-mb-3 items-end gap-2">
      <button
        type="button"
        onClick={onUpload}
        aria-label="Upload your resume"
        title="Upload your resume"
        className={`${roundButton} border-edge/45 text-ink-2 hover:border-edge hover:bg-paper-2 hover:text-ink`}
      >
        <Paperclip className="size-5" aria-hidden="true" />
      </button>
      <textarea
        ref={input}
        rows={1}
        value={text}
        disabled={isPending}
        maxLength={longestChatMessage}
        aria-label="Your message"
        placeholder="Type your answer"
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className={controlClass("field-sizing-content max-h-32 min-h-11 min-w-0 resize-none px-3.5 py-2.5 leading-6")}
      />
      <button
        type="submit"
        disabled={isPending || text.trim() === ""}
        aria-label="Send"
        className={`${roundButton} border-brand bg-brand text-brand-ink hover:border-brand-strong hover:bg-brand-strong`}
      >
        <ArrowUp className="size-5" aria-hidden="true" />
      </button>
    </form>
  );
};
