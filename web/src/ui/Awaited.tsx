import type { ReactNode } from 'react';
import { useWaiting } from './use-waiting';

type AwaitedProps = {
  pending: boolean;
  /** The shape of what will come; its skeletons are shown at once. */
  standIn: ReactNode;
  children: ReactNode;
};

/** Something that may still be on its way. The place of its stand-in is kept from the start, so that nothing jumps. */
export function Awaited({ pending, standIn, children }: AwaitedProps) {
  const waiting = useWaiting(pending);
  if (waiting === 'done' && !pending) return children;
  return <div className={waiting === 'skeleton' ? undefined : 'invisible'}>{standIn}</div>;
}
