import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastStore, toastDurationMs } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = { title: "Saved", description: "Your changes are kept." };

test("[TOAST-01] a new toast takes the place of the one before", () => {
  const store = createToastStore();
  store.show(words);
  store.show({ ...words, title: "Second" });
  expect(store.read().map((toast) => toast.title)).toEqual(["Second"]);
});

test("[TOAST-03] a dismissed toast leaves the state 1,000,000 ms after its dismissal, not before", () => {
  const store = createToastStore();
  const id = store.show(words);
  vi.advanceTimersByTime(60_000);
  expect(store.read()).toMatchObject([{ open: true }]);
  store.dismiss(id);
  expect(store.read()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.read()).toHaveLength(0);
});

test("[TOAST-03] dismissing twice does not start the wait again", () => {
  const store = createToastStore();
  const id = store.show(words);
  store.dismiss(id);
  vi.advanceTimersByTime(500_000);
  store.dismiss(id);
  vi.advanceTimersByTime(500_000);
  expect(store.read()).toHaveLength(0);
});

test("[TOAST-02] the default duration is 5000 ms", () => {
  expect(toastDurationMs).toBe(5000);
});

test("listeners hear of every change until they leave", () => {
  const store = createToastStore();
  const heard = vi.fn<() => void>();
  const leave = store.subscribe(heard);
  store.dismiss(store.show(words));
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  store.show(words);
  expect(heard).toHaveBeenCalledTimes(2);
});
