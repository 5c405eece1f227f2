import { Tabs as Parts } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './class-names';
import { showInRow } from './show-in-row';

type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; count?: number; content: ReactNode }[];
  /** Shown at the right end of the row. */
  aside?: ReactNode;
};

/** A row of tabs over their panels; arrows move between tabs. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  aside,
}: TabsProps<Value>) {
  // The library focuses a pressed tab by script, which the browser would take as a reason to draw a ring.
  const [pressed, setPressed] = useState(false);
  // A caller that keeps its value in the URL reports it back later than the next key may come.
  const asked = useRef(value);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    asked.current = value;
    // On a phone the tab named by a URL may be beyond the end of the row.
    const chosen = row.current?.querySelector<HTMLElement>('[data-state=active]');
    if (row.current && chosen) showInRow(chosen, row.current);
  }, [value]);
  const choose = (next: string) => {
    const found = tabs.find((tab) => tab.value === next);
    if (!found || found.value === asked.current) return;
    asked.current = found.value;
    onChange(found.value);
  };
  return (
    <Parts.Root value={value} onKeyDown={() => setPressed(false)} onValueChange={choose}>
      <div className="flex items-center gap-3 border-b border-border sm:gap-5">
        <Parts.List
          ref={row}
          aria-label={label}
          onPointerDown={() => setPressed(true)}
          onBlur={(event) => {
            // Whoever comes back may come by a key, pressed outside of the tabs.
            if (!event.currentTarget.contains(event.relatedTarget)) setPressed(false);
          }}
          className="-mt-1 -mb-px flex gap-3 overflow-x-auto overflow-y-hidden pt-1 pb-px [scrollbar-width:none] max-md:-mr-3 max-md:-ml-4 max-md:pr-6 max-md:pl-4 max-md:fading-ends sm:gap-5 md:-mx-1 md:px-1"
        >
          {tabs.map((tab) => (
            <Parts.Trigger
              key={tab.value}
              value={tab.value}
              onFocus={() => choose(tab.value)}
              className={cx(
                '-mb-px rounded-t-chip border-b-2 border-transparent py-2 text-13 font-medium whitespace-nowrap text-ink-2 transition-colors duration-120 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink pointer-coarse:py-3',
                pressed && 'outline-none',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="num font-normal text-ink-3"> {tab.count}</span>
              )}
            </Parts.Trigger>
          ))}
        </Parts.List>
        {aside && <div className="ml-auto">{aside}</div>}
      </div>
      {tabs.map((tab) => (
        <Parts.Content key={tab.value} value={tab.value} className="rounded-control">
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
