import { AtsType } from '@candor/domain/model/ats';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { parseJson } from '../api/parse-json';
import { useSessionState } from '../session/app-context';

const Id = z.string().min(1).nullable().catch(null);
const Context = z.object({ atsType: AtsType, jobId: Id, assessmentId: Id });

/** Which system, job and assessment somebody works with in this window. */
export type IntegrationContext = z.infer<typeof Context>;
export type ContextChange = { atsType: AtsType; jobId?: string; assessmentId?: string };

const NOTHING: IntegrationContext = { atsType: 'ashby', jobId: null, assessmentId: null };

const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

const keyOf = (userId: string) => `candor.integration.${userId}`;

/** What was chosen last, and how to choose. What is of another system than the one that is chosen is no longer chosen. */
export function useIntegrationContext(): [IntegrationContext, (change: ContextChange) => void] {
  const key = keyOf(useSessionState().user?.id ?? 'visitor');
  const stored = useSyncExternalStore(
    watch,
    () => window.sessionStorage.getItem(key),
    () => null,
  );
  const context = useMemo(() => read(stored), [stored]);
  const choose = useCallback(
    (change: ContextChange) => {
      const before = read(window.sessionStorage.getItem(key));
      const kept = before.atsType === change.atsType ? before : NOTHING;
      window.sessionStorage.setItem(key, JSON.stringify({ ...kept, ...change }));
      tellWatchers();
    },
    [key],
  );
  return [context, choose];
}

/** Chooses what a URL names, however the user got there. */
export function useOpenedContext({ atsType, jobId, assessmentId }: ContextChange): void {
  const [, choose] = useIntegrationContext();
  useEffect(() => {
    choose({ atsType, ...(jobId && { jobId }), ...(assessmentId && { assessmentId }) });
  }, [atsType, jobId, assessmentId, choose]);
}

/** Removes what somebody chose, when they leave. */
export function forgetContext(userId: string): void {
  window.sessionStorage.removeItem(keyOf(userId));
  tellWatchers();
}

function tellWatchers(): void {
  for (const changed of [...watchers]) changed();
}

function read(stored: string | null): IntegrationContext {
  return Context.safeParse(parseJson(stored)).data ?? NOTHING;
}
