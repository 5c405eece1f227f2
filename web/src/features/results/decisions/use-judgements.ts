import { analytics } from '@candor/domain/api/analytics';
import { reviews } from '@candor/domain/api/reviews';
import type { DecisionBody } from '@candor/domain/model/review';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import type { Api } from '../../../api/create-api';
import { useApp, useSessionState } from '../../../session/app-context';
import { keyOf, scopeOf, useInvalidate } from '../../../session/use-call';
import { type Judgement, type Judgements, judgementOf, UNDECIDED } from './judgement';
import { useDecidedElsewhere } from './use-decided-elsewhere';

const PAGE = 100;

export type Saved = { ok: true } | { ok: false; error: ClientError; now: Judgement };

/**
 * The judgements of a batch and how to change one. A change is on screen at once and is undone if the server rejects
 * it; `now` is then the state that holds. Changes to one person are sent one after the other, each with the revision
 * returned for the previous one. Until all are sent, closing the tab prompts, because queued ones would be lost.
 */
export function useJudgements(batchId: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const scope = scopeOf(useSessionState());
  const [userId, plan] = scope;
  const queryKey = useMemo<QueryKey>(
    () => keyOf([userId, plan], reviews.decisions.name, { id: batchId }),
    [userId, plan, batchId],
  );
  const query = useQuery<Judgements, ClientError>({
    queryKey,
    queryFn: ({ signal }) => loadAll(api, batchId, signal),
    refetchOnWindowFocus: true,
  });
  const sending = useRef(new Map<string, Promise<unknown>>());
  const unsaved = useRef(0);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const knows = useCallback(
    (cid: string, revision: number) =>
      (client.getQueryData<Judgements>(queryKey)?.[cid]?.revision ?? 0) >= revision,
    [client, queryKey],
  );
  const isSaving = useCallback(() => unsaved.current > 0, []);
  const readAgain = useCallback(
    () => void client.invalidateQueries({ queryKey }),
    [client, queryKey],
  );
  useDecidedElsewhere(batchId, { knows, isSaving, readAgain });

  const save = useCallback(
    async (cid: string, body: DecisionBody): Promise<Saved> => {
      const read = () => client.getQueryData<Judgements>(queryKey)?.[cid] ?? UNDECIDED;
      const write = (judgement: Judgement) =>
        client.setQueryData<Judgements>(queryKey, (before) => ({ ...before, [cid]: judgement }));
      await client.cancelQueries({ queryKey });
      const before = read();
      write({ ...before, ...withoutUndefined(body) });

      const send = async (): Promise<Saved> => {
        const { revision } = read();
        try {
          const decision = await api.call(reviews.decide, {
            params: { id: batchId, cid },
            body,
            revision,
          });
          write({
            ...read(),
            revision: decision.revision,
            updatedAt: decision.updated_at,
            scoreSeen: decision.score_seen,
            engineVersion: decision.engine_version,
          });
          // The dashboard counts what is left to decide.
          void invalidate(analytics.dashboard);
          return { ok: true };
        } catch (thrown) {
          const error = asClientError(thrown);
          write({ ...before, revision: read().revision });
          if (error.code === 'conflict') await client.invalidateQueries({ queryKey });
          return { ok: false, error, now: read() };
        }
      };
      unsaved.current += 1;
      const turn = (sending.current.get(cid) ?? Promise.resolve()).then(send);
      sending.current.set(cid, turn);
      return turn.finally(() => {
        unsaved.current -= 1;
      });
    },
    [api, client, invalidate, queryKey, batchId],
  );
  return { judgements: query.data, error: query.error, save };
}

async function loadAll(api: Api, id: string, signal: AbortSignal): Promise<Judgements> {
  const judgements: Record<string, Judgement> = {};
  for (let skip = 0; ; skip += PAGE) {
    const page = await api.call(reviews.decisions, {
      params: { id },
      query: { limit: String(PAGE), skip: String(skip) },
      signal,
    });
    for (const decision of page.decisions) {
      judgements[decision.candidate_id_internal] = judgementOf(decision);
    }
    if (!page.has_more) return judgements;
  }
}

/** Only what a body contains is changed. */
function withoutUndefined({ decision, reason, note }: DecisionBody): Partial<Judgement> {
  return {
    ...(decision !== undefined && { decision }),
    ...(reason !== undefined && { reason }),
    ...(note !== undefined && { note }),
  };
}
