import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastStore, toastDurationMs } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = { title: "Saved", description: "Your changes are kept." };

test("[TOAST-01] replaces the previous toast with a new one", () => {
  const store = createToastStore();
  store.show(words);
  store.show({ ...words, title: "Second" });
  expect(store.read().map((toast) => toast.title)).toEqual(["Second"]);
});

test("[TOAST-03] removes a dismissed toast 1,000,000 ms after its dismissal, not before", () => {
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

test("[TOAST-03] does not restart the delay when a toast is dismissed twice", () => {
  const store = createToastStore();
  const id = store.show(words);
  store.dismiss(id);
  vi.advanceTimersByTime(500_000);
  store.dismiss(id);
  vi.advanceTimersByTime(500_000);
  expect(store.read()).toHaveLength(0);
});

test("[TOAST-02] shows a toast for 5000 ms by default", () => {
  expect(toastDurationMs).toBe(5000);
});

test("notifies listeners of every change until they unsubscribe", () => {
  const store = createToastStore();
  const onChange = vi.fn<() => void>();
  const unsubscribe = store.subscribe(onChange);
  store.dismiss(store.show(words));
  expect(onChange).toHaveBeenCalledTimes(2);
  unsubscribe();
  store.show(words);
  expect(onChange).toHaveBeenCalledTimes(2);
});
