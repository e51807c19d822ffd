/** A bar of buttons that sticks to the bottom of the viewport, and the offset that keeps notifications above it. */

/** Spread these props on the bar while it is sticky. */
export const stickyFooterProps = { "data-stays-at-foot": "" } as const;

/** A taller bar is not stuck to the bottom, so notifications don't have to avoid it. */
const maxFooterHeightPx = 240;

/** Bars may stand above each other, such as the buttons of a form above the navigation of a phone. */
export const stickyFooterHeightPx = (): number =>
  Math.max(
    0,
    ...[...document.querySelectorAll("[data-stays-at-foot]")]
      .map((bar) => window.innerHeight - bar.getBoundingClientRect().top)
      .filter((height) => height <= maxFooterHeightPx),
  );

/** Calls `onChange` now and whenever a bar may have come, gone or moved; returns a function that stops it. */
export const watchStickyFooter = (onChange: (heightPx: number) => void): (() => void) => {
  const measure = (): void => onChange(stickyFooterHeightPx());
  const observer = new MutationObserver(measure);
  // Bars are mounted after an answer of the server, or get the attribute once they stick.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: Object.keys(stickyFooterProps) });
  window.addEventListener("resize", measure);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", measure);
  };
};
