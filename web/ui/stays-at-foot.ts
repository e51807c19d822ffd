/** Buttons that stay at the lower edge while a page scrolls, and how far notifications keep above them. */

/** To be spread on the bar that holds the buttons, while it stays there. */
export const staysAtFoot = { "data-stays-at-foot": "" } as const;

/** A bar that begins higher than this stands free of where notifications appear. */
const highestTopPx = 240;

export const footHeightPx = (): number => {
  const bar = document.querySelector("[data-stays-at-foot]");
  const height = bar === null ? 0 : window.innerHeight - bar.getBoundingClientRect().top;
  return height > 0 && height <= highestTopPx ? height : 0;
};
