import { useEffect, useState } from 'react';
import { useApp } from '../../../session/app-context';
import { createDesk, type Desk } from './create-desk';

/** The desk of an assessment: saves without delay when the page is left or hidden, and when the network is back. */
export function useDesk(code: string): Desk {
  const { api } = useApp();
  const [desk] = useState(() => createDesk(api, code, window.localStorage));
  useEffect(() => {
    const { flush } = desk;
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
      desk.stop();
    };
  }, [desk]);
  return desk;
}
