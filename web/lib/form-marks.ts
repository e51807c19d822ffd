/** What a form says about itself in headers: when it was opened, what the trap caught, and one key for one filling. */
import { useEffect, useRef } from "react";

export const useFormMarks = () => {
  const openedAt = useRef(0);
  const key = useRef("");
  const trap = useRef<HTMLInputElement>(null);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  return {
    trap,
    /** The same key until the form was stored, so that sending again after a failure stores it once. */
    headers: (): Record<string, string> => {
      // Not there on plain http except on localhost; the server does without.
      key.current ||= globalThis.crypto?.randomUUID?.() ?? "";
      return {
        "x-form-trap": trap.current?.value ?? "",
        "x-form-filled-ms": String(Math.round(performance.now() - openedAt.current)),
        ...(key.current === "" ? {} : { "idempotency-key": key.current }),
      };
    },
    /** Call after success: the next filling is another one. */
    restart: () => {
      openedAt.current = performance.now();
      key.current = "";
    },
  };
};
