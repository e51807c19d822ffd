import { useCallback, useRef } from "react";

/** Lets one run at a time pass: a second press that comes before the button is drawn as busy does nothing. */
export const useOneAtATime = () => {
  const running = useRef(false);
  return useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  }, []);
};
