import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from './class-names';
import { useDebounced } from './use-debounced';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  /** As wide as its container, in a narrow card. */
  wide?: boolean;
  onSearch: (text: string) => void;
};

/** Searches a list. It waits until typing pauses, so that not every letter causes a request. */
export function SearchBox({ label, placeholder, value, wide, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, 300);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    const wanted = settled.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    search.current(wanted);
  }, [settled]);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <label
      className={cx(
        'flex h-8 w-full min-w-0 items-center gap-2 rounded-control border border-border-strong bg-surface px-2.5 focus-within:outline-2 focus-within:outline-accent pointer-coarse:h-11',
        !wide && 'sm:w-auto sm:max-w-52 sm:flex-1 sm:pointer-coarse:max-w-64',
      )}
    >
      <Search size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        value={text}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        className="min-w-0 flex-1 bg-transparent text-13 outline-none pointer-coarse:text-16"
      />
    </label>
  );
}
