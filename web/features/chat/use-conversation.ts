import { useEffect, useMemo, useRef, useState } from "react";
import { sendChatMessage } from "#domain/chat/chat.ts";
import { advanceAfterMs } from "#domain/chat/chat-steps.ts";
import { mergeProfile, type Profile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import { call } from "../../lib/api.ts";
import { toast } from "../../ui/toast-store.ts";
import {
  advance,
  begin,
  type Conversation,
  fail,
  forget,
  greetAnew,
  hear,
  keep,
  recall,
  say,
  tellImport,
} from "./conversation.ts";

const patienceMs = 20_000;

export interface Talk {
  readonly conversation: Conversation;
  readonly isPending: boolean;
  /** False where it did not get through; the words are then still the writer's. */
  readonly send: (text: string) => Promise<boolean>;
  readonly startAgain: () => void;
}

export const useConversation = (
  profile: Profile,
  onExtracted: (update: ProfileUpdate) => void,
  imported: ProfileUpdate | undefined,
): Talk => {
  const [said, setConversation] = useState(() => recall(profile));
  const conversation = useMemo(() => greetAnew(said, profile), [said, profile]);
  const [isPending, setPending] = useState(false);
  const latest = useRef(profile);
  useEffect(() => {
    latest.current = profile;
  }, [profile]);

  useEffect(() => keep(conversation), [conversation]);

  // The answer stands for a second before the next question follows, also after a reload in between.
  useEffect(() => {
    if (conversation.owed === null) return undefined;
    const timer = setTimeout(() => setConversation((now) => advance(now, latest.current)), advanceAfterMs);
    return () => clearTimeout(timer);
  }, [conversation.owed]);

  const told = useRef(imported);
  useEffect(() => {
    if (imported === undefined || imported === told.current) return;
    told.current = imported;
    setConversation((now) => tellImport(now, imported, mergeProfile(latest.current, imported)));
  }, [imported]);

  const send = async (text: string): Promise<boolean> => {
    const message = text.trim();
    if (message === "" || isPending) return false;
    // Whoever is faster than the next question answers that one.
    const now = say(advance(conversation, profile), message);
    setConversation(now);
    setPending(true);
    try {
      const reply = await call(
        sendChatMessage,
        { body: { message, currentStep: now.step, currentProfile: profile } },
        { signal: AbortSignal.timeout(patienceMs) },
      );
      setConversation((before) => hear(before, reply));
      if (Object.keys(reply.extractedData).length > 0) onExtracted(reply.extractedData);
      return true;
    } catch {
      setConversation(fail);
      toast({
        title: "Error",
        description: "Failed to process your message. Please try again.",
        look: "destructive",
      });
      return false;
    } finally {
      setPending(false);
    }
  };

  const startAgain = (): void => {
    forget();
    setConversation(begin(profile));
  };

  return { conversation, isPending, send, startAgain };
};
