import type { LiveEvent } from '@candor/domain/model/live';
import { guard } from '@candor/domain/rules/guard';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useApp, useSessionState } from '../session/app-context';
import { useGuardInput } from '../session/use-plan';
import { applyEvent, catchUp, refreshRows } from './apply-event';
import { browserLive } from './browser-live';
import type { Live } from './create-live';
import type { LiveStatus } from './follow-stream';
import { paceRows } from './pace-rows';

const LiveContext = createContext<Live | null>(null);

/** Keeps cached data up to date with the server's events, for everything below it. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { openStream, session } = useApp();
  const { token, user } = useSessionState();
  const client = useQueryClient();
  const [live, setLive] = useState<Live | null>(null);
  const userId = user?.id;
  // A closed account is told nothing: it would only be refused, again and again.
  const mayListen = guard(useGuardInput(), {}) === 'open';

  useEffect(() => {
    if (!openStream || !token || !userId || !mayListen) return;
    const next = browserLive({ open: openStream, token, userId, refused: session.refused });
    const rows = paceRows((batchId) => refreshRows(client, batchId));
    let wasOpen = false;
    const forgetEvents = next.onEvent((event) => {
      applyEvent(client, event);
      if (event.type === 'batch') rows.ask(event.batch.batch_job_id);
    });
    const forgetStatus = next.status.subscribe(() => {
      if (next.status.get() !== 'open') return;
      catchUp(client, { afterGap: wasOpen });
      wasOpen = true;
    });
    setLive(next);
    const stop = next.start();
    return () => {
      stop();
      forgetEvents();
      forgetStatus();
      rows.stop();
      setLive(null);
    };
  }, [openStream, token, userId, mayListen, session, client]);

  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Whether events arrive by themselves right now. While they do, nothing needs to be asked for again and again. */
export function useIsLive(): boolean {
  return useLiveStatus() === 'open';
}

function useLiveStatus(): LiveStatus {
  const live = useContext(LiveContext);
  const status = () => live?.status.get() ?? 'off';
  return useSyncExternalStore(live?.status.subscribe ?? never, status, status);
}

/** Hears every event of the stream while the calling component is on screen. Give it a stable function. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const live = useContext(LiveContext);
  useEffect(() => live?.onEvent(listener), [live, listener]);
}

function never(): () => void {
  return () => undefined;
}
