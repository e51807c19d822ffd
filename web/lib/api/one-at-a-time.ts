import { useCallback, useRef } from "react";

/** Runs one call at a time. A second press before the button renders as busy does nothing. */
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
