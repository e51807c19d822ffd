import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { StoredMessage } from "./conversation.ts";

const MessageBubble = ({ message }: { readonly message: StoredMessage }) => {
  const isOwn = message.role === "user";
  return (
    <li className={clsx("flex flex-col gap-1", isOwn ? "items-end" : "items-start")} data-role={message.role}>
      <p
        className={clsx(
          "max-w-[88%] rounded-card px-4 py-2.5 text-[15px]/6 wrap-anywhere whitespace-pre-line",
          isOwn ? "rounded-br-[4px] bg-brand text-brand-ink" : "rounded-bl-[4px] bg-paper-2 text-ink",
        )}
      >
        <span className="sr-only">{isOwn ? "You: " : "Assistant: "}</span>
        {message.content}
      </p>
      {message.failed === true && (
        <p className="text-sm/5 text-bad">Not sent. Your message is still in the field below.</p>
      )}
    </li>
  );
};

const Typing = () => (
  <li className="flex" data-testid="typing-indicator">
    <p className="flex h-11 items-center gap-1.5 rounded-card rounded-bl-[4px] bg-paper-2 px-4">
      <span className="sr-only">The assistant is typing</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          className="size-1.5 animate-pulse rounded-full bg-ink-3"
          style={{ animationDelay: `${dot * 180}ms` }}
        />
      ))}
    </p>
  </li>
);

interface ChatLogProps {
  readonly messages: readonly StoredMessage[];
  readonly isPending: boolean;
  readonly onChip: (text: string) => void;
}

/** Always scrolled to the newest message. Screen readers announce new ones. */
export const ChatLog = ({ messages, isPending, onChip }: ChatLogProps) => {
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useEffect(() => {
    if (log.current !== null && (isPending || messages.length > 0)) log.current.scrollTop = log.current.scrollHeight;
  }, [messages, isPending]);
  const chips = last?.role === "assistant" && !isPending ? last.suggestions : [];
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls needs the focus to be scrolled by keys
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 sm:px-6"
    >
      <ol className="grid gap-3">
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} />
        ))}
        {isPending && <Typing />}
      </ol>
      {chips.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label="Suggested answers">
          {chips.map((chip) => (
            <li key={chip} className="max-w-full">
              <button
                type="button"
                onClick={() => onChip(chip)}
                className="min-h-9 max-w-full rounded-full border border-edge/45 bg-card px-3.5 py-1.5 text-left text-sm/5 font-[560] text-ink transition-colors wrap-anywhere hover:border-edge hover:bg-paper-2 pointer-coarse:min-h-11"
              >
                {chip}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
