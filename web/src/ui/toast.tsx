import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { durationOf, type Notice } from './notice/kinds';
import { HeldContext, NoticeBody } from './notice/NoticeBody';
import {
  addNotice,
  onNotices,
  type SaidNotice,
  saidNotices,
  takeBack,
} from './notice/notice-stack';
import { useHidden } from './use-hidden';

export { durationOf, type Notice } from './notice/kinds';

/** The newest and, once they are pointed at, two others. */
const MOST_IN_SIGHT = 3;

/**
 * Shows a notice at the top right of the screen, and returns how to remove it, since loading ends at some point.
 * Never the only place of an action or an error.
 */
export function notify(notice: Notice): () => void {
  const id = addNotice(notice);
  return () => takeBack(id);
}

/**
 * Where notices appear: top right. The others lie behind the newest and wait for their turn, as their time does; whoever points
 * at them or moves into them sees three. For what stays until it is closed phones and panes make room; elsewhere it lies over
 * the page, which would move under a hand about to press. `notices.css` says how. F6 moves into them and Escape back.
 */
export function Toaster() {
  const said = useSyncExternalStore(onNotices, saidNotices, saidNotices);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHidden();
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const count = said.length;
  // What goes by itself lies in front of what stays: it would have gone unread.
  const inTurn = [...said].sort((one, other) => Number(stays(one)) - Number(stays(other)));
  const spread = pointed || focused;
  const more = count - (spread ? MOST_IN_SIGHT : 1);

  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => {
      if (key === 'F6' && saidNotices().length > 0) region.current?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);

  // A closed notice takes its button with it; the focus stays here or returns to where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said anew may have another button, or none
  useEffect(() => {
    const { activeElement, body } = document;
    if (!focused || region.current?.contains(activeElement)) return;
    // Whoever went on by way of the browser's own controls is somewhere else by now: nothing may pull them back.
    const isElsewhere = activeElement !== body;
    if (count === 0 || isElsewhere) setFocused(false);
    if (isElsewhere) return;
    if (count > 0) region.current?.focus();
    else before.current?.focus();
  }, [said, count, focused]);

  return (
    <section
      ref={region}
      aria-label="Notices"
      data-piled={!spread}
      data-stays={said.some(stays)}
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        if (!focused && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocused(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setFocused(false);
        before.current?.focus();
      }}
      className="pointer-events-none notices fixed inset-x-3 top-16 z-50 flex flex-col items-end gap-2 rounded-card sm:top-38 sm:right-6 sm:left-auto sm:w-95 print:hidden"
    >
      {inTurn.slice(0, MOST_IN_SIGHT).map(({ id, turn, notice }, place) => (
        <div
          key={id}
          className="pointer-events-auto w-full animate-[rise-in_180ms_var(--ease-out)]"
        >
          <HeldContext value={spread || hidden || place > 0}>
            <NoticeBody notice={notice} turn={turn} onClose={() => takeBack(id)} />
          </HeldContext>
        </div>
      ))}
      {more > 0 && (
        <p className="num rounded-badge border border-border bg-bg px-1.5 text-12 text-ink-3">
          {more} more
        </p>
      )}
    </section>
  );
}

function stays({ notice }: SaidNotice): boolean {
  return durationOf(notice) === Number.POSITIVE_INFINITY;
}
