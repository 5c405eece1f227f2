import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../ui/class-names';
import { arrive } from './arrival';

type PageTitleProps = { title: string; children?: ReactNode; className?: string };

/** The heading of a page. It names the browser tab and, after a navigation, takes the focus. */
export function PageTitle({ title, children, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useLayoutEffect(arrive, []);
  useEffect(() => {
    document.title = `${title} · Candor`;
  }, [title]);
  // `key` is 'default' on the first page, where the browser's own start of the page is the right place; it changes with
  // the first query, so it counts only at the moment this heading appears.
  const [openedWith] = useState(key === 'default' ? pathname : null);
  useEffect(() => {
    if (pathname !== openedWith) heading.current?.focus({ preventScroll: true });
  }, [pathname, openedWith]);
  return (
    <h1 ref={heading} tabIndex={-1} className={cx('text-28 font-strong', className)}>
      {children ?? <Unbroken title={title} />}
    </h1>
  );
}

/** A title that does not break inside `e-mail`. */
function Unbroken({ title }: { title: string }) {
  return title.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
