import { type RefObject, useEffect, useRef } from "react";

/** Marks a row that scrolls sideways with `data-more`: the end while more comes there, then the start it came from. */
export const useMoreBeside = <E extends HTMLElement>(): RefObject<E | null> => {
  const row = useRef<E>(null);
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 4;
      const before = scrollLeft > 4 ? "start" : "";
      element.dataset["more"] = isAtEnd ? before : "end";
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return row;
};
