/** What the ad asks for, read by the server a moment after the last key. */
import { useEffect, useState } from "react";
import type { Input, Reply } from "#domain/endpoint.ts";
import { readRequirements } from "#domain/jobs/read-requirements.ts";
import { call } from "../../lib/api.ts";

type Ad = Input<typeof readRequirements>["body"];
export type ReadRequirements = Reply<typeof readRequirements>;

const typingPauseMs = 500;

export const useReadRequirements = (ad: Ad): ReadRequirements | null => {
  const [read, setRead] = useState<ReadRequirements | null>(null);
  const asked = JSON.stringify(ad);
  useEffect(() => {
    const aborter = new AbortController();
    const ask = async () => {
      try {
        setRead(await call(readRequirements, { body: JSON.parse(asked) as Ad }, { signal: aborter.signal }));
      } catch {
        // The last reading stays; the next key asks again.
      }
    };
    const timer = setTimeout(() => void ask(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [asked]);
  return read;
};
