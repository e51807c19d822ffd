/** Reads the page's rows anew every so often, while something moves and somebody looks. */
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

export const usePolling = (isMoving: boolean, everyMs = 1000): void => {
  const { revalidate, state } = useRevalidator();
  const look = useEffectEvent(() => {
    if (state === "idle" && document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => look(), everyMs);
    return () => clearInterval(timer);
  }, [isMoving, everyMs]);
};
