import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ClientError, isPlanLimit } from '../../api/client-error';
import { useApp } from '../../session/app-context';

/**
 * Hears of every limit of the plan that somebody met: what the server refused, whichever screen asked, and what a check of
 * the browser refused before it was sent. Give it a stable function.
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
