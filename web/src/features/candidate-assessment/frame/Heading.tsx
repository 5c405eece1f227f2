import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { cx } from '../../../ui/class-names';

/** Whether a screen was seen before this one: the first one begins at the browser's own start of the page. */
export const Arrived = createContext<RefObject<boolean>>({ current: false });

type HeadingProps = { text: string; small?: boolean; className?: string };

/** The heading of a screen. It names the browser tab and, when the screen has changed, takes the focus. */
export function Heading({ text, small, className }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = use(Arrived);
  useEffect(() => {
    document.title = `${text} · Candor`;
  }, [text]);
  useEffect(() => {
    if (arrived.current) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    arrived.current = true;
  }, [arrived]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={cx('font-strong wrap-anywhere', small ? 'text-20' : 'text-28', className)}
    >
      {text}
    </h1>
  );
}
