import { analytics } from '@candor/domain/api/analytics';
import { reviews } from '@candor/domain/api/reviews';
import type { DecisionBody } from '@candor/domain/model/review';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import type { Api } from '../../../api/create-api';
import { useApp, useSessionState } from '../../../session/app-context';
import { keyOf, scopeOf, useInvalidate } from '../../../session/use-call';
import { changedBy, type Judgement, type Judgements, judgementOf, UNDECIDED } from './judgement';
import { useDecidedElsewhere } from './use-decided-elsewhere';

const PAGE = 100;

export type Saved = { ok: true } | { ok: false; error: ClientError; now: Judgement };

/** Changes that the server has not answered yet, by candidate, the oldest first. */
type Underway = ReadonlyMap<string, readonly DecisionBody[]>;

/**
 * The judgements of a batch and how to change one. A change is on screen until the server has answered it; rejected, it
 * disappears, whatever else is on its way, and `now` is the state that holds. Changes to one person are sent one after
 * the other, each with the revision returned for the previous one. Until all are sent, closing the tab prompts, because
 * queued ones would be lost.
 */
export function useJudgements(batchId: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const scope = scopeOf(useSessionState());
  const [userId, plan] = scope;
  const list = useMemo(() => {
    const queryKey: QueryKey = keyOf([userId, plan], reviews.decisions.name, { id: batchId });
    const queryFn = ({ signal }: { signal: AbortSignal }) => loadAll(api, batchId, signal);
    return { queryKey, queryFn };
  }, [api, userId, plan, batchId]);
  const { queryKey } = list;
  const { data } = useQuery<Judgements, ClientError>({ ...list, refetchOnWindowFocus: true });
  const [underway, setUnderway] = useState<Underway>(new Map());
  const turns = useRef(new Map<string, Promise<unknown>>());
  const unsaved = useRef(0);
  const cutShort = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  const stored = useCallback(
    (cid: string) => client.getQueryData<Judgements>(queryKey)?.[cid] ?? UNDECIDED,
    [client, queryKey],
  );
  const knows = useCallback(
    (cid: string, revision: number) => stored(cid).revision >= revision,
    [stored],
  );
  const isSaving = useCallback(() => unsaved.current > 0, []);
  const readAgain = useCallback(
    () => void client.invalidateQueries({ queryKey }),
    [client, queryKey],
  );
  useDecidedElsewhere(batchId, { knows, isSaving, readAgain });

  const keep = useCallback(
    async (cid: string, judgement: Judgement) => {
      // A read on its way may be older than this: it is given up, and begins anew after the last change.
      cutShort.current ||= client.isFetching({ queryKey }) > 0;
      await client.cancelQueries({ queryKey });
      client.setQueryData<Judgements>(queryKey, (known) => known && { ...known, [cid]: judgement });
    },
    [client, queryKey],
  );
  const send = useCallback(
    async (cid: string, body: DecisionBody): Promise<Saved> => {
      try {
        // Only the list tells the revision; without it the server finds out whether somebody was first.
        await client.ensureQueryData(list).catch(() => undefined);
        const { revision } = stored(cid);
        const params = { id: batchId, cid };
        await keep(cid, judgementOf(await api.call(reviews.decide, { params, body, revision })));
        // The dashboard counts what is left to decide.
        void invalidate(analytics.dashboard);
        return { ok: true };
      } catch (thrown) {
        const error = asClientError(thrown);
        if (error.code === 'conflict') await client.invalidateQueries({ queryKey });
        return { ok: false, error, now: stored(cid) };
      }
    },
    [api, client, invalidate, batchId, list, queryKey, stored, keep],
  );
  const save = useCallback(
    async (cid: string, body: DecisionBody): Promise<Saved> => {
      const turn = (turns.current.get(cid) ?? Promise.resolve()).then(() => send(cid, body));
      turns.current.set(cid, turn);
      unsaved.current += 1;
      setUnderway((before) => new Map(before).set(cid, [...(before.get(cid) ?? []), body]));
      const saved = await turn;
      unsaved.current -= 1;
      setUnderway((before) => without(before, cid, body));
      if (unsaved.current === 0 && cutShort.current) {
        cutShort.current = false;
        readAgain();
      }
      return saved;
    },
    [send, readAgain],
  );
  const judgements = useMemo(() => data && withChanges(data, underway), [data, underway]);
  return { judgements, underway, save };
}

function without(underway: Underway, cid: string, body: DecisionBody): Underway {
  const left = (underway.get(cid) ?? []).filter((one) => one !== body);
  const next = new Map(underway);
  if (left.length > 0) next.set(cid, left);
  else next.delete(cid);
  return next;
}

function withChanges(stored: Judgements, underway: Underway): Judgements {
  const changed = [...underway].map(([cid, changes]) => [
    cid,
    changedBy(stored[cid] ?? UNDECIDED, changes),
  ]);
  return { ...stored, ...Object.fromEntries(changed) };
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
