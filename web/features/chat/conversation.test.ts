import { expect, test } from "vitest";
import { emptyProfile } from "#domain/profiles/profile.ts";
import { begin, greetAnew, say, tellImport } from "./conversation.ts";

const named = { ...emptyProfile, firstName: "Maya", lastName: "Okafor" };
const last = ({ messages }: ReturnType<typeof begin>) => messages.at(-1);

test("[CHAT-04] who is unknown is asked for a name, who is known is not offered somebody else's", () => {
  expect(last(begin(emptyProfile))?.suggestions).toEqual(["John Doe", "Jane Smith", "Skip for now"]);
  const known = greetAnew(begin(emptyProfile), named);
  expect(last(known)?.content).toContain("I already have Maya Okafor");
  expect(last(known)?.suggestions).toEqual(["Keep it as it is"]);
});

test("once somebody has answered, the greeting stays as it was said", () => {
  const answered = say(begin(emptyProfile), "Maya");
  expect(greetAnew(answered, named)).toBe(answered);
});

test("an import is said once, and the first thing it left open is asked", () => {
  const profile = { ...named, email: "maya@people.example", phone: "+1 312 555 0142", title: "Nurse" };
  const after = tellImport(begin(profile), profile, profile);
  expect(after.step).toBe("location");
  expect(after.messages).toHaveLength(1);
  expect(last(after)?.content).toMatch(/AI assistant.*your name, email, phone, and title\. Where do you live\?/);
  expect(last(after)?.suggestions).toEqual(["Remote", "Skip for now"]);
});

test("an import without a name asks for the name, and greets nobody twice", () => {
  const profile = { ...emptyProfile, title: "Nurse" };
  const after = tellImport(say(begin(emptyProfile), "hello"), profile, profile);
  expect(after.step).toBe("intro");
  expect(last(after)?.content).toBe(
    "From your import I have your title. I found no name in it. What is your full name?",
  );
});
