/** The assistant asks nine questions and passes the extracted data to the profile next to it. */
import { LockKeyhole, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { chatSteps } from "#domain/chat/chat-steps.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import { cardClass } from "../../ui/card.tsx";
import { Progress } from "../../ui/progress.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatLog } from "./chat-log.tsx";
import { useConversation } from "./use-conversation.ts";

interface ChatPanelProps {
  readonly profile: Profile;
  readonly onExtracted: (update: ProfileUpdate) => void;
  readonly onUpload: () => void;
  /** The data of the last import, which the conversation continues from. */
  readonly imported?: ProfileUpdate | undefined;
}

/** On touch screens, focusing the input after tapping a suggestion would open the keyboard. */
const hasTouchKeyboard = (): boolean => globalThis.matchMedia("(pointer: coarse)").matches;

export const ChatPanel = ({ profile, onExtracted, onUpload, imported }: ChatPanelProps) => {
  const { conversation, isPending, send, restart } = useConversation(profile, onExtracted, imported);
  const [text, setText] = useState("");
  const input = useRef<HTMLTextAreaElement>(null);
  const stepNumber = chatSteps.indexOf(conversation.step) + 1;
  const stepText = `Step ${stepNumber} of ${chatSteps.length}`;

  const focusInput = () => requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));

  const sendTyped = async () => {
    if (text.trim() === "" || isPending) return;
    if (await send(text)) setText("");
    focusInput();
  };
  const sendChip = async (chip: string) => {
    if (!(await send(chip))) setText(chip);
    if (!hasTouchKeyboard()) focusInput();
  };

  return (
    <section aria-label="AI assistant" className={cardClass("flex h-[600px] flex-col overflow-hidden")}>
      <header className="shrink-0 border-b border-line px-4 pt-4 pb-4 sm:px-6">
        <div className="mb-3 flex items-center gap-3">
          <h3 className="min-w-0 flex-1 text-[19px]">AI Profile Assistant</h3>
          <span className="text-sm/5 text-ink-2 tabular-nums" data-testid="chat-step">
            {stepText}
          </span>
          <button
            type="button"
            onClick={() => {
              restart();
              if (!hasTouchKeyboard()) focusInput();
            }}
            disabled={isPending || conversation.messages.length < 2}
            aria-label="Start over"
            title="Start over"
            className="-mr-2 grid size-9 place-items-center rounded-control text-ink-3 transition-colors hover:bg-paper-2 hover:text-ink disabled:invisible pointer-coarse:size-11"
          >
            <RotateCcw className="size-4.5" aria-hidden="true" />
          </button>
        </div>
        <Progress hideLabel label={stepText} percent={Math.round((100 * stepNumber) / chatSteps.length)} />
      </header>
      <ChatLog messages={conversation.messages} isPending={isPending} onChip={(chip) => void sendChip(chip)} />
      <footer className="shrink-0 border-t border-line px-4 pt-3 pb-3 sm:px-6">
        <ChatComposer
          input={input}
          text={text}
          isPending={isPending}
          onText={setText}
          onSend={() => void sendTyped()}
          onUpload={onUpload}
        />
        <p className="mt-2.5 flex items-center justify-center gap-1.5 text-[13px]/5 text-ink-3">
          <LockKeyhole className="size-3.5 shrink-0" aria-hidden="true" />
          You're talking to an AI. Your data is secure and private.
        </p>
      </footer>
    </section>
  );
};
