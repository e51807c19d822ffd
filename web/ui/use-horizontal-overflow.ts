import { type RefObject, useEffect, useRef } from "react";

/** Sets `data-more` on a horizontally scrolling row: "end" while content follows, then "start" if content precedes. */
export const useHorizontalOverflow = <E extends HTMLElement>(): RefObject<E | null> => {
  const row = useRef<E>(null);
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const update = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 4;
      const before = scrollLeft > 4 ? "start" : "";
      element.dataset["more"] = isAtEnd ? before : "end";
    };
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, []);
  return row;
};
