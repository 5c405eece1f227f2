import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search whose value is in the URL. That follows typing with a delay, so the field keeps its own text, until the
 * URL names a search that was not typed here: filters that were cleared, a saved view, the back button.
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string) => void,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(search);
  const seen = useRef(search);
  /** Typed here, and not in the URL yet; the oldest first. */
  const ahead = useRef<string[]>([]);
  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    const at = ahead.current.indexOf(search);
    ahead.current = at === -1 ? [] : ahead.current.slice(at + 1);
    if (at === -1) setText(search);
  }, [search]);
  const type = (typed: string) => {
    ahead.current.push(typed);
    setText(typed);
    onSearch(typed);
  };
  return [text, type];
}
