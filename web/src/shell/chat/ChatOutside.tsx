import { useEffect, useState } from 'react';
import { useSessionState } from '../../session/app-context';
import { onDemand } from '../../ui/on-demand';

const lone = onDemand(() => import('./LoneChat'));

/** The chat of somebody signed in where the application's frame is not: on public pages and at gates. A closed account has none. */
export function ChatOutside() {
  const { user } = useSessionState();
  const [parts, setParts] = useState(lone.get);
  const wanted = user !== null && !user.suspended;
  useEffect(() => {
    if (parts || !wanted) return;
    let isHere = true;
    lone.load().then(
      (fetched) => isHere && setParts(() => fetched),
      // The page works without it.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [parts, wanted]);
  return wanted && parts && <parts.LoneChat />;
}
