import type { MatchResult, RequirementResult } from '@candor/domain/model/match';
import type { ReplayReason, ScoreReplay } from '@candor/domain/model/replay';

/** A score with the ledger behind it. */
export type Reading = {
  score: number | null;
  match: Pick<MatchResult, 'requirements' | 'engine_version'> | null;
  textHash: string | null;
};

type Comparison = Pick<ScoreReplay, 'outcome' | 'reasons' | 'changed'>;

/**
 * Compares a replayed score with the stored one, line by line: verdicts, points and every piece of evidence.
 * `byMeaning`: an external model contributes to the score.
 */
export function compareMatches(
  stored: Reading,
  replayed: Reading,
  { byMeaning }: { byMeaning: boolean },
): Comparison {
  const changed = changedLines(
    stored.match?.requirements ?? [],
    replayed.match?.requirements ?? [],
  );
  if (changed.length === 0 && stored.score === replayed.score) {
    return { outcome: 'equal', reasons: [], changed };
  }
  return { outcome: 'differs', reasons: reasonsOf(stored, replayed, byMeaning), changed };
}

/** By id and words, because another engine numbers the ids of a job differently. */
function changedLines(
  stored: readonly RequirementResult[],
  replayed: readonly RequirementResult[],
): ScoreReplay['changed'] {
  const after = new Map(replayed.map((line) => [keyOf(line), line]));
  const before = new Set(stored.map(keyOf));
  return [
    ...stored.flatMap((line) => {
      const other = after.get(keyOf(line)) ?? null;
      return other && sameOutcome(line, other) ? [] : [changeOf(line, other)];
    }),
    ...replayed.filter((line) => !before.has(keyOf(line))).map((line) => changeOf(null, line)),
  ];
}

const keyOf = ({ id, text }: RequirementResult) => `${id} ${text}`;

function sameOutcome(one: RequirementResult, other: RequirementResult): boolean {
  return JSON.stringify(outcomeOf(one)) === JSON.stringify(outcomeOf(other));
}

function outcomeOf({ verdict, strength, points, max_points, evidence }: RequirementResult) {
  const places = evidence.map((one) => [one.start, one.end, one.section, one.reason, one.strength]);
  return [verdict, strength, points, max_points, places];
}

function changeOf(
  stored: RequirementResult | null,
  replayed: RequirementResult | null,
): ScoreReplay['changed'][number] {
  const line = stored ?? replayed;
  if (!line) throw new RangeError('There is no line that changed');
  return {
    requirement_id: line.id,
    text: line.text,
    stored: stored && { points: stored.points, verdict: stored.verdict },
    replayed: replayed && { points: replayed.points, verdict: replayed.verdict },
  };
}

function reasonsOf(stored: Reading, replayed: Reading, byMeaning: boolean): ReplayReason[] {
  const [before, after] = [partsOf(stored), partsOf(replayed)];
  const reasons: ReplayReason[] = [
    ...(before.engine === after.engine ? [] : (['engine'] as const)),
    ...(before.map === after.map ? [] : (['taxonomy'] as const)),
    ...(byMeaning ? (['meaning'] as const) : []),
    ...(stored.textHash === replayed.textHash ? [] : (['text'] as const)),
  ];
  return reasons.length === 0 ? ['unexplained'] : reasons;
}

/** '1.3.0+map.1f0c9e2ab04d7f31.terms.9c1d55aa02b3e8f7': the engine before the plus, and the imported map, if any. */
function partsOf({ match }: Reading): { engine: string; map: string | undefined } {
  const [engine = '', build = ''] = (match?.engine_version ?? '').split('+');
  return { engine, map: /(?:^|\.)map\.(\w+)/.exec(build)?.[1] };
}
