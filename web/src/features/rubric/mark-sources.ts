import { sourcesOf } from '@candor/domain/rules/rubric-edits';
import type { LabelledLine } from './label-lines';

/** A span of the job text; with a key if a requirement was read from it. */
export type SourcePiece = { start: number; text: string; key: string | null; label: string };

/**
 * The job text split at the words from which requirements were read. If two overlap, the earlier keeps its words.
 */
export function markSources(jobText: string, lines: readonly LabelledLine[]): SourcePiece[] {
  const spans = lines
    .flatMap((line) =>
      sourcesOf(line).map(({ start, end }) => ({ start, end, key: line.key, label: line.label })),
    )
    .filter(({ start, end }) => start < end && end <= jobText.length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: SourcePiece[] = [];
  let at = 0;
  for (const { start, end, key, label } of spans) {
    const from = Math.max(at, start);
    if (from >= end) continue;
    if (from > at) pieces.push({ start: at, text: jobText.slice(at, from), key: null, label: '' });
    pieces.push({ start: from, text: jobText.slice(from, end), key, label });
    at = end;
  }
  if (at < jobText.length)
    pieces.push({ start: at, text: jobText.slice(at), key: null, label: '' });
  return pieces;
}
