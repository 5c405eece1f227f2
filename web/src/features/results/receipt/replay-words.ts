import type { ReplayReason, ScoreReplay } from '@candor/domain/model/replay';
import { formatMean } from '../../../ui/format';

/** The outcome of a replay, in one sentence. */
export function replaySentence({ outcome, stored, replayed }: ScoreReplay): string {
  const score = replayed.score ?? '-';
  if (outcome === 'equal') {
    return `Replayed just now: ${score}, equal to the stored ledger, engine ${engineOf(replayed)}.`;
  }
  if (stored.score === replayed.score) {
    return `Replayed just now: ${score} as stored, but not by the same points and quotes.`;
  }
  return `Replayed just now: ${score}, where the stored ledger says ${stored.score ?? '-'}.`;
}

/** Why the replay differs, one sentence per reason. */
export function reasonSentences(replay: ScoreReplay): string[] {
  return replay.reasons.map((reason) => REASONS[reason](replay));
}

const REASONS: Readonly<Record<ReplayReason, (replay: ScoreReplay) => string>> = {
  engine: ({ stored, replayed }) =>
    `The engine has changed since, from ${engineOf(stored)} to ${engineOf(replayed)}.`,
  taxonomy: () => 'The map of skills that this installation imported has changed since.',
  meaning: () =>
    'A part of this score is read by a model outside Candor, which did not answer as it did then.',
  text: () => 'The text that is kept is not the one that was scored.',
  unexplained: () =>
    'Text, requirements and engine have not changed, so this should not happen. Please tell support, with the reference below.',
};

/** The points of one requirement then and now: `12.0 points, now 9.5`. */
export function changeWords({ stored, replayed }: ScoreReplay['changed'][number]): string {
  if (!stored) return `not asked for then, now ${formatMean(replayed?.points ?? 0)} points`;
  if (!replayed) return `${formatMean(stored.points)} points, not asked for now`;
  if (stored.points === replayed.points) return 'the same points by other quotes';
  return `${formatMean(stored.points)} points, now ${formatMean(replayed.points)}`;
}

/** The version without imported and taught parts. */
function engineOf({ engine_version }: ScoreReplay['stored']): string {
  return engine_version.split('+')[0] ?? engine_version;
}
