/** Words that are typed, and asked for after a short pause. */
import { useEffect, useEffectEvent, useState } from "react";

const typingPauseMs = 250;

/**
 * `value` is what the address says, `onWords` leads to another one. The answer to one's own words may come while one
 * types on and takes no letter back; where another way led here, such as the browser's own back, the field follows.
 */
export const useTypedWords = (value: string, onWords: (words: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (shownFor !== value) {
    setShownFor(value);
    const at = asked.indexOf(value);
    setAsked(at === -1 ? [] : asked.slice(at + 1));
    if (at === -1) setTyped(value);
  }
  const words = typed.trim();
  const isAsked = words === (asked.at(-1) ?? value);
  const ask = useEffectEvent((wanted: string) => {
    // Back to what is shown already: whatever was on its way is called off and never comes.
    setAsked(wanted === value ? [] : [...asked, wanted]);
    onWords(wanted);
  });
  useEffect(() => {
    if (isAsked) return undefined;
    const timer = setTimeout(ask, typingPauseMs, words);
    return () => clearTimeout(timer);
  }, [words, isAsked]);
  return [typed, setTyped] as const;
};
