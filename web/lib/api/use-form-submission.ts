/**
 * Anti-spam and idempotency headers of a form: time since it was opened, honeypot value, and one key per submission.
 */
import { useEffect, useRef } from "react";

export const useFormSubmission = () => {
  const openedAt = useRef(0);
  const key = useRef("");
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  return {
    trap: honeypot,
    /** The key stays the same until the form is stored, so a retry after a failure stores it only once. */
    headers: (): Record<string, string> => {
      // randomUUID is missing on plain HTTP except on localhost. The server accepts a request without a key.
      key.current ||= globalThis.crypto?.randomUUID?.() ?? "";
      return {
        "x-form-trap": honeypot.current?.value ?? "",
        "x-form-filled-ms": String(Math.round(performance.now() - openedAt.current)),
        ...(key.current === "" ? {} : { "idempotency-key": key.current }),
      };
    },
    /** Call this after success. The next submission gets a new key. */
    restart: () => {
      openedAt.current = performance.now();
      key.current = "";
    },
  };
};
