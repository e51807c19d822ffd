/** A bar of buttons that sticks to the bottom of the viewport, and the offset that keeps notifications above it. */

/** Spread these props on the bar while it is sticky. */
export const stickyFooterProps = { "data-stays-at-foot": "" } as const;

/** A taller bar is not stuck to the bottom, so notifications don't have to avoid it. */
const maxFooterHeightPx = 240;

export const stickyFooterHeightPx = (): number => {
  const bar = document.querySelector("[data-stays-at-foot]");
  const height = bar === null ? 0 : window.innerHeight - bar.getBoundingClientRect().top;
  return height > 0 && height <= maxFooterHeightPx ? height : 0;
};
