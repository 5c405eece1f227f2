import type { DecisionKind, ProcessedItem } from '@candor/domain/model/batch';
import { useCallback, useMemo, useRef, useState } from 'react';
import { formatCount, plural } from '../../../ui/format';
import { notify } from '../../../ui/toast';
import { stateOf, stateOfSeveral } from './decision-words';
import { changedBy, countDecided, type Judgement, UNDECIDED } from './judgement';
import { type Saved, useJudgements } from './use-judgements';

/** One step that can be undone: the previous state of each person it affected. */
type Step = readonly { id: string; decision: DecisionKind | null; reason: string | null }[];

export type LastDecision = {
  ids: readonly string[];
  decision: DecisionKind | null;
  text: string;
  /** What may follow it: a reason and an undo; an undo alone; nothing after an undo. */
  follows: 'reason' | 'undo' | 'nothing';
};

export type Review = {
  judgementOf: (id: string) => Judgement;
  decisionOf: (id: string) => DecisionKind | null;
  /**
   * Decides about one or more people; repeating an existing decision undoes it. Answers about whom it was not saved.
   */
  decide: (ids: readonly string[], decision: DecisionKind) => Promise<readonly string[]>;
  undo: () => void;
  /** How many people in the batch have each decision; null while the decisions are being read. */
  decided: Readonly<Record<DecisionKind, number>> | null;
  explain: (id: string, reason: string) => void;
  saveNote: (id: string, note: string) => Promise<Saved>;
  /** The last action, for the line that says it and offers to undo it; null if it was not saved. */
  last: LastDecision | null;
};

const NOTICE = 'decision';

/** Deciding about the people of a batch: immediately on screen, stored on the server, undone step by step. */
export function useReview(
  batchId: string,
  items: readonly ProcessedItem[],
  nameOf: (id: string) => string,
): Review {
  const { judgements, underway, save } = useJudgements(batchId);
  const [last, setLast] = useState<LastDecision | null>(null);
  const steps = useRef<Step[]>([]);

  // Until the full list is there, the results themselves carry the decisions.
  const known = useMemo(
    () => new Map(items.map((item) => [item.candidate_id_internal, item.decision])),
    [items],
  );
  const judgementOf = useCallback(
    (id: string): Judgement => {
      if (judgements) return judgements[id] ?? UNDECIDED;
      const decision = known.get(id) ?? null;
      return changedBy({ ...UNDECIDED, decision }, underway.get(id) ?? []);
    },
    [judgements, underway, known],
  );
  const decided = useMemo(() => (judgements ? countDecided(judgements) : null), [judgements]);
  const decisionOf = useCallback((id: string) => judgementOf(id).decision, [judgementOf]);

  const send = useCallback(
    async (id: string, decision: DecisionKind | null, reason: string | null) => {
      const saved = await save(id, { decision, reason });
      if (saved.ok) return;
      setLast(null);
      notify(refusalOf(nameOf(id), saved));
    },
    [save, nameOf],
  );
  const sendAll = useCallback(
    async (ids: readonly string[], decision: DecisionKind | null) => {
      const answers = await Promise.all(
        ids.map(async (id) => ({ id, saved: await save(id, { decision, reason: null }) })),
      );
      const refused = answers.flatMap(({ id, saved }) => (saved.ok ? [] : [{ id, saved }]));
      const [first] = refused;
      if (!first) return [];
      setLast(null);
      notify(
        refused.length === 1
          ? refusalOf(nameOf(first.id), first.saved)
          : refusalsOf(ids.length, refused.length, first.saved),
      );
      return refused.map(({ id }) => id);
    },
    [save, nameOf],
  );

  const decide = useCallback(
    async (ids: readonly string[], decision: DecisionKind) => {
      const before = ids.map((id) => ({ id, ...judgementOf(id) }));
      if (before.length === 0) return [];
      const next = before.every((one) => one.decision === decision) ? null : decision;
      steps.current.push(before.map(({ id, decision, reason }) => ({ id, decision, reason })));
      const asks = next === 'set_aside' && ids.length === 1;
      const text = sentenceOf(ids, next, nameOf);
      setLast({ ids, decision: next, text, follows: asks ? 'reason' : 'undo' });
      return sendAll(ids, next);
    },
    [judgementOf, nameOf, sendAll],
  );

  const undo = useCallback(() => {
    const step = steps.current.pop();
    if (!step) return;
    const ids = step.map(({ id }) => id);
    const decision = step[0]?.decision ?? null;
    const text = step.every((one) => one.decision === decision)
      ? sentenceOf(ids, decision, nameOf)
      : `${plural(ids.length, 'person', 'people')} are decided as before`;
    setLast({ ids, decision, text, follows: 'nothing' });
    for (const one of step) void send(one.id, one.decision, one.reason);
  }, [send, nameOf]);

  const explain = useCallback(
    (id: string, reason: string) => {
      const { decision } = judgementOf(id);
      const text = `${stateOf(nameOf(id), decision)}: ${reason}`;
      setLast({ ids: [id], decision, text, follows: 'undo' });
      void send(id, decision, reason);
    },
    [send, judgementOf, nameOf],
  );
  const saveNote = useCallback((id: string, note: string) => save(id, { note }), [save]);
  return useMemo(
    () => ({ judgementOf, decisionOf, decided, decide, undo, explain, saveNote, last }),
    [judgementOf, decisionOf, decided, decide, undo, explain, saveNote, last],
  );
}

/** A decision about one or more people, in words. */
function sentenceOf(
  ids: readonly string[],
  decision: DecisionKind | null,
  nameOf: (id: string) => string,
): string {
  const [first] = ids;
  if (first !== undefined && ids.length === 1) return stateOf(nameOf(first), decision);
  return stateOfSeveral(ids.length, decision);
}

/** Several at once are refused for the same reason, as a rule: one notice says it. */
function refusalsOf(all: number, refused: number, { error }: Extract<Saved, { ok: false }>) {
  return {
    kind: 'error' as const,
    id: NOTICE,
    title: `Saved for ${formatCount(all - refused)} of ${plural(all, 'person', 'people')}`,
    detail: `${error.message} The other ${formatCount(refused)} stay selected to go on with.`,
  };
}

function refusalOf(name: string, { error, now }: Extract<Saved, { ok: false }>) {
  if (error.code === 'conflict') {
    return {
      kind: 'warning' as const,
      id: NOTICE,
      title: `Decided elsewhere: ${stateOf(name, now.decision)}.`,
      detail:
        'Another window or person decided first. Yours was not saved; decide again to change it.',
    };
  }
  return {
    kind: 'error' as const,
    id: NOTICE,
    title: 'The decision was not saved',
    detail: error.message,
  };
}
