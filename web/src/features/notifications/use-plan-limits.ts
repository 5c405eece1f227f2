import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ClientError, isPlanLimit } from '../../api/client-error';
import { useApp } from '../../session/app-context';

/**
 * Receives every plan limit that a user met: refusals of the server, whichever screen called, and of a check in the
 * browser before sending. Give it a stable function.
 */
export function usePlanLimits(onLimit: (error: ClientError) => void): void {
  const { planLimits } = useApp();
  useEffect(() => {
    return planLimits?.subscribe(() => {
      const error = planLimits.get();
      if (error) onLimit(error);
    });
  }, [planLimits, onLimit]);

  const client = useQueryClient();
  useEffect(() => {
    return client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const error: unknown = event.action.error;
      if (error instanceof ClientError && error.status === 0 && isPlanLimit(error)) onLimit(error);
    });
  }, [client, onLimit]);
}
