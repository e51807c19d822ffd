import { useEffect, useMemo, useRef, useState } from "react";
import { sendChatMessage } from "#domain/chat/chat.ts";
import { advanceAfterMs } from "#domain/chat/chat-steps.ts";
import { mergeProfile, type Profile, type ProfileUpdate } from "#domain/profiles/profile.ts";
import { call } from "../../lib/api/api.ts";
import { toast } from "../../ui/toast-store.ts";
import {
  advanceStep,
  startConversation,
  type Conversation,
  markLastFailed,
  clearConversation,
  refreshGreeting,
  addReply,
  saveConversation,
  loadConversation,
  addUserMessage,
  addImportMessage,
} from "./conversation.ts";

const timeoutMs = 20_000;

export interface ConversationState {
  readonly conversation: Conversation;
  readonly isPending: boolean;
  /** False if sending failed. The text then stays in the input. */
  readonly send: (text: string) => Promise<boolean>;
  readonly restart: () => void;
}

export const useConversation = (
  profile: Profile,
  onExtracted: (update: ProfileUpdate) => void,
  imported: ProfileUpdate | undefined,
): ConversationState => {
  const [storedConversation, setConversation] = useState(() => loadConversation(profile));
  const conversation = useMemo(() => refreshGreeting(storedConversation, profile), [storedConversation, profile]);
  const [isPending, setPending] = useState(false);
  const latestProfile = useRef(profile);
  useEffect(() => {
    latestProfile.current = profile;
  }, [profile]);

  useEffect(() => saveConversation(conversation), [conversation]);

  // Waits a second before the next question. The wait restarts after a reload.
  useEffect(() => {
    if (conversation.owed === null) return undefined;
    const timer = setTimeout(
      () => setConversation((current) => advanceStep(current, latestProfile.current)),
      advanceAfterMs,
    );
    return () => clearTimeout(timer);
  }, [conversation.owed]);

  const lastImport = useRef(imported);
  useEffect(() => {
    if (imported === undefined || imported === lastImport.current) return;
    lastImport.current = imported;
    setConversation((current) => addImportMessage(current, imported, mergeProfile(latestProfile.current, imported)));
  }, [imported]);

  const send = async (text: string): Promise<boolean> => {
    const message = text.trim();
    if (message === "" || isPending) return false;
    // A message sent during the wait answers the next question.
    const current = addUserMessage(advanceStep(conversation, profile), message);
    setConversation(current);
    setPending(true);
    try {
      const reply = await call(
        sendChatMessage,
        { body: { message, currentStep: current.step, currentProfile: profile } },
        { signal: AbortSignal.timeout(timeoutMs) },
      );
      setConversation((before) => addReply(before, reply));
      if (Object.keys(reply.extractedData).length > 0) onExtracted(reply.extractedData);
      return true;
    } catch {
      setConversation(markLastFailed);
      toast({
        title: "Error",
        description: "Failed to process your message. Please try again.",
        variant: "destructive",
      });
      return false;
    } finally {
      setPending(false);
    }
  };

  const restart = (): void => {
    clearConversation();
    setConversation(startConversation(profile));
  };

  return { conversation, isPending, send, restart };
};
