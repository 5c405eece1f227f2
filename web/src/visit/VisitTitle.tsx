import { useEffect } from 'react';

/** The heading of a living part that is the whole page. It names the browser tab. */
export function VisitTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Candor`;
  }, [title]);
  return <h1 className="text-28 font-strong">{title}</h1>;
}
