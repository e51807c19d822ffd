import { expect, test } from "vitest";
import { emptyProfile } from "#domain/profiles/profile.ts";
import { startConversation, refreshGreeting, addUserMessage, addImportMessage } from "./conversation.ts";

const namedProfile = { ...emptyProfile, firstName: "Maya", lastName: "Okafor" };
const lastMessage = ({ messages }: ReturnType<typeof startConversation>) => messages.at(-1);

test("[CHAT-04] asks an unknown person for a name and confirms a known one", () => {
  expect(lastMessage(startConversation(emptyProfile))?.suggestions).toEqual(["John Doe", "Jane Smith", "Skip for now"]);
  const known = refreshGreeting(startConversation(emptyProfile), namedProfile);
  expect(lastMessage(known)?.content).toContain("I already have Maya Okafor");
  expect(lastMessage(known)?.suggestions).toEqual(["Keep it as it is"]);
});

test("keeps the greeting after the first answer", () => {
  const answered = addUserMessage(startConversation(emptyProfile), "Maya");
  expect(refreshGreeting(answered, namedProfile)).toBe(answered);
});

test("confirms an import once and asks the first open question", () => {
  const profile = { ...namedProfile, email: "maya@people.example", phone: "+1 312 555 0142", title: "Nurse" };
  const after = addImportMessage(startConversation(profile), profile, profile);
  expect(after.step).toBe("location");
  expect(after.messages).toHaveLength(1);
  expect(lastMessage(after)?.content).toMatch(/AI assistant.*your name, email, phone, and title\. Where do you live\?/);
  expect(lastMessage(after)?.suggestions).toEqual(["Remote", "Skip for now"]);
});

test("asks for the name after an import without one and does not greet again", () => {
  const profile = { ...emptyProfile, title: "Nurse" };
  const after = addImportMessage(addUserMessage(startConversation(emptyProfile), "hello"), profile, profile);
  expect(after.step).toBe("intro");
  expect(lastMessage(after)?.content).toBe(
    "From your import, I have your title. I didn't find a name in it. What's your full name?",
  );
});
