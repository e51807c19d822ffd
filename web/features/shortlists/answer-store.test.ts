import { expect, test } from "vitest";
import type { Verdict } from "#domain/shortlists/shortlist-states.ts";
import { createAnswerStore } from "./answer-store.ts";

const openStore = (stored: { verdict: Verdict; comment: string } | null = null) => {
  const sent: string[] = [];
  const replies: ((failure?: string) => void)[] = [];
  const store = createAnswerStore(stored, (verdict, comment) => {
    sent.push(`${verdict}: ${comment}`);
    return new Promise((resolve) => replies.push(resolve));
  });
  const reply = async (failure?: string): Promise<void> => {
    replies.shift()?.(failure);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, sent, reply };
};

test("saves the comment with the verdict, and a later comment alone", async () => {
  const { store, sent, reply } = openStore();
  store.change({ comment: "Please invite her" });
  await store.save();
  expect([sent, store.read().isSaved]).toEqual([[], false]);
  store.change({ verdict: "yes" });
  void store.save();
  expect(store.read().isSaving).toBe(true);
  await reply();
  expect(store.read()).toMatchObject({ isSaving: false, isSaved: true });
  store.change({ comment: "Please invite her this week " });
  expect(store.read().isSaved).toBe(false);
  void store.save();
  await reply();
  expect(sent).toEqual(["yes: Please invite her", "yes: Please invite her this week"]);
  expect(store.read().isSaved).toBe(true);
});

test("sends what was changed while a request was under way after its reply", async () => {
  const { store, sent, reply } = openStore({ verdict: "maybe", comment: "" });
  store.change({ comment: "One" });
  void store.save();
  store.change({ comment: "One, two" });
  void store.save();
  store.change({ verdict: "no" });
  void store.save();
  expect(sent).toEqual(["maybe: One"]);
  await reply();
  expect(sent).toEqual(["maybe: One", "no: One, two"]);
  await reply();
  expect(store.read()).toMatchObject({ isSaved: true, isSaving: false });
});

test("keeps the comment after a failure and sends it with the next attempt", async () => {
  const { store, sent, reply } = openStore({ verdict: "yes", comment: "" });
  store.change({ comment: "Calm" });
  store.change({ verdict: "no" });
  void store.save();
  await reply("We couldn't reach our server.");
  expect(store.read()).toMatchObject({
    verdict: "yes",
    comment: "Calm",
    isSaved: false,
    failure: "We couldn't reach our server.",
  });
  void store.save();
  await reply();
  expect(sent).toEqual(["no: Calm", "yes: Calm"]);
  expect(store.read()).toMatchObject({ isSaved: true, failure: undefined });
});
