import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { skillIndex } from "../../skills/vocabulary.ts";
import { profileAfter } from "./profile-after.ts";
import { type Conversation, scoreConversation } from "./score-conversation.ts";

const folder = new URL("../../../bench/conversations/", import.meta.url);
const conversations = readdirSync(folder).flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Conversation[],
);

/** What the readers reach; they are deterministic, so whoever mends them raises these and nobody lowers them. */
const reached = [
  {
    told: "the two hundred",
    isOf: (id: string) => id.startsWith("c"),
    facts: 4069,
    right: 4054,
    misplaced: 2,
    invented: 0,
  },
  {
    told: "a stranger's first twenty",
    isOf: (id: string) => /^f0(?:[01]\d|20)$/.test(id),
    facts: 514,
    right: 514,
    misplaced: 0,
    invented: 0,
  },
  // Nobody looks at these: they tell how a stranger's next words are read.
  {
    told: "a stranger's last twenty",
    isOf: (id: string) => /^f0(?:2[1-9]|3\d|40)$/.test(id),
    facts: 512,
    right: 464,
    misplaced: 5,
    invented: 3,
  },
].map((group) => ({ ...group, own: conversations.filter(({ id }) => group.isOf(id)) }));

// The vocabulary is made ready once; that takes longer than a conversation.
beforeAll(() => void skillIndex(), 60_000);

test.each(reached.filter(({ own }) => own.length > 0))(
  "[CHAT-16] what people say in $told conversations lands where it belongs, and nothing is written that was not said",
  ({ own, facts, right, misplaced, invented }) => {
    const scored = own.map((conversation) => scoreConversation(profileAfter(conversation), conversation));
    const judgements = scored.flatMap((each) => each.judgements);
    expect(scored.flatMap((each) => each.invented).slice(invented)).toEqual([]);
    expect(judgements.length).toBe(facts);
    expect(judgements.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(right);
    expect(scored.flatMap((each) => each.misplaced).length).toBeLessThanOrEqual(misplaced);
  },
  30_000,
);
