import { type ReactNode, useEffect, useRef } from 'react';
import { useWaiting } from './use-waiting';

type AwaitedProps = {
  pending: boolean;
  /** The shape of what will come; its skeletons are shown at once. */
  standIn: ReactNode;
  children: ReactNode;
};

/**
 * Content that may still be loading. The space of its placeholder is reserved from the start, so that nothing jumps;
 * content that is reloaded, such as a list that failed, stays visible until it is time for the placeholder.
 */
export function Awaited({ pending, standIn, children }: AwaitedProps) {
  const waiting = useWaiting(pending);
  const shown = useRef<ReactNode>(null);
  const arrived = !pending && waiting !== 'skeleton';
  useEffect(() => {
    if (arrived) shown.current = children;
    else if (waiting === 'skeleton') shown.current = null;
  });
  if (arrived) return children;
  if (waiting !== 'skeleton' && shown.current) return shown.current;
  return <div className={waiting === 'skeleton' ? undefined : 'invisible'}>{standIn}</div>;
}
