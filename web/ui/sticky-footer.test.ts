import { afterEach, expect, test, vi } from "vitest";
import { watchStickyFooter } from "./sticky-footer.ts";

afterEach(() => vi.unstubAllGlobals());

test("moves notifications above a bar that comes later, and back when it goes", () => {
  let barTop: number | undefined;
  let report: (() => void) | undefined;
  let observed: MutationObserverInit | undefined;
  const window = Object.assign(new EventTarget(), { innerHeight: 800 });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", {
    body: {},
    querySelectorAll: () => (barTop === undefined ? [] : [{ getBoundingClientRect: () => ({ top: barTop }) }]),
  });
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(onChange: () => void) {
        report = onChange;
      }
      observe(_target: unknown, options: MutationObserverInit) {
        observed = options;
      }
      disconnect() {
        report = undefined;
      }
    },
  );

  const heights: number[] = [];
  const stop = watchStickyFooter((height) => heights.push(height));
  barTop = 740;
  report?.();
  window.innerHeight = 900;
  barTop = 820;
  window.dispatchEvent(new Event("resize"));
  barTop = 100;
  report?.();
  barTop = undefined;
  report?.();
  expect(heights).toEqual([0, 60, 80, 0, 0]);
  expect(observed).toMatchObject({ childList: true, subtree: true, attributeFilter: ["data-stays-at-foot"] });

  stop();
  barTop = 740;
  report?.();
  window.dispatchEvent(new Event("resize"));
  expect(heights).toHaveLength(5);
});
