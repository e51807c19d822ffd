import { type RefObject, useEffect, useRef } from "react";

/** Marks a row that scrolls sideways with `data-more`: at its start, its end or both there is more than can be seen. */
export const useMoreBeside = <E extends HTMLElement>(): RefObject<E | null> => {
  const row = useRef<E>(null);
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const sides = [scrollLeft > 4 ? "start" : "", scrollLeft + clientWidth < scrollWidth - 4 ? "end" : ""];
      element.dataset["more"] = sides.filter((side) => side !== "").join(" ");
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
