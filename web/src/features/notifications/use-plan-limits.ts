import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ClientError, isPlanError } from '../../api/client-error';

/** Hears every call that the plan refused, whichever screen made it. Give it a stable function. */
export function usePlanLimits(onLimit: (error: ClientError) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    const hear = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== 'updated' || event.action?.type !== 'error') return;
      const { error } = event.action;
      if (error instanceof ClientError && isPlanError(error.code)) onLimit(error);
    };
    const forgetReads = client.getQueryCache().subscribe(hear);
    const forgetWrites = client.getMutationCache().subscribe(hear);
    return () => {
      forgetReads();
      forgetWrites();
    };
  }, [client, onLimit]);
}
