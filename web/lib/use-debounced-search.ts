/** A search field whose text is searched after a short pause in typing. */
import { useEffect, useEffectEvent, useState } from "react";

const debounceMs = 250;

/**
 * `value` comes from the URL and `onSearch` navigates to a new one. A result that arrives while the person types does
 * not reset the field. If the URL changes another way, such as the browser's back button, the field follows.
 */
export const useDebouncedSearch = (value: string, onSearch: (query: string) => void) => {
  const [text, setText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [pending, setPending] = useState<readonly string[]>([]);
  if (previousValue !== value) {
    setPreviousValue(value);
    const index = pending.indexOf(value);
    setPending(index === -1 ? [] : pending.slice(index + 1));
    if (index === -1) setText(value);
  }
  const query = text.trim();
  const isRequested = query === (pending.at(-1) ?? value);
  const search = useEffectEvent((next: string) => {
    // The text matches the current results again, so pending searches were canceled and will never arrive.
    setPending(next === value ? [] : [...pending, next]);
    onSearch(next);
  });
  useEffect(() => {
    if (isRequested) return undefined;
    const timer = setTimeout(search, debounceMs, query);
    return () => clearTimeout(timer);
  }, [query, isRequested]);
  return [text, setText] as const;
};
