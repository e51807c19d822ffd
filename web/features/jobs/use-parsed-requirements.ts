/** Parses the ad's requirements on the server, shortly after the last change. */
import { useEffect, useState } from "react";
import type { Input, Reply } from "#domain/endpoint.ts";
import { readRequirements } from "#domain/jobs/read-requirements.ts";
import { call } from "../../lib/api/api.ts";

type Ad = Input<typeof readRequirements>["body"];
export type ParsedRequirements = Reply<typeof readRequirements>;

const debounceMs = 500;

export const useParsedRequirements = (ad: Ad): ParsedRequirements | null => {
  const [requirements, setRequirements] = useState<ParsedRequirements | null>(null);
  const requestKey = JSON.stringify(ad);
  useEffect(() => {
    const abortController = new AbortController();
    const load = async () => {
      try {
        setRequirements(
          await call(readRequirements, { body: JSON.parse(requestKey) as Ad }, { signal: abortController.signal }),
        );
      } catch {
        // Keeps the last result. The next change tries again.
      }
    };
    const timer = setTimeout(() => void load(), debounceMs);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [requestKey]);
  return requirements;
};
